import { SAMPLE_RATE_HZ } from './stereo.ts';

/** Takes the next sample and answers the filtered one; keeps state, so use one per channel. */
export type Filter = (value: number) => number;

/** Six decibels per octave: gentle enough to stack for a steeper slope. */
export function createLowPass(cutoffHz: number): Filter {
  const step = 1 - Math.exp((-2 * Math.PI * cutoffHz) / SAMPLE_RATE_HZ);
  let level = 0;
  return (value) => (level += step * (value - level));
}

/** The complement of the low-pass; at a few hertz it removes a constant offset. */
export function createHighPass(cutoffHz: number): Filter {
  const lowPass = createLowPass(cutoffHz);
  return (value) => value - lowPass(value);
}
