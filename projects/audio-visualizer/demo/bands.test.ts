import { expect, test } from 'vitest';

import { BANDS, bandStart, binWidth, findBand, RANGE_HZ, toLevels } from './bands';

const SILENCE_DB = -120;
const sampleRate = 44_100;

function spectrumOf(tones: Record<number, number>) {
  const bins = new Float32Array(1024).fill(SILENCE_DB);
  const width = binWidth({ bins, sampleRate });
  for (const [hz, decibels] of Object.entries(tones))
    bins[Math.round(Number(hz) / width)] = decibels;
  return { bins, sampleRate };
}

test('a bin of 2,048 samples at 44.1 kHz is 21.5 Hz wide', () => {
  expect(binWidth(spectrumOf({}))).toBeCloseTo(21.53, 2);
});

test('every octave has the same number of bands', () => {
  const bandsIn = (hz: number) => (findBand(hz * 2) ?? 0) - (findBand(hz) ?? 0);
  for (const hz of [60, 120, 500, 1000, 5000]) expect(Math.abs(bandsIn(hz) - 7.4)).toBeLessThan(1);
});

test('a band holds the frequency it starts with', () => {
  for (let band = 0; band < BANDS; band += 1) expect(findBand(bandStart(band) * 1.001)).toBe(band);
});

test.each([RANGE_HZ.from - 1, RANGE_HZ.to, -1, NaN])('%d Hz is outside the picture', (hz) => {
  expect(findBand(hz)).toBeUndefined();
});

test.each([440, 1000, 5000])('a tone of %d Hz stands in its own band', (hz) => {
  const levels = toLevels(spectrumOf({ [hz]: -20 }));
  const loudest = levels.indexOf(Math.max(...levels));
  expect(Math.abs(loudest - (findBand(hz) ?? 0))).toBeLessThanOrEqual(1);
});

test('a whistle in one bin of many keeps its height', () => {
  const levels = toLevels(spectrumOf({ 12_000: -20 }));
  expect(Math.max(...levels)).toBeGreaterThan(0.75);
});

test('silence is flat, digital silence too', () => {
  expect(Math.max(...toLevels(spectrumOf({})))).toBe(0);
  const bins = new Float32Array(1024).fill(-Infinity);
  expect(Math.max(...toLevels({ bins, sampleRate }))).toBe(0);
  expect(toLevels({ bins: new Float32Array(0), sampleRate })[0]).toBe(0);
});

test('nothing rises above full height', () => {
  expect(Math.max(...toLevels({ bins: new Float32Array(1024).fill(40), sampleRate }))).toBe(1);
});

test('deep bands between two bins lie between them', () => {
  const bins = new Float32Array(1024).fill(SILENCE_DB);
  bins.set([-60, -60, -50, -40, -40], 0);
  const levels = toLevels({ bins, sampleRate });
  for (let band = 1; band < 6; band += 1) {
    expect(levels[band]).toBeGreaterThanOrEqual((levels[band - 1] ?? 0) - 0.02);
  }
});
