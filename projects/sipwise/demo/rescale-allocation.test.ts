import fc from 'fast-check';
import { expect, test } from 'vitest';

import { findAllocationProblem } from './plan';
import { rescaleAllocation } from './rescale-allocation';

test.each([
  [
    { fd: 30, gold: 20, nifty50: 45, bitcoin: 5 },
    { fd: 30, gold: 20, nifty50: 45, bitcoin: 5 },
  ],
  [
    { fd: 1, gold: 1, nifty50: 1, bitcoin: 0 },
    { fd: 34, gold: 33, nifty50: 33, bitcoin: 0 },
  ],
  [
    { fd: 60, gold: 60, nifty50: 60, bitcoin: 60 },
    { fd: 25, gold: 25, nifty50: 25, bitcoin: 25 },
  ],
  [
    { fd: 0, gold: 0, nifty50: 0, bitcoin: 0 },
    { fd: 100, gold: 0, nifty50: 0, bitcoin: 0 },
  ],
  [
    { fd: NaN, gold: -5, nifty50: 50, bitcoin: Infinity },
    { fd: 0, gold: 0, nifty50: 100, bitcoin: 0 },
  ],
])('%o becomes %o', (given, expected) => {
  expect(rescaleAllocation(given)).toEqual(expected);
});

test('whatever comes in can be used afterwards', () => {
  const share = fc.double({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(share, share, share, share, (fd, gold, nifty50, bitcoin) => {
      const rescaled = rescaleAllocation({ fd, gold, nifty50, bitcoin });
      expect(findAllocationProblem(rescaled)).toBeUndefined();
    }),
  );
});
