import { describe, expect, test } from 'vitest';

import { ACT, turnedAt, TURNING } from './act';
import { faceRows, FACE_SIZE, facePath } from './faces';
import { KINDS, MOUTHS, SUPPLY } from './sale';
import { settings } from './settings';
import { layOut } from './wall-layout';
import { describeRun, explain, formatChiSquare } from './words';

const drawn = { shift: 7, crowns: 50, order: 515 };
const say = (changes: Partial<typeof settings.start>, crowns = 50) =>
  explain({ ...settings.start, ...changes }, { ...drawn, crowns });

describe('the line under the sentence', () => {
  test('says who could know the shift', () => {
    expect(say({})).toContain('every token can still be bought');
    expect(say({ sold: 600 })).toContain('the last 400 can still be bought');
    expect(say({ sold: SUPPLY })).toContain('did not exist while tokens were on sale');
  });

  test('says what the builder has found', () => {
    expect(say({ sold: SUPPLY, tries: 3_000 })).toContain('Order 516 of 3,000 gives shift 7: all');
    expect(say({ sold: SUPPLY, tries: 3_000 }, 8)).toContain('the best so far');
    expect(say({ sold: SUPPLY, tries: 20, shuffled: false }, 23)).toContain('side by side');
    expect(say({ sold: SUPPLY, tries: 9, sealed: true }, 1)).toContain('sealed number was opened');
  });

  test('shows a decimal of a small chi-square only', () => {
    expect([0.31, 99.96, 18_999.7].map(formatChiSquare)).toEqual(['0.3', '100.0', '19,000']);
  });

  test('names a shared run', () => {
    expect(describeRun({ ...settings.start, sold: SUPPLY, tries: 3_000, sealed: true })).toBe(
      'the shift is drawn after 1,000 of 1,000 sales, 3,000 orders tried, with a sealed number.',
    );
    expect(describeRun(settings.start)).toContain('1 order tried.');
  });
});

describe('the faces', () => {
  const all = Array.from({ length: KINDS.length * MOUTHS }, (_, picture) => picture);

  test('are all different and of one size', () => {
    expect(new Set(all.map(facePath)).size).toBe(all.length);
    for (const rows of all.map(faceRows)) {
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => FACE_SIZE));
      expect(rows).toHaveLength(FACE_SIZE);
    }
  });
});

describe('the wall', () => {
  test.each([
    { width: 826, height: 544, isNarrow: false },
    { width: 328, height: 384, isNarrow: true },
    { width: 1_800, height: 700, isNarrow: false },
  ])('holds every token inside $width by $height', (size) => {
    const { columns, tile, top, width, height, y, soldAt } = layOut(size);
    expect(columns * tile).toBeLessThanOrEqual(size.width + 1e-9);
    expect(Math.ceil(SUPPLY / columns) * tile).toBeCloseTo(height, 9);
    expect(width * height).toBeGreaterThan(0.8 * size.width * (size.height - 28) * 0.6);
    expect([y(0), y(SUPPLY)]).toEqual([top, top + height]);
    expect(soldAt(y(520))).toBeCloseTo(520, 9);
  });

  test('every token is face up when the sale of the opening act ends', () => {
    expect(turnedAt(0)).toBe(0);
    expect(turnedAt(1)).toBe(SUPPLY + TURNING);
    expect(ACT.saleEnds).toBeLessThan(ACT.ends);
  });
});
