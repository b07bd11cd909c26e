import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  FLAT,
  knobRadius,
  layOut,
  placeOfTurn,
  pointAt,
  rimOf,
  ringRadius,
  tiltAt,
  tiltHandle,
  tiltPoint,
  turnAt,
  turnOn,
  untiltPoint,
} from './disc-layout';
import type { Point } from './disc-layout';
import { RINGS } from './rings';

const layout = layOut({ width: 1_240, height: 704 });
const placeAt = (point: Point) => placeOfTurn(turnAt(layout, point));

test.each([
  [360, 340],
  [390, 400],
  [720, 640],
  [1_240, 704],
  [1_920, 950],
])('the disc lies within a drawing of %d by %d', (width, height) => {
  const layout = layOut({ width, height });
  const { centre } = layout;
  // With the piano around it, and room for names.
  const radius = rimOf(layout).far + 10;
  expect(centre.x - radius).toBeGreaterThan(0);
  expect(centre.x + radius).toBeLessThan(width);
  expect(centre.y - radius).toBeGreaterThan(0);
  expect(radius).toBeGreaterThan(Math.min(width, height) * 0.35);
});

test('the knob lies on the disc, and leaves the keys free', () => {
  for (const one of [layout, layOut({ width: 390, height: 360 })]) {
    expect(knobRadius(one)).toBeLessThan(one.radius);
    expect(knobRadius(one)).toBeGreaterThan(0.8 * one.radius);
  }
});

test('on a phone the disc has nearly the whole drawing', () => {
  expect(2 * rimOf(layOut({ width: 390, height: 360 })).far).toBeGreaterThan(320);
});

test('a larger drawing has a larger disc', () => {
  expect(layOut({ width: 1_920, height: 950 }).radius).toBeGreaterThan(layout.radius);
});

test('the point of a place is at that place, however far out', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 5, max: 300, noNaN: true }),
      (place, radius) => {
        expect(placeAt(pointAt(layout, place, radius))).toBeCloseTo(place, 9);
      },
    ),
  );
});

test('low is at the lower left, high at the lower right, and the gap belongs to the nearer', () => {
  const { centre } = layout;
  expect(placeAt({ x: centre.x - 5, y: centre.y + 300 })).toBe(0);
  expect(placeAt({ x: centre.x + 5, y: centre.y + 300 })).toBe(1);
  expect(placeAt({ x: centre.x, y: centre.y - 300 })).toBeCloseTo(0.5, 9);
});

test.each([
  ['low', [0.1, 0.02, 0.98, 0.8, 0.5, 0.2, 0.95], 0],
  ['high', [0.9, 0.98, 0.02, 0.3, 0.6, 0.9, 0.1], 1],
])(
  'a finger that goes past the %s end stays there, and plays on when it is back',
  (_, way, end) => {
    const [start = 0, ...rest] = way;
    let turn = start;
    for (const next of rest) turn = turnOn(turn, next);
    expect(placeOfTurn(turn)).toBe(end);
    for (const next of rest.toReversed()) turn = turnOn(turn, next);
    expect(turnOn(turn, start)).toBeCloseTo(start, 9);
  },
);

test('rings go from the hub to the rim, each wider than the one inside it', () => {
  const radii = Array.from({ length: RINGS + 1 }, (_, age) => ringRadius(layout, age));
  expect(radii[0]).toBeGreaterThan(layout.hub);
  expect(radii.at(-1)).toBeCloseTo(layout.radius, 9);
  const gaps = radii.slice(1).map((radius, index) => radius - (radii[index] ?? 0));
  expect(gaps).toEqual([...gaps].sort((one, other) => one - other));
});

const tilt = fc.integer({ min: 20, max: 90 });
const share = fc.double({ min: -1, max: 1, noNaN: true });

test('a tilted disc plays what is under the finger', () => {
  const { centre, radius } = layout;
  fc.assert(
    fc.property(tilt, share, share, (one, x, y) => {
      const point = { x: centre.x + x * radius, y: centre.y + y * radius };
      const found = untiltPoint(layout, one, tiltPoint(layout, one, point));
      expect(found.x).toBeCloseTo(point.x, 6);
      expect(found.y).toBeCloseTo(point.y, 6);
    }),
  );
  const point = { x: 700, y: 100 };
  expect(tiltPoint(layout, FLAT, point)).toEqual(point);
});

test('the seam of a tilted disc stays at 6 o’clock, and comes nearer', () => {
  const { centre, radius } = layout;
  const seam = tiltPoint(layout, 40, { x: centre.x, y: centre.y + radius });
  const far = tiltPoint(layout, 40, { x: centre.x, y: centre.y - radius });
  expect(seam.x).toBe(centre.x);
  expect(seam.y - centre.y).toBeGreaterThan(centre.y - far.y);
});

test('the disc follows the hand that tilts it', () => {
  fc.assert(
    fc.property(tilt, (one) => {
      expect(tiltAt(layout, tiltHandle(layout, one).y)).toBeCloseTo(one, 2);
    }),
  );
  expect(tiltHandle(layout, 40).y).toBeGreaterThan(tiltHandle(layout, FLAT).y);
});
