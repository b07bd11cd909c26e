import fc from 'fast-check';
import { expect, test } from 'vitest';

import { RANGE_HZ } from './axis';
import { findPeak, noteName, noteSign } from './find-peak';

const sampleRate = 44_100;
const BINS = 1024;

/** What a windowed transform makes of a tone: a parabola in decibels around it. */
function spectrumOf(hz: number, decibels = -20) {
  const at = hz / (sampleRate / 2 / BINS);
  const bins = Float32Array.from({ length: BINS }, (_, bin) =>
    Math.max(decibels - 6 * (bin - at) ** 2, -120),
  );
  return { bins, sampleRate };
}

test.each([110, 440, 1000, 3520])('a tone of %d Hz is found within a hertz', (hz) => {
  expect(Math.abs((findPeak(spectrumOf(hz)) ?? 0) - hz)).toBeLessThan(1);
});

test('silence has no peak', () => {
  expect(findPeak(spectrumOf(440, -90))).toBeUndefined();
  expect(findPeak({ bins: new Float32Array(BINS).fill(-Infinity), sampleRate })).toBeUndefined();
  expect(findPeak({ bins: new Float32Array(0), sampleRate })).toBeUndefined();
});

test('a single bin out of digital silence is its own peak', () => {
  const bins = new Float32Array(BINS).fill(-Infinity);
  bins[100] = -10;
  expect(findPeak({ bins, sampleRate })).toBeCloseTo(2153.3, 1);
});

test('three equal bins peak in the middle of the first', () => {
  const bins = new Float32Array(BINS).fill(-10);
  expect(findPeak({ bins, sampleRate })).toBeCloseTo(43.07, 2);
});

test.each([
  [440, 'A 4'],
  [261.6, 'C 4'],
  [445, 'A 4'],
  [55, 'A 1'],
  [466.2, 'A sharp 4'],
])('%d Hz is %s', (hz, name) => {
  expect(noteName(hz)).toBe(name);
});

test.each([5, 15, 25, 38])('a tone of %d Hz, below the picture, is at its lower end', (hz) => {
  expect(findPeak(spectrumOf(hz)) ?? RANGE_HZ.from).toBeLessThan(50);
});

test('whatever the spectrum is, its peak is in the picture and has a name', () => {
  const decibels = fc.oneof(
    fc.double({ min: -160, max: 40, noNaN: true }),
    fc.constant(-Infinity),
    fc.constant(-20),
  );
  fc.assert(
    fc.property(fc.array(decibels, { maxLength: 64 }), (values) => {
      const hz = findPeak({ bins: Float32Array.from(values), sampleRate: 2_000 });
      if (hz === undefined) return;
      expect(hz).toBeGreaterThanOrEqual(RANGE_HZ.from);
      expect(hz).toBeLessThanOrEqual(RANGE_HZ.to);
      expect(noteName(hz)).not.toBe('');
    }),
  );
});

test.each([0, -1, NaN, Infinity])('even %d Hz has a name', (hz) => {
  expect(noteName(hz)).toMatch(/^[A-G]/);
});

test('a sharp is spoken and written', () => {
  expect([noteName(466.2), noteSign(466.2)]).toEqual(['A sharp 4', 'A#4']);
});
