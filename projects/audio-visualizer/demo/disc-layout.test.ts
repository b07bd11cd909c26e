import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  WHOLE,
  applyZoom,
  layOut,
  placeAt,
  pointAt,
  rimOf,
  ringRadius,
  unzoom,
  zoomAt,
} from './disc-layout';
import { RINGS } from './rings';

const layout = layOut({ width: 1_240, height: 704 });

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

test('a larger drawing has a larger disc', () => {
  expect(layOut({ width: 1_920, height: 950 }).radius).toBeGreaterThan(layout.radius);
});

test('the point of a place is at that place, however far out', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 5, max: 300, noNaN: true }),
      (place, radius) => {
        expect(placeAt(layout, pointAt(layout, place, radius))).toBeCloseTo(place, 9);
      },
    ),
  );
});

test('low is at the lower left, high at the lower right, and the gap belongs to the nearer', () => {
  const { centre } = layout;
  expect(placeAt(layout, { x: centre.x - 5, y: centre.y + 300 })).toBe(0);
  expect(placeAt(layout, { x: centre.x + 5, y: centre.y + 300 })).toBe(1);
  expect(placeAt(layout, { x: centre.x, y: centre.y - 300 })).toBeCloseTo(0.5, 9);
});

test('rings go from the hub to the rim, each wider than the one inside it', () => {
  const radii = Array.from({ length: RINGS + 1 }, (_, age) => ringRadius(layout, age));
  expect(radii[0]).toBeGreaterThan(layout.hub);
  expect(radii.at(-1)).toBeCloseTo(layout.radius, 9);
  const gaps = radii.slice(1).map((radius, index) => radius - (radii[index] ?? 0));
  expect(gaps).toEqual([...gaps].sort((one, other) => one - other));
});

const size = { width: 600, height: 400 };
const point = fc.record({
  x: fc.integer({ min: 0, max: size.width }),
  y: fc.integer({ min: 0, max: size.height }),
});
const factor = fc.double({ min: 0.2, max: 5, noNaN: true });

test('what is under the finger stays under it', () => {
  fc.assert(
    fc.property(point, (at) => {
      const inside = unzoom(zoomAt(WHOLE, 2, at, size), at);
      expect(inside.x).toBeCloseTo(at.x, 9);
      expect(inside.y).toBeCloseTo(at.y, 9);
    }),
  );
});

test('it never shows less than the whole or anything past its edges', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, point), { maxLength: 20 }), (steps) => {
      const zoom = steps.reduce((one, [by, at]) => zoomAt(one, by, at, size), WHOLE);
      const corner = applyZoom(zoom, { x: size.width, y: size.height });
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(6);
      expect(zoom.x).toBeLessThanOrEqual(0);
      expect(zoom.y).toBeLessThanOrEqual(0);
      expect(corner.x).toBeGreaterThanOrEqual(size.width - 1e-6);
      expect(corner.y).toBeGreaterThanOrEqual(size.height - 1e-6);
    }),
  );
});

test('a point appears where it is found again', () => {
  const zoom = zoomAt(WHOLE, 3, { x: 100, y: 50 }, size);
  expect(unzoom(zoom, applyZoom(zoom, { x: 7, y: 9 }))).toEqual({ x: 7, y: 9 });
  expect(zoomAt(zoom, 0.01, { x: 1, y: 1 }, size)).toEqual(WHOLE);
});
