import { expect, test } from 'vitest';

import { arrowHead } from './arrow-head';

test('an arrow to the right ends two units short, in a head eight long and eight wide', () => {
  expect(arrowHead([0, 50, 100, 50])).toEqual({
    head: [98, 50, 90, 54, 90, 46],
    shaft: [0, 50, 90, 50],
  });
});

test('the head follows the last stretch of a bent arrow', () => {
  expect(arrowHead([0, 0, 40, 0, 40, 60])).toEqual({
    head: [40, 58, 36, 50, 44, 50],
    shaft: [0, 0, 40, 0, 40, 50],
  });
});

test('an arrow of no length still has finite corners', () => {
  expect(arrowHead([5, 5, 5, 5]).head.every(Number.isFinite)).toBe(true);
});
