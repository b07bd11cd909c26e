import { expect, test } from 'vitest';

import { follow } from './follow';

test('two steps of 8 ms give what one of 16 ms gives', () => {
  expect(follow(follow(0.9, 0.2, 8), 0.2, 8)).toBeCloseTo(follow(0.9, 0.2, 16), 12);
  expect(follow(follow(0.1, 0.8, 8), 0.8, 8)).toBeCloseTo(follow(0.1, 0.8, 16), 12);
});

test('a rise is nearly done after 50 ms, a fall is not', () => {
  expect(follow(0, 1, 50)).toBeGreaterThan(0.95);
  expect(follow(1, 0, 50)).toBeGreaterThan(0.7);
});

test('no time changes nothing', () => {
  expect(follow(0.4, 1, 0)).toBe(0.4);
});
