import { expect, test } from 'vitest';

import { DEEP_TONES, DEEP_TONE_S, judgeDeep, listenDeep } from './deep-tones';
import type { DeepBars, Verdict } from './deep-tones';
import { findTallest, toLevels } from './spectrum';
import { transform } from './transform';

/** The bars that the tones raise in a window of this many samples, on a device of this rate. */
function deepBars(samples: number, sampleRate: number, unfolded: number): DeepBars {
  const tallest = (hz: number) => {
    const wave = Float64Array.from(
      { length: samples },
      (_, index) => 0.25 * Math.sin((2 * Math.PI * hz * index) / sampleRate),
    );
    return findTallest(toLevels({ bins: transform(wave), sampleRate }, unfolded)) ?? NaN;
  };
  return Object.fromEntries(DEEP_TONES.map((tone) => [tone, tallest(tone)]));
}

test.each<[number, number, number, Verdict]>([
  [2_048, 44_100, 1, 'one bar'],
  [8_192, 44_100, 1, 'told apart'],
  [8_192, 48_000, 1, 'told apart'],
  // In two bars, of which one is another pitch's.
  [2_048, 48_000, 1, 'misplaced'],
  [2_048, 44_100, 0, 'one bar'],
  [8_192, 44_100, 0, 'one bar'],
])('%d samples at %d Hz, unfolded %d: %s', (samples, rate, unfolded, verdict) => {
  expect(judgeDeep(deepBars(samples, rate, unfolded), unfolded)).toBe(verdict);
});

test.each([22_050, 32_000, 44_100, 48_000, 88_200, 96_000, 192_000])(
  'no device of %d Hz tells 60 Hz from 75 with 2,048 samples',
  (rate) => {
    for (const unfolded of [0, 1])
      expect(judgeDeep(deepBars(2_048, rate, unfolded), unfolded)).not.toBe('told apart');
  },
);

test('there is no verdict before both were measured', () => {
  expect(judgeDeep({}, 1)).toBeUndefined();
  expect(judgeDeep({ 60: 4 }, 1)).toBeUndefined();
});

test('a tone is measured on a chart that stands still, and a chart that changes starts anew', () => {
  const chart = 'octaves 2048';
  const now = DEEP_TONE_S;
  const listen = (before: string | undefined, heard: Partial<Parameters<typeof listenDeep>[1]>) =>
    listenDeep({ index: 0, startsAt: 0, chart: before }, { chart, tallest: 5, now, ...heard });
  expect(listen(chart, {})).toBe('measured');
  expect(listen(chart, { now: now - 0.01 })).toBe('wait');
  expect(listen(chart, { tallest: undefined })).toBe('wait');
  expect(listen(undefined, { chart: undefined })).toBe('wait');
  expect(listen(undefined, {})).toBe('anew');
  expect(listen(chart, { chart: undefined })).toBe('anew');
  expect(listen(chart, { chart: 'octaves 8192' })).toBe('anew');
});
