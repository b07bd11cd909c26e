import fc from 'fast-check';
import { expect, test } from 'vitest';

import { applyZoom, unzoom, WHOLE, zoomAt } from './zoom';

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
