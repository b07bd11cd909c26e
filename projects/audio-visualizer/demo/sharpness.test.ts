import { expect, test } from 'vitest';

import { adjustSharpness, SHARPEST, type Sharpness } from './sharpness';

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
