import fc from 'fast-check';
import { expect, test } from 'vitest';

import { findPeak } from './spectrum';
import { transform } from './transform';

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
