import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PARTS, planLoads, SEGMENT_BYTES, segmentsBefore, segmentsIn, tripsFor } from './trips';
import type { Order } from './trips';

const windows = fc.integer({ min: 1, max: 64 });
const bytes = fc.integer({ min: 1, max: 500_000 });
const wishes = fc.record({
  parts: fc.subarray([...PARTS]),
  order: fc.constantFrom<Order>('last', 'first'),
  fill: fc.integer({ min: 0, max: 500_000 }),
  window: windows,
});
const sizes = fc.record({ words: bytes, script: bytes, font: bytes, photo: bytes });

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

  test('each trip carries twice as much as the one before, which is one window more than all before', () => {
    fc.assert(
      fc.property(windows, fc.integer({ min: 1, max: 12 }), (window, trip) => {
        expect(segmentsIn(trip + 1, window)).toBe(2 * segmentsIn(trip, window));
        expect(segmentsBefore(trip + 1, window)).toBe(segmentsIn(trip + 1, window) - window);
      }),
    );
  });
});

describe('a plan', () => {
  const page = { words: 600, script: 9_000, font: 33_812, photo: 34_222 };
  const all = { parts: PARTS, order: 'last', fill: 0, window: 10 } as const;

  test('puts the words behind everything, or before it', () => {
    const last = planLoads(page, all);
    expect(last.loads.map(({ cargo }) => cargo)).toEqual(['script', 'font', 'photo', 'words']);
    expect(last.words).toEqual({ cargo: 'words', from: 77_034, to: 77_634, trip: 3 });
    expect(last).toMatchObject({ bytes: 77_634, segments: 54, trips: 3 });
    const first = planLoads(page, { ...all, order: 'first' });
    expect(first.loads.map(({ cargo }) => cargo)).toEqual(['words', 'script', 'font', 'photo']);
    expect(first.words.trip).toBe(1);
    expect(first.trips).toBe(3);
  });

  test('is filled up to exactly so many bytes, and one byte more is one trip more', () => {
    const filled = (fill: number) => planLoads(page, { ...all, parts: [], fill });
    expect(filled(14_600)).toMatchObject({ bytes: 14_600, segments: 10, trips: 1 });
    expect(filled(14_601)).toMatchObject({ bytes: 14_601, segments: 11, trips: 2 });
    expect(filled(14_601).loads.map(({ cargo }) => cargo)).toEqual(['filler', 'words']);
  });

  test('has no filler where the page is larger already', () => {
    expect(planLoads(page, { ...all, fill: 1_000 }).bytes).toBe(77_634);
  });

  test('sends every byte once, without gaps, and never later than the last trip', () => {
    fc.assert(
      fc.property(sizes, wishes, (own, wish) => {
        const plan = planLoads(own, wish);
        let at = 0;
        for (const { from, to, trip } of plan.loads) {
          expect(from).toBe(at);
          expect(trip).toBeLessThanOrEqual(plan.trips);
          at = to;
        }
        expect(at).toBe(plan.bytes);
        expect(plan.bytes).toBeGreaterThanOrEqual(wish.fill);
      }),
    );
  });

  test('never lets the words wait longer when they go first, for the same bytes', () => {
    fc.assert(
      fc.property(sizes, wishes, (own, wish) => {
        const first = planLoads(own, { ...wish, order: 'first' });
        const last = planLoads(own, { ...wish, order: 'last' });
        expect(first.bytes).toBe(last.bytes);
        expect(first.words.trip).toBeLessThanOrEqual(last.words.trip);
        expect(last.words.trip).toBe(last.trips);
      }),
    );
  });
});
