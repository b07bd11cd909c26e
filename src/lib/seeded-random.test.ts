import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRandom, randomIndex, shuffled } from './seeded-random';

/** Worked out with a separate implementation in unbounded integers. */
test.each([
  [1, [2_012_149_540, 1_872_316_204, 1_707_632_675, 1_779_833_415]],
  [20_240_531, [2_631_606_447, 88_870_086, 3_944_227_344]],
  [5 * 2 ** 32 + 9, [1_877_293_671, 3_495_498_130, 133_823_453]],
])('seed %d gives the known sfc32 outputs', (seed, expected) => {
  const random = createRandom(seed);
  expect(expected.map(() => random() * 2 ** 32)).toEqual(expected);
});

test('the numbers fill [0, 1) evenly', () => {
  const random = createRandom(3);
  const counts = new Array<number>(10).fill(0);
  for (let draw = 0; draw < 100_000; draw += 1) {
    const bin = randomIndex(random, 10);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  expect(counts).toHaveLength(10);
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('a shuffle keeps every item and leaves the given list alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items];
      const result = shuffled(items, createRandom(seed));
      expect(result.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      expect(items).toEqual(before);
    }),
  );
});
