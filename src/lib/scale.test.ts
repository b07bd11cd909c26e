import fc from 'fast-check';
import { expect, test } from 'vitest';

import { linearScale, niceTicks, spreadApart } from './scale';

test('both ends of a scale land where they should, upside down as well', () => {
  const scale = linearScale(10, 20, 300, 0);
  expect([scale(10), scale(15), scale(20)]).toEqual([300, 150, 0]);
});

test('a scale over nothing puts everything at its start', () => {
  expect(linearScale(5, 5, 0, 100)(5)).toBe(0);
});

test.each([
  [0, 600_000, 5, [0, 200_000, 400_000, 600_000]],
  [0, 10, 5, [0, 2, 4, 6, 8, 10]],
  [-30, 45, 3, [-25, 0, 25]],
  [7, 7, 5, [7]],
])('from %d to %d in about %d ticks', (from, to, about, expected) => {
  expect(niceTicks(from, to, about)).toEqual(expected);
});

test('ticks stay inside their range and never number more than one above what was asked', () => {
  const size = fc.double({ min: 0.01, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), size, (from, length) => {
      const ticks = niceTicks(from, from + length, 5);
      expect(ticks.length).toBeLessThanOrEqual(6);
      for (const tick of ticks) {
        expect(tick).toBeGreaterThanOrEqual(from - length * 1e-9);
        expect(tick).toBeLessThanOrEqual(from + length * (1 + 1e-9));
      }
    }),
  );
});

test('positions that are apart stay where they are', () => {
  expect(spreadApart([10, 40, 80], 14, 0)).toEqual([10, 40, 80]);
});

test('close positions make room upwards, and downwards when there is no more above', () => {
  expect(spreadApart([50, 52], 14, 0)).toEqual([38, 52]);
  expect(spreadApart([2, 4], 14, 0)).toEqual([0, 14]);
});

test('whatever comes in, labels end up a gap apart', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 6 }), (positions) => {
      const spread = spreadApart(
        positions.toSorted((a, b) => a - b),
        14,
        0,
      );
      for (const [index, place] of spread.entries()) {
        expect(place - (spread[index - 1] ?? -14)).toBeGreaterThanOrEqual(14);
      }
    }),
  );
});
