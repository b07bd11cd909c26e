import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRandom } from '@/lib/seeded-random';

import { percentileOf, shareAtLeast } from './percentile';

const uniformGrid = Float64Array.from({ length: 101 }, (_, index) => index);

test.each([
  [0, 0],
  [0.05, 5],
  [0.5, 50],
  [0.955, 95.5],
  [1, 100],
])('the percentile %d of the grid 0 to 100 is %d', (fraction, expected) => {
  expect(percentileOf(uniformGrid, fraction)).toBeCloseTo(expected, 10);
});

test('the percentiles of normal numbers are those of the normal distribution', () => {
  const random = createRandom(2);
  const normal = Float64Array.from({ length: 50_000 }, () => {
    const radius = Math.sqrt(-2 * Math.log1p(-random()));
    return radius * Math.cos(2 * Math.PI * random());
  }).sort();
  expect(percentileOf(normal, 0.05)).toBeCloseTo(-1.645, 1);
  expect(percentileOf(normal, 0.5)).toBeCloseTo(0, 1);
  expect(percentileOf(normal, 0.8413)).toBeCloseTo(1, 1);
  expect(shareAtLeast(normal, 1.645)).toBeCloseTo(0.05, 2);
});

test('the share at or above a value counts the value itself', () => {
  const sorted = Float64Array.of(1, 2, 2, 3);
  expect(shareAtLeast(sorted, 2)).toBe(0.75);
  expect(shareAtLeast(sorted, 2.1)).toBe(0.25);
  expect(shareAtLeast(sorted, 0)).toBe(1);
  expect(shareAtLeast(sorted, 4)).toBe(0);
});

test('the binary search agrees with counting', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 });
  fc.assert(
    fc.property(numbers, fc.integer({ min: -1, max: 21 }), (values, threshold) => {
      const counted = values.filter((value) => value >= threshold).length / values.length;
      expect(shareAtLeast(Float64Array.from(values).sort(), threshold)).toBe(counted);
    }),
  );
});

test('an empty sample has no percentile', () => {
  expect(() => percentileOf(new Float64Array(), 0.5)).toThrow(RangeError);
});
