import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRandom } from '@/lib/seeded-random';

import { drawNumber, drawPrime, isPrime, pieceStarts } from './primes';
import { BASE, powerOf, squareTimes, takeShortcut, totalOf } from './puzzle';

const P = 1_000_003n;
const Q = 1_000_033n;
const MODULUS = P * Q;
const ORDER = (P - 1n) * (Q - 1n);

const seededBytes = (seed: number) => {
  const random = createRandom(seed);
  return (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));
};

test.each([
  [10, 39_016_657_008n],
  [1_000, 119_714_265_290n],
  [100_000, 730_421_775_869n],
])('%i squarings of 2 end at a known number, the long way and the short way', (squarings, end) => {
  expect(squareTimes(BASE, squarings, MODULUS)).toBe(end);
  const short = takeShortcut({ modulus: MODULUS, starts: [BASE], squarings }, ORDER);
  expect(short.numbers).toEqual([end]);
  expect(short.squarings).toBeLessThan(60);
});

test('one squaring more or less ends elsewhere', () => {
  const [end] = takeShortcut({ modulus: MODULUS, starts: [BASE], squarings: 1_000 }, ORDER).numbers;
  expect(squareTimes(BASE, 999, MODULUS)).not.toBe(end);
  expect(squareTimes(BASE, 1_001, MODULUS)).not.toBe(end);
});

test('powers agree with repeated multiplication', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 999n }),
      fc.bigInt({ min: 0n, max: 60n }),
      fc.bigInt({ min: 1n, max: 999n }),
      (base, exponent, modulus) => {
        expect(powerOf(base, exponent, modulus)).toBe(base ** exponent % modulus);
      },
    ),
  );
});

test('the creator and a stranger come to the same number, with any primes and any number of squarings', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 400 }), (seed, squarings) => {
      const bytes = seededBytes(seed);
      const [p, q] = [drawPrime(48, bytes), drawPrime(56, bytes)];
      const puzzle = { modulus: p * q, starts: pieceStarts(5), squarings };
      expect(totalOf(puzzle)).toBe(5 * squarings);
      expect(takeShortcut(puzzle, (p - 1n) * (q - 1n)).numbers).toEqual(
        puzzle.starts.map((start) => squareTimes(start, squarings, puzzle.modulus)),
      );
    }),
    { numRuns: 30 },
  );
});

test('a drawn prime has its bits, and a product of two has twice as many', () => {
  const bytes = seededBytes(7);
  const [p, q] = [drawPrime(256, bytes), drawPrime(256, bytes)];
  expect(p.toString(2)).toHaveLength(256);
  expect((p * q).toString(2)).toHaveLength(512);
});

test.each([
  [3n, true],
  [9n, false],
  [1_000_003n, true],
  [2_147_483_647n, true],
  [2n ** 127n - 1n, true],
  [2n ** 128n + 1n, false],
  // Carmichael numbers, which pass the test of Fermat; the longest has no small factor.
  [2_465n, false],
  [56_052_361n, false],
  [1_590_231_231_043_178_376_951_698_401n, false],
  [2_003n * 2_011n, false],
  [4_003n * 4_007n, false],
])('%i is prime: %s', (number, answer) => {
  expect(isPrime(number, seededBytes(3))).toBe(answer);
});

test('loose pieces start from as many different odd primes', () => {
  expect(pieceStarts(5)).toEqual([3n, 5n, 7n, 11n, 13n]);
  expect(new Set(pieceStarts(120)).size).toBe(120);
});

test('a drawn number is read from its bytes, the first byte highest', () => {
  expect(drawNumber(3, () => Uint8Array.of(1, 2, 3))).toBe(0x01_02_03n);
});
