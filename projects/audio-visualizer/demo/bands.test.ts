import { expect, test } from 'vitest';

import { RANGE_HZ } from './axis';
import { BANDS, bandStart, binWidth, findBand, findTallest, toLevels } from './bands';
import { transform } from './transform';

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

test.each([
  [110, 11, 1],
  [220, 19, 1],
  [440, 26, 2],
  [880, 34, 4],
  [1_760, 41, 7],
  [8_000, 57, 32],
])('%d Hz is bar %d in octaves and bar %d in hertz', (hz, octaves, hertz) => {
  expect((findBand(hz, 1) ?? 0) + 1).toBe(octaves);
  expect((findBand(hz, 0) ?? 0) + 1).toBe(hertz);
});

function tallestFor(hz: number, samples: number): number | undefined {
  const wave = Float64Array.from(
    { length: samples },
    (_, index) => 0.25 * Math.sin((2 * Math.PI * hz * index) / sampleRate),
  );
  return findTallest(toLevels({ bins: transform(wave), sampleRate }));
}

test('a window of 2,048 samples cannot tell 60 Hz from 75, and one of 8,192 can', () => {
  expect(tallestFor(60, 2_048)).toBe(tallestFor(75, 2_048));
  expect(tallestFor(60, 8_192)).toBe(findBand(60));
  expect(tallestFor(75, 8_192)).toBe(findBand(75));
});

test('no bar stands out of silence', () => {
  expect(findTallest(new Float32Array(BANDS))).toBeUndefined();
});
