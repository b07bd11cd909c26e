import { powerOf } from './puzzle';

/** Gives this many bytes: the system's randomness on the page, a seeded one in tests. */
export type RandomBytes = (length: number) => Uint8Array;

const SMALL_PRIMES = 300;
/** Each lets a composite number pass with a chance of at most one in four; for random ones far less. */
const ROUNDS = 12;
const BITS_PER_BYTE = 8;

/** The odd ones. */
const smallPrimes: bigint[] = [];
for (let candidate = 3n; smallPrimes.length < SMALL_PRIMES; candidate += 2n) {
  if (smallPrimes.every((prime) => candidate % prime !== 0n)) smallPrimes.push(candidate);
}

/** Where this many loose pieces start. Primes, because the end of a product would follow from the ends of its factors. */
export function pieceStarts(count: number): readonly bigint[] {
  return smallPrimes.slice(0, count);
}

/** A random prime of exactly this many bits, the two highest of them set, so that a product of two has twice as many. */
export function drawPrime(bits: number, randomBytes: RandomBytes): bigint {
  for (;;) {
    const drawn = drawNumber(bits / BITS_PER_BYTE, randomBytes);
    const candidate = drawn | (3n << BigInt(bits - 2)) | 1n;
    if (isPrime(candidate, randomBytes)) return candidate;
  }
}

/** Trial division, then Miller-Rabin. For odd numbers from 3 on. */
export function isPrime(number: bigint, randomBytes: RandomBytes): boolean {
  for (const prime of smallPrimes) {
    if (number === prime) return true;
    if (number % prime === 0n) return false;
  }
  let odd = number - 1n;
  let halvings = 0;
  for (; (odd & 1n) === 0n; odd >>= 1n) halvings += 1;
  const length = Math.ceil(number.toString(16).length / 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    const witness = (drawNumber(length, randomBytes) % (number - 3n)) + 2n;
    if (provesComposite(witness, { number, odd, halvings })) return false;
  }
  return true;
}

/** A random number of this many bytes. */
export function drawNumber(length: number, randomBytes: RandomBytes): bigint {
  return randomBytes(length).reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

interface Parts {
  number: bigint;
  odd: bigint;
  halvings: number;
}

function provesComposite(witness: bigint, { number, odd, halvings }: Parts): boolean {
  let power = powerOf(witness, odd, number);
  if (power === 1n || power === number - 1n) return false;
  for (let squared = 1; squared < halvings; squared += 1) {
    power = (power * power) % number;
    if (power === number - 1n) return false;
  }
  return true;
}
