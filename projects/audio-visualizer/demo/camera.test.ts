import fc from 'fast-check';
import { expect, test } from 'vitest';

import { SHARPEST, adjustSharpness, cameraMatrix, project, standUp, tallestBar } from './camera';
import type { Sharpness } from './camera';
import { eyeDistance, layOut, tiltPoint, FLAT, FOCUS } from './disc-layout';
import { DISC_RADIUS } from './shaders';

const matrix = cameraMatrix(45, 10);
const tilt = fc.integer({ min: 20, max: 90 });

test('the centre of the rings is the centre of the picture, from everywhere', () => {
  fc.assert(
    fc.property(tilt, (one) => {
      const centre = project(cameraMatrix(one, 10), [0, 0, 0]);
      expect(centre?.x).toBeCloseTo(0, 6);
      expect(centre?.y).toBeCloseTo(0, 6);
    }),
  );
});

test('right is right, up is up, near is larger, and 6 o’clock is below', () => {
  expect(project(matrix, [1, 0, 0])?.x).toBeGreaterThan(0);
  expect(project(matrix, [0, 1, 0])?.y).toBeGreaterThan(0);
  expect(project(matrix, [0, 0, 1])?.y).toBeLessThan(0);
  const [near, far] = [project(matrix, [1, 0, 3]), project(matrix, [1, 0, -3])];
  expect(near?.x).toBeGreaterThan(far?.x ?? Infinity);
});

test('what is behind the camera is not drawn', () => {
  expect(project(matrix, [0, 20, 20])).toBeUndefined();
  expect(project(new Float32Array(0), [0, 0, 0])).toBeUndefined();
});

test('the bars stand on the drawing of the ground, at every tilt', () => {
  const layout = layOut({ width: 1_240, height: 624 });
  const { centre, radius, reach } = layout;
  expect(eyeDistance(layout)).toBeCloseTo(FOCUS * reach, 9);
  fc.assert(
    fc.property(tilt, fc.double({ min: 0, max: 7, noNaN: true }), (one, angle) => {
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      const flat = { x: centre.x + x * radius, y: centre.y + z * radius };
      const seen = tiltPoint(layout, one, flat);
      const stands = project(cameraMatrix(one, (FOCUS * DISC_RADIUS * reach) / radius), [
        x * DISC_RADIUS,
        0,
        z * DISC_RADIUS,
      ]);
      expect(centre.x + (stands?.x ?? 0) * reach).toBeCloseTo(seen.x, 2);
      expect(centre.y - (stands?.y ?? 0) * reach).toBeCloseTo(seen.y, 2);
    }),
  );
});

test('at 60 degrees bars may grow to about 1.7 times the spacing', () => {
  expect(tallestBar(1, 60)).toBeCloseTo(1.732, 3);
});

test('bars grow out of a flat disc as it is tilted', () => {
  expect(standUp(0.16, FLAT)).toBe(0);
  expect(standUp(0.16, 75)).toBeGreaterThan(standUp(0.16, 85));
  expect(standUp(0.16, 60)).toBe(2.4);
  expect(standUp(0.16, 40)).toBeLessThan(2.4);
});

function after(frames: number, frameMs: number, start: Sharpness = SHARPEST): Sharpness {
  let sharpness = start;
  for (let frame = 0; frame < frames; frame += 1) sharpness = adjustSharpness(sharpness, frameMs);
  return sharpness;
}

test('a quick machine keeps every pixel', () => {
  expect(after(600, 16.7).share).toBe(1);
});

test('one slow frame changes nothing', () => {
  expect(after(5, 16.7, after(1, 100)).share).toBe(1);
});

test('a slow machine gives up as many pixels as it is too slow for, but not all', () => {
  expect(after(6, 80).share ** 2).toBeCloseTo(0.5);
  expect(after(1200, 80).share).toBe(0.6);
});

test('pixels come back when frames are quick again', () => {
  expect(after(120, 16.7, after(120, 90)).share).toBe(1);
});

test('a screen of thirty frames a second is neither slow nor quick', () => {
  expect(after(120, 33.3).share).toBe(1);
  const halfway = after(12, 90);
  expect(after(120, 33.3, halfway).share).toBe(halfway.share);
});
