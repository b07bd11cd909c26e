import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  bytesAt,
  endFor,
  endOf,
  heapLeaves,
  layOutHill,
  STEP_BYTES,
  stretchesOf,
  terraceOf,
} from './hill';

const WIDE = { width: 1_152, height: 200, isNarrow: false };
const NARROW = { width: 358, height: 115, isNarrow: true };
const sizes = fc.constantFrom(WIDE, NARROW);
const bytes = fc.integer({ min: 1_000, max: 48_000 });
const windows = fc.integer({ min: 1, max: 64 });
const orders = fc.constantFrom('last' as const, 'first' as const);
const lay = (count: number, window = 10, size = WIDE) =>
  layOutHill(size, window, endFor(count, window));

test('words that fill the first trip stand at its edge; one byte more, and they are a terrace lower', () => {
  const hill = lay(8_000);
  const [first, second] = hill.terraces;
  expect(hill.terraces).toHaveLength(2);
  expect(endOf(hill, 14_600, 'last') + hill.words.width).toBeCloseTo(first.right, 6);
  expect([terraceOf(hill, 0), terraceOf(hill, 14_600)]).toEqual([first, first]);
  expect(terraceOf(hill, 14_601)).toBe(second);
  expect(endOf(hill, 14_601, 'last')).toBeCloseTo(first.right + hill.scale, 6);
  expect(second?.top).toBeGreaterThan(first.top);
});

test('a place at the edge is the full trip until the words are beyond it by half', () => {
  const hill = lay(8_000);
  const edge = hill.terraces[0].right;
  expect(bytesAt(hill, edge - hill.words.width, 'last')).toBeCloseTo(14_600, 6);
  const half = hill.words.width / 2;
  expect(bytesAt(hill, edge - half - 1, 'last')).toBe(14_600);
  expect(bytesAt(hill, edge - half + 1, 'last')).toBe(14_650);
  expect(bytesAt(hill, edge + 1, 'last')).toBe(14_650);
  expect(bytesAt(hill, edge + 60, 'last')).toBeGreaterThan(14_700);
  // Words that go first leave no gap at the edge.
  expect(bytesAt(hill, edge - half + 1, 'first')).toBeLessThan(14_600);
  expect(bytesAt(hill, -50, 'last')).toBe(0);
});

test('what is shown never lies outside, and a place gives back its bytes', () => {
  fc.assert(
    fc.property(bytes, windows, orders, sizes, (count, window, order, size) => {
      const hill = lay(count, window, size);
      const end = endOf(hill, count, order);
      // What is pushed stands behind it: the words, or a block of their size.
      expect(end + hill.words.width).toBeLessThanOrEqual(size.width + 0.01);
      const { trip, from } = terraceOf(hill, count);
      const least = trip === 1 ? 0 : from + STEP_BYTES;
      expect(bytesAt(hill, end, order)).toBeCloseTo(Math.max(count, least), 4);
      for (const { top } of hill.terraces) {
        expect(top).toBeGreaterThanOrEqual(hill.words.height);
        expect(top).toBeLessThan(size.height);
      }
    }),
  );
});

test('leaves lie on every terrace before the last, and as far as they have come', () => {
  const hill = lay(20_000);
  const [first, second] = hill.terraces;
  const whole = stretchesOf(hill, 20_000, 'last');
  expect(whole).toHaveLength(2);
  expect(whole[0]).toEqual({ x: 0, y: first.top, width: first.right });
  expect(whole[1]?.x).toBe(second?.left);
  expect(stretchesOf(hill, 20_000, 'last', 7_300)).toEqual([
    { x: 0, y: first.top, width: first.right / 2 },
  ]);
  expect(stretchesOf(hill, 20_000, 'first')[0]?.x).toBe(hill.words.width);
  expect(stretchesOf(hill, 20_000, 'last', 0)).toEqual([]);
});

test('heaps are the same every time, and more where there is more room', () => {
  expect(heapLeaves(lay(8_000), false)).toEqual(heapLeaves(lay(8_000), false));
  const [wide, narrow] = [heapLeaves(lay(8_000), false), heapLeaves(lay(8_000, 10, NARROW), true)];
  expect(wide).toHaveLength(3);
  expect(wide.join('').length).toBeGreaterThan(narrow.join('').length);
});

test('a hill too small for anything has no terrace above its top', () => {
  const { scale, drop } = layOutHill({ width: 40, height: 10, isNarrow: true }, 10, 18_250);
  expect([scale, drop]).toEqual([0, 0]);
});
