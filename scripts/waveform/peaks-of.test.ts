import { expect, test } from 'vitest';

import { peaksOf } from './peaks-of.ts';

test('silence has no peaks', () => {
  expect(peaksOf([new Float32Array(1_000)], 4)).toEqual([0, 0, 0, 0]);
});

test('a full-scale square wave fills every bucket', () => {
  const square = new Float32Array(1_000).map((_, index) => (index % 20 < 10 ? 1 : -1));
  expect(peaksOf([square], 4)).toEqual([100, 100, 100, 100]);
});

test('a ramp gives the end of each slice', () => {
  const ramp = new Float32Array(1_000).map((_, index) => (index + 1) / 1_000);
  expect(peaksOf([ramp], 4)).toEqual([25, 50, 75, 100]);
});

test('a falling ramp below zero counts by its distance from zero', () => {
  const ramp = new Float32Array(1_000).map((_, index) => (index - 1_000) / 1_000);
  expect(peaksOf([ramp], 4)).toEqual([100, 75, 50, 25]);
});

test('the louder channel wins in each slice', () => {
  const left = Float32Array.of(0.5, 0.5, 0, 0);
  const right = Float32Array.of(0, 0.25, 0.75, -0.75);
  expect(peaksOf([left, right], 2)).toEqual([50, 75]);
});

test('samples beyond full scale stay at 100', () => {
  expect(peaksOf([Float32Array.of(1.4, -1.7)], 2)).toEqual([100, 100]);
});

test('the last samples count when the length does not divide evenly', () => {
  expect(peaksOf([Float32Array.of(0, 0, 0, 0, 0, 0, 1)], 3)).toEqual([0, 0, 100]);
});

test('fewer samples than buckets repeat', () => {
  expect(peaksOf([Float32Array.of(0.2, 0.8)], 4)).toEqual([20, 20, 80, 80]);
});

test('no samples at all are silence', () => {
  expect(peaksOf([], 3)).toEqual([0, 0, 0]);
  expect(peaksOf([new Float32Array(0)], 3)).toEqual([0, 0, 0]);
});
