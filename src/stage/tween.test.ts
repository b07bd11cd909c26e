import { expect, test } from 'vitest';

import { easeOut, mix, mixAll } from './tween';

test('easing starts at 0, ends at 1 and is ahead in between', () => {
  expect(easeOut(0)).toBe(0);
  expect(easeOut(1)).toBe(1);
  expect(easeOut(0.5)).toBe(0.875);
});

test('a mix is one number, the other, or between them', () => {
  expect(mix(2, 4, 0)).toBe(2);
  expect(mix(2, 4, 1)).toBe(4);
  expect(mix(2, 4, 0.25)).toBe(2.5);
});

test('what is new in a list is there at once', () => {
  expect(mixAll([0, 10], [10, 20, 30], 0.5)).toEqual([5, 15, 30]);
});
