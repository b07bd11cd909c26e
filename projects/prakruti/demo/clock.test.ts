import { expect, test } from 'vitest';

import { arrivedAt, flownAt, shownTripMs } from './clock';

test.each([
  [20, 60],
  [300, 900],
  [400, 1_000],
  [1_000, 1_000],
  [2_000, 2_000],
])('a trip of %i ms is shown for %i ms', (rtt, shown) => {
  expect(shownTripMs(rtt)).toBe(shown);
});

test('bytes are there trip by trip', () => {
  expect([0, 299, 300, 599, 600, 900].map((ms) => arrivedAt(ms, 300, 10))).toEqual([
    0, 0, 14_600, 14_600, 43_800, 102_200,
  ]);
});

test('a trip asks for half of its time and comes back for the other half', () => {
  expect([0, 149, 225, 300, 400, 525].map((ms) => flownAt(ms, 300, 10))).toEqual([
    0, 0, 7_300, 14_600, 14_600, 29_200,
  ]);
});
