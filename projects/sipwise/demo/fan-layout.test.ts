import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fitTop, layOut, placeDots, showDots } from './fan-layout';

const wide = layOut({ width: 1_240, height: 664, isNarrow: false }, 1_050_000);
const narrow = layOut({ width: 360, height: 384, isNarrow: true }, 1_050_000);

/** The dots at rest. */
function dotsOf(ends: readonly number[], layout = wide) {
  const places = placeDots(ends, layout);
  return showDots(
    places,
    places.map(({ column }) => column),
    ends,
    layout,
  );
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

test('the scale stays while the goal is in the middle, and is fitted when it is not', () => {
  expect(fitTop(1_050_000, 500_000)).toBe(1_050_000);
  expect(fitTop(1_050_000, 1_000_000)).toBe(2_400_000);
  expect(fitTop(1_050_000, 100_000)).toBe(240_000);
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
    layOut({ width: 1_240, height: 664, isNarrow: false }, 1_050_000, { share, worthOfTop: 4e8 });
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

test('what ends above the top queues there, in rows, the best last', () => {
  const dots = dotsOf([500_000, 2_000_000, 3_000_000]);
  expect(dots.map(({ isBeyond }) => isBeyond)).toEqual([false, true, true]);
  expect(dots[1]?.y).toBe(wide.top);
  expect((dots[2]?.x ?? 0) - (dots[1]?.x ?? 0)).toBeCloseTo(wide.dot, 9);
  const queue = dotsOf(Array.from({ length: 20 }, (_, index) => 2_000_000 + index));
  expect(new Set(queue.map(({ y }) => y)).size).toBe(2);
  // What ends between the first row and the last stands in its row too.
  const near = dotsOf([wide.worthAt(wide.top + 4), 2_000_000]);
  expect(near.map(({ y }) => y)).toEqual([wide.top, wide.top]);
});

test('dots on their way stand at their height of the moment and between two columns', () => {
  const ends = [400_000, 401_000];
  const places = placeDots(ends, wide);
  const [, dot] = showDots(places, [0, 0.5], [300_000, 301_000], wide);
  expect(dot).toEqual({ x: wide.end + wide.dot * 2, y: wide.y(301_000), isBeyond: false });
  // A dot that is not on its way is in its own column, and what rises stops at the top.
  const [first, second] = showDots(places, [], [5_000_000], wide);
  expect(first?.y).toBe(wide.top);
  expect(second).toMatchObject({ x: wide.end + wide.dot * 2.5, y: wide.origin.y });
});
