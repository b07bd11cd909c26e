/** What everyone may know of a lock: each start has to be squared this many times, modulo `modulus`. One start is a chain. */
export interface Puzzle {
  readonly modulus: bigint;
  readonly starts: readonly bigint[];
  /** From each start. */
  readonly squarings: number;
}

export const BASE = 2n;

/** Squares a number again and again. Each square needs the one before it, so there is no way to share this work. */
export function squareTimes(start: bigint, times: number, modulus: bigint): bigint {
  let number = start;
  for (let done = 0; done < times; done += 1) number = (number * number) % modulus;
  return number;
}

/** `base` to the power of `exponent`, modulo `modulus`. */
export function powerOf(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** All squarings of a puzzle. */
export function totalOf({ starts, squarings }: Puzzle): number {
  return starts.length * squarings;
}

/**
 * The last numbers, for whoever knows the primes p and q: the exponent 2^squarings may be reduced modulo `order`, which is
 * (p - 1)(q - 1), and two exponentiations take the place of millions of squarings. Says how many it took instead.
 */
export function takeShortcut(
  { modulus, starts, squarings }: Puzzle,
  order: bigint,
): { numbers: bigint[]; squarings: number } {
  const times = BigInt(squarings);
  const exponent = powerOf(2n, times, order);
  return {
    numbers: starts.map((start) => powerOf(start, exponent, modulus)),
    squarings: bitsOf(times) + starts.length * bitsOf(exponent),
  };
}

function bitsOf(number: bigint): number {
  return number.toString(2).length;
}
