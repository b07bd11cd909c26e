import { expect, test } from 'vitest';

import { coverOpacity, drift, parallaxReach, tiltFor } from './geometry';

test('opacity rises evenly from 1 - n/10 at the deepest cover to 1 at the front', () => {
  expect([0, 1, 2].map((index) => coverOpacity(index, 3))).toEqual([0.7, 0.85, 1]);
  expect(coverOpacity(0, 5)).toBeCloseTo(0.5);
  expect(coverOpacity(4, 5)).toBe(1);
});

test('a single cover is opaque', () => {
  expect(coverOpacity(0, 1)).toBe(1);
});

test('deeper covers move more: ten pixels for each step of depth from the front', () => {
  expect([0, 1, 2].map((index) => parallaxReach(index, 3))).toEqual([30, 20, 10]);
});

test('a cover runs from one end of its path to the other over the range, and no further', () => {
  expect([0, 540, 1080, 2160].map((x) => drift(x, 2160))).toEqual([-1, -0.5, 0, 1]);
  expect(drift(5000, 2160)).toBe(1);
  expect(drift(-10, 2160)).toBe(-1);
});

test('a tilt stays within ten degrees either way', () => {
  expect(tiltFor(0)).toBe(-10);
  expect(tiltFor(0.5)).toBe(0);
  expect(tiltFor(1)).toBe(10);
});
