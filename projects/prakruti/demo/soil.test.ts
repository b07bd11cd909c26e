import fc from 'fast-check';
import { expect, test } from 'vitest';

import { layOutSoil } from './soil';
import { PARTS, planLoads } from './trips';

const WIDE = { width: 1_152, height: 280, isNarrow: false };
const NARROW = { width: 328, height: 220, isNarrow: true };
const SIZES = { words: 600, script: 9_000, font: 33_812, photo: 34_222 };
const plan = (window: number, fill = 0) =>
  planLoads(SIZES, { parts: PARTS, order: 'last', fill, window });

test('three trips have 10, 20 and 40 slots, and the last row is as wide as the drawing', () => {
  const { rows, isDense } = layOutSoil(plan(10), 10, WIDE);
  expect(rows.map(({ capacity }) => capacity)).toEqual([10, 20, 40]);
  expect(rows.map(({ held }) => held)).toEqual([10, 20, 24]);
  expect(rows[2]?.right).toBe(WIDE.width);
  expect(rows[0]?.slots.match(/M/g)).toHaveLength(10);
  expect(rows[2]?.blocks.map(({ cargo }) => cargo)).toEqual(['photo', 'words']);
  expect(isDense).toBe(false);
});

test('a block is as wide as what is drawn of it', () => {
  const alone = planLoads(SIZES, { parts: [], order: 'last', fill: 0, window: 3 });
  const [row] = layOutSoil(alone, 3, WIDE).rows;
  const [block] = row?.blocks ?? [];
  expect(block?.width).toBeCloseTo(Number(/h([\d.]+)/.exec(block?.path ?? '')?.[1]), 1);
});

test('before anything is measured there are three empty rows', () => {
  const { rows } = layOutSoil(undefined, 10, WIDE);
  expect(rows.map(({ held, blocks }) => [held, blocks.length])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('nine rows are dense, and slots too narrow to be told apart become one', () => {
  const { rows, isDense } = layOutSoil(plan(1, 500_000), 1, NARROW);
  expect(rows).toHaveLength(9);
  expect(isDense).toBe(true);
  expect(rows[8]?.slots.match(/M/g)).toHaveLength(1);
});

test('every segment is held once, and nothing leaves the drawing', () => {
  const any = fc.tuple(
    fc.integer({ min: 1, max: 64 }),
    fc.integer({ min: 0, max: 500_000 }),
    fc.constantFrom(WIDE, NARROW),
  );
  fc.assert(
    fc.property(any, ([window, fill, size]) => {
      const load = plan(window, fill);
      const { rows } = layOutSoil(load, window, size);
      expect(rows.reduce((sum, { held }) => sum + held, 0)).toBe(load.segments);
      for (const { blocks, left, right, blockTop, blockHeight, top, height } of rows) {
        expect(right).toBeLessThanOrEqual(size.width + 0.01);
        expect(blockHeight).toBeGreaterThan(4);
        expect(blockTop + blockHeight).toBeLessThanOrEqual(top + height);
        for (const { x, width } of blocks) {
          expect(x).toBeGreaterThanOrEqual(left);
          // Three pixels more: what is too small to be seen is drawn larger.
          expect(x + width).toBeLessThanOrEqual(right + 3);
        }
      }
    }),
  );
});
