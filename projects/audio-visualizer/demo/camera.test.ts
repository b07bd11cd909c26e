import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  DISTANCE_RANGE,
  SHARPEST,
  TILT_RANGE,
  adjustSharpness,
  cameraMatrix,
  clampCamera,
  project,
  tallestBar,
} from './camera';
import type { Sharpness } from './camera';

const camera = { turn: 0, tilt: 45, distance: 10 };
const matrix = cameraMatrix(camera, 2);

test('the centre of the rings is the centre of the picture, from everywhere', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 12, max: 85 }), (turn, tilt) => {
      const centre = project(cameraMatrix({ ...camera, turn, tilt }, 1.3), [0, 0, 0]);
      expect(centre?.x).toBeCloseTo(0, 6);
      expect(centre?.y).toBeCloseTo(0, 6);
    }),
  );
});

test('right is right, up is up, and near is larger', () => {
  expect(project(matrix, [1, 0, 0])?.x).toBeGreaterThan(0);
  expect(project(matrix, [0, 1, 0])?.y).toBeGreaterThan(0);
  const [near, far] = [project(matrix, [1, 0, 3]), project(matrix, [1, 0, -3])];
  expect(near?.x).toBeGreaterThan(far?.x ?? Infinity);
});

test('a quarter turn puts the side in front', () => {
  const side = cameraMatrix({ ...camera, turn: 90 }, 2);
  expect(project(side, [3, 0, 0])?.x).toBeCloseTo(0, 6);
  expect(project(side, [0, 0, -1])?.x).toBeGreaterThan(0);
});

test('from straight above height disappears', () => {
  const above = cameraMatrix({ ...camera, tilt: 90 }, 2);
  expect(project(above, [0, 1, 0])?.y).toBeCloseTo(0, 6);
});

test('what is behind the camera is not drawn', () => {
  expect(project(matrix, [0, 20, 20])).toBeUndefined();
  expect(project(new Float32Array(0), [0, 0, 0])).toBeUndefined();
});

test('a narrow picture is seen from further away', () => {
  const [wide, narrow] = [cameraMatrix(camera, 1.5), cameraMatrix(camera, 0.75)];
  expect(project(narrow, [0, 1, 0])?.y).toBeLessThan(project(wide, [0, 1, 0])?.y ?? 0);
});

test('a turn wraps around, tilt and distance stop at their ends', () => {
  expect(clampCamera({ turn: 370, tilt: 99, distance: 1 })).toEqual({
    turn: 10,
    tilt: TILT_RANGE.to,
    distance: DISTANCE_RANGE.from,
  });
  expect(clampCamera({ turn: -90, tilt: 0, distance: 99 })).toEqual({
    turn: 270,
    tilt: TILT_RANGE.from,
    distance: DISTANCE_RANGE.to,
  });
});

test('at 60 degrees bars may grow to about 1.7 times the spacing', () => {
  expect(tallestBar(1, 60)).toBeCloseTo(1.732, 3);
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
