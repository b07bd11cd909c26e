import fc from 'fast-check';
import { expect, test } from 'vitest';

import { RINGS } from './rings';
import { BANDS, findBand, findPeak, findTallest } from './spectrum';
import { computeStill, readStill, transform } from './still';

const sampleRate = 44_100;

function sine(hz: number, gain = 0.25): Float64Array {
  return Float64Array.from(
    { length: 2_048 },
    (_, index) => gain * Math.sin((2 * Math.PI * hz * index) / sampleRate),
  );
}

test('a sine of 0.25 at 440 Hz reads -26.4 dB, as the browser’s analyser has it', () => {
  expect(Math.max(...transform(sine(440)))).toBeCloseTo(-26.4, 1);
});

test.each([60, 75, 440, 1_365.03, 12_000])('%d Hz is found within a hertz', (hz) => {
  expect(Math.abs((findPeak({ bins: transform(sine(hz)), sampleRate }) ?? 0) - hz)).toBeLessThan(1);
});

test('it agrees with the sum that defines it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 32, maxLength: 32 }),
      (samples) => {
        const bins = transform(samples);
        for (const bin of [0, 1, 7, 15]) {
          const expected = slowBin(samples, bin);
          if (expected > -100) expect(bins[bin]).toBeCloseTo(expected, 3);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('silence is minus infinity', () => {
  expect(transform(new Float64Array(32))[3]).toBe(-Infinity);
});

function slowBin(samples: readonly number[], bin: number): number {
  const { length } = samples;
  let [real, imaginary] = [0, 0];
  samples.forEach((sample, index) => {
    const turn = (2 * Math.PI * index) / length;
    const weighted = sample * (0.42 - 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn));
    real += weighted * Math.cos(turn * bin);
    imaginary -= weighted * Math.sin(turn * bin);
  });
  return 20 * Math.log10(Math.hypot(real, imaginary) / length);
}

test('the still is the chord, with the tune behind it as a staircase', () => {
  const { rows, newest } = readStill(computeStill());
  const rowAt = (age: number) => {
    const row = (newest - age + RINGS) % RINGS;
    return rows.slice(row * BANDS, (row + 1) * BANDS).map((level) => level / 2.55);
  };
  for (const hz of [220, 880, 1_760]) expect(rowAt(0)[findBand(hz) ?? 0]).toBeGreaterThan(40);
  const steps = [21, 15, 9].map((age) => findTallest(rowAt(age)) ?? 0);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(new Set(steps).size).toBe(3);
});

test('a damaged still is read as far as it goes', () => {
  expect(readStill('f?').rows[0]).toBe(255);
  expect(readStill('').rows.every((level) => level === 0)).toBe(true);
});
