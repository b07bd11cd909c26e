/** Gives the next number in [0, 1); the same seed always gives the same sequence. */
export type Random = () => number;

const TWO_TO_THE_32 = 2 ** 32;

/** The first outputs still show the seed's pattern; sfc32 needs about a dozen to forget it. */
const WARM_UP_DRAWS = 12;

/**
 * sfc32 ("small fast counter"), a 128-bit generator that passes PractRand. Chosen over `Math.random`
 * because a result that cannot be repeated cannot be tested. Not for secrets.
 */
export function createRandom(seed: number): Random {
  let a = 0;
  let b = seed | 0;
  let c = Math.floor(seed / TWO_TO_THE_32) | 0;
  let counter = 1;

  const next: Random = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / TWO_TO_THE_32;
  };

  for (let draw = 0; draw < WARM_UP_DRAWS; draw += 1) next();
  return next;
}

/** A whole number from 0 up to, and without, `count`. */
export function randomIndex(random: Random, count: number): number {
  return Math.floor(random() * count);
}

/** A new list in random order (Fisher-Yates); the given list is not changed. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(randomIndex(random, rest.length), 1));
  return result;
}
