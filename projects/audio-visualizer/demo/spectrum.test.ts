import fc from 'fast-check';
import { expect, test } from 'vitest';

import { noteName, noteSign, RANGE_HZ } from './pitch';
import {
  BANDS,
  barAround,
  bandStart,
  binWidth,
  findBand,
  findPeak,
  findTallest,
  follow,
  keysInBar,
  toLevels,
} from './spectrum';

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

test.each([
  [220, 34, 2],
  [440, 11, 1],
  [880, 4, 2],
])(
  '%d Hz shares its bar with keys: %d in equal hertz, %d in equal octaves',
  (hz, hertz, octaves) => {
    expect([keysInBar(hz, 0), keysInBar(hz, 1)]).toEqual([hertz, octaves]);
  },
);

test('the bar of a pitch is one of the 64, and moves with the pitch while the disc unfolds', () => {
  expect(barAround(440, 0)).toEqual([1 / 64, 2 / 64]);
  expect(barAround(440, 1)).toEqual([25 / 64, 26 / 64]);
  expect(barAround(16_000, 1)).toEqual([63 / 64, 1]);
  const [from, to] = barAround(440, 0.5);
  expect(from).toBeGreaterThan(2 / 64);
  expect(to).toBeLessThan(25 / 64);
});

test('no bar stands out of silence', () => {
  expect(findTallest(new Float32Array(BANDS))).toBeUndefined();
});

const BINS = 1024;

/** What a windowed transform makes of a tone: a parabola in decibels around it. */
function toneAt(hz: number, decibels = -20) {
  const at = hz / (sampleRate / 2 / BINS);
  const bins = Float32Array.from({ length: BINS }, (_, bin) =>
    Math.max(decibels - 6 * (bin - at) ** 2, -120),
  );
  return { bins, sampleRate };
}

test.each([110, 440, 1000, 3520])('a tone of %d Hz is found within a hertz', (hz) => {
  expect(Math.abs((findPeak(toneAt(hz)) ?? 0) - hz)).toBeLessThan(1);
});

test('silence has no peak', () => {
  expect(findPeak(toneAt(440, -90))).toBeUndefined();
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
  expect(findPeak(toneAt(hz)) ?? RANGE_HZ.from).toBeLessThan(50);
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

test('two steps of 8 ms give what one of 16 ms gives', () => {
  expect(follow(follow(0.9, 0.2, 8), 0.2, 8)).toBeCloseTo(follow(0.9, 0.2, 16), 12);
  expect(follow(follow(0.1, 0.8, 8), 0.8, 8)).toBeCloseTo(follow(0.1, 0.8, 16), 12);
});

test('a rise is nearly done after 50 ms, a fall is not', () => {
  expect(follow(0, 1, 50)).toBeGreaterThan(0.95);
  expect(follow(1, 0, 50)).toBeGreaterThan(0.7);
});

test('no time changes nothing', () => {
  expect(follow(0.4, 1, 0)).toBe(0.4);
});
