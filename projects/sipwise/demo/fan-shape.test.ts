import { expect, test } from 'vitest';

import { listOutline, topOf, withTip } from './fan-shape';

const fan = [
  { year: 1, values: [1, 2, 3, 4, 5] },
  { year: 2, values: [2, 4, 6, 8, 10] },
];

test('the fan starts from nothing', () => {
  expect(withTip(fan)[0]).toEqual({ year: 0, values: [0, 0, 0, 0, 0] });
});

test('the chart reaches the highest line when it is near', () => {
  expect(topOf(fan, 5)).toBe(10);
});

test('a goal above the fan stays on the chart', () => {
  expect(topOf(fan, 100)).toBe(120);
  expect(topOf([], 100)).toBe(120);
});

test('a highest line far above the rest leaves the chart', () => {
  expect(topOf([{ year: 1, values: [1, 2, 3, 4, 500] }], 1)).toBe(6);
});

test('an outline runs forward along the low line and back along the high one', () => {
  expect(listOutline(fan, 1, 3)).toEqual([
    { year: 1, value: 2 },
    { year: 2, value: 4 },
    { year: 2, value: 8 },
    { year: 1, value: 4 },
  ]);
});
