import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fitTop, fitWild, layOut, placeDots, showDots } from './fan-layout';

const wide = layOut({ width: 1_240, height: 664, isNarrow: false }, 1_050_000);
const narrow = layOut({ width: 360, height: 384, isNarrow: true }, 1_050_000);

/** The dots at rest. */
function dotsOf(ends: readonly number[], layout = wide) {
  return showDots(placeDots(ends, layout), ends, layout);
}

test.each([wide, narrow])('a place and its worth belong together', (layout) => {
  expect(layout.worthAt(layout.y(500_000))).toBeCloseTo(500_000, 6);
  expect(layout.y(0)).toBe(layout.origin.y);
});

test('on a phone too, the dots of an even spread leave the grip free', () => {
  const ends = Array.from({ length: 100 }, (_, index) => 380_000 + index * 4_000);
  const right = Math.max(...dotsOf(ends, narrow).map(({ x }) => x));
  expect(right + narrow.dot / 2).toBeLessThan(narrow.grip - 26);
});

const anyWorth = fc.integer({ min: 1, max: 100_000_000 });

test('the scale stays while everything fits, and is fitted when it does not', () => {
  const fit = (goal: number, best: number) => fitTop(1_200_000, { goal, best });
  expect(fit(500_000, 1_000_000)).toBe(1_200_000);
  expect(fit(1_000_000, 1_000_000)).toBe(2_400_000);
  expect(fit(500_000, 4_000_000)).toBe(4_120_000);
  // Half of the drawing would be empty.
  expect(fit(100_000, 300_000)).toBe(309_000);
});

test('whatever the plan, no future ends above the drawing, and fitting again changes nothing', () => {
  fc.assert(
    fc.property(anyWorth, anyWorth, anyWorth, (before, goal, best) => {
      const top = fitTop(before, { goal, best });
      expect(top).toBeGreaterThan(best);
      expect(top).toBeGreaterThan(goal * 1.8);
      expect(fitTop(top, { goal, best })).toBe(top);
    }),
  );
});

test('a logarithmic scale has all futures, what was paid in, and the goal where the grip has room', () => {
  fc.assert(
    fc.property(anyWorth, anyWorth, anyWorth, anyWorth, (goal, one, other, paidIn) => {
      const [worst, best] = [Math.min(one, other), Math.max(one, other)];
      const wild = fitWild({ goal, worst, best, paidIn });
      const size = { width: 1_240, height: 664, isNarrow: false };
      const { y, origin, top } = layOut(size, 1, { share: 1, ...wild });
      for (const worth of [goal, worst, best, paidIn]) {
        expect(y(worth)).toBeLessThan(origin.y);
      }
      expect(y(best)).toBeGreaterThan(top);
      expect((origin.y - y(goal)) / (origin.y - top)).toBeLessThan(0.42);
    }),
  );
});

test('no two dots overlap, and each stands at the height of its end', () => {
  const anyEnds = fc.array(fc.integer({ min: 0, max: 950_000 }), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(anyEnds, (some) => {
      const ends = some.toSorted((a, b) => a - b);
      const dots = dotsOf(ends);
      dots.forEach((dot, index) => {
        expect(dot.y).toBe(wide.y(ends[index] ?? 0));
        for (const other of dots.slice(index + 1)) {
          const apart = Math.hypot(dot.x - other.x, dot.y - other.y);
          expect(apart).toBeGreaterThanOrEqual(wide.dot - 1e-9);
        }
      });
    }),
  );
});

test('dots that need more room than there is move closer together, short of the block', () => {
  const places = dotsOf(Array.from({ length: 100 }, () => 500_000)).map(({ x }) => x);
  expect(Math.max(...places)).toBeLessThan(wide.block.left - wide.dot / 2);
  // None is the pile of all that found no place.
  expect(new Set(places).size).toBe(100);
});

test('between an even scale and a logarithmic one, worth and place still belong together', () => {
  const bent = (share: number) =>
    layOut({ width: 1_240, height: 664, isNarrow: false }, 1_050_000, {
      share,
      worthOfTop: 4e8,
      floor: 20_000,
    });
  for (const share of [0.3, 0.7, 0.9999, 1]) {
    const { y, worthAt, top, origin } = bent(share);
    for (const worth of [100_000, 500_000, 900_000]) {
      expect(worthAt(y(worth)) / worth).toBeCloseTo(1, 6);
    }
    expect(y(0)).toBe(origin.y);
    expect(worthAt(origin.y + 10)).toBeGreaterThan(0);
    expect(y(500_000)).toBeGreaterThan(top);
  }
  // Ten times as much is the same way up everywhere.
  const { y } = bent(1);
  expect(y(1e5) - y(1e6)).toBeCloseTo(y(1e7) - y(1e8), 6);
  expect(y(4e8)).toBeCloseTo(bent(1).top, 6);
});

test.each([wide, narrow])(
  'the block can be lifted over the goal and lowered below it',
  (layout) => {
    expect(layout.block.left + 5 * layout.block.pitch).toBeLessThan(layout.grip - 26);
    expect(layout.block.height).toBeLessThan(layout.origin.y - layout.y(500_000) + 40);
  },
);

test('dots on their way stand at their height of the moment and between two columns', () => {
  const [, dot] = showDots([0, 0.5], [300_000, 301_000], wide);
  expect(dot).toEqual({ x: wide.end + wide.dot * 2, y: wide.y(301_000) });
  // What rises stops at the top, and what is not known yet is on the ground.
  const [first, second] = showDots([0, 1], [5_000_000], wide);
  expect(first?.y).toBe(wide.top);
  expect(second).toMatchObject({ x: wide.end + wide.dot * 2.5, y: wide.origin.y });
});
