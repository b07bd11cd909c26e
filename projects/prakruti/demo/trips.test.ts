import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bytesBefore, edgeOf, SEGMENT_BYTES, tripsFor } from './trips';

const windows = fc.integer({ min: 1, max: 64 });
const bytes = fc.integer({ min: 1, max: 500_000 });

describe('round trips', () => {
  test.each([
    [0, 0],
    [1, 1],
    [14_600, 1],
    [14_601, 2],
    [43_800, 2],
    [43_801, 3],
    [102_200, 3],
    [102_201, 4],
  ])('%i bytes take %i with a window of 10', (size, trips) => {
    expect(tripsFor(size, 10)).toBe(trips);
  });

  test('a window of 3, as RFC 3390 has it, fills at 4,380 bytes', () => {
    expect(edgeOf(3)).toBe(4_380);
    expect([4_380, 4_381, 13_140, 13_141].map((size) => tripsFor(size, 3))).toEqual([1, 2, 2, 3]);
  });

  test('the count is that of the closed form', () => {
    fc.assert(
      fc.property(bytes, windows, (size, window) => {
        const segments = Math.ceil(size / SEGMENT_BYTES);
        // A little less: the logarithm of a whole power is not always whole.
        const closed = Math.ceil(Math.log2(segments / window + 1) - 1e-12);
        expect(tripsFor(size, window)).toBe(closed);
      }),
    );
  });

  test('each trip carries twice as much as the one before', () => {
    fc.assert(
      fc.property(windows, fc.integer({ min: 1, max: 12 }), (window, trip) => {
        const carries = (one: number) => bytesBefore(one + 1, window) - bytesBefore(one, window);
        expect(carries(trip + 1)).toBe(2 * carries(trip));
        expect(carries(1)).toBe(window * SEGMENT_BYTES);
      }),
    );
  });
});
