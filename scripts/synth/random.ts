/** Numbers in [0, 1) that repeat exactly for the same seed, which keeps the rendered file identical. */
export type Random = () => number;

const UINT32_RANGE = 2 ** 32;

/** Mulberry32: small, and even enough for noise and for human timing. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32_RANGE;
  };
}

/** A number in [-1, 1): one sample of white noise, or a push ahead of or behind the beat. */
export function bipolar(random: Random): number {
  return random() * 2 - 1;
}
