import fc from 'fast-check';
import { expect, test } from 'vitest';

import { brownLoop, brownNoise, LOOP_S, SEAM_S, seamGains } from './noise';

const RATE = 8_000;

function power(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
}

test('the same seed is the same sound, another is not', () => {
  expect(brownLoop(RATE, 3)).toEqual(brownLoop(RATE, 3));
  expect(brownLoop(RATE, 3)).not.toEqual(brownLoop(RATE, 4));
  expect(brownLoop(RATE)).toHaveLength(LOOP_S * RATE);
});

test('the squares of both sides add to 1 all along the seam; straight lines would lose half', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const { rise, fall } = seamGains(share);
      expect(rise ** 2 + fall ** 2).toBeCloseTo(1, 12);
    }),
  );
  expect(10 * Math.log10(0.5 ** 2 + 0.5 ** 2)).toBeCloseTo(-3, 1);
});

test('what follows the end is the beginning: there is no jump', () => {
  const noise = brownNoise((LOOP_S + SEAM_S) * RATE);
  const loop = brownLoop(RATE);
  expect(loop.at(-1)).toBe(noise[LOOP_S * RATE - 1]);
  expect(loop[0]).toBe(noise[LOOP_S * RATE]);
});

test('the loudness holds over the seam: averaged over 40 seeds it is within half a decibel', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);
  const mean = (from: number, to: number) =>
    seeds.reduce((sum, seed) => sum + power(brownLoop(RATE, seed).slice(from, to)), 0);
  const middle = [0.4 * RATE, 0.6 * RATE] as const;
  const later = [2 * RATE, 5 * RATE] as const;
  expect(Math.abs(10 * Math.log10(mean(...middle) / mean(...later)))).toBeLessThan(0.5);
});

test('it never clips', () => {
  expect(brownLoop(48_000).every((sample) => Math.abs(sample) < 4)).toBe(true);
});
