import { numberAt } from '@/lib/element-at';

const ROUNDS = 64;
const BLOCK_WORDS = 16;
const TWO_TO_THE_32 = 2 ** 32;
const encoder = new TextEncoder();

const primes = listPrimes(ROUNDS);
const ROUND_CONSTANTS = Uint32Array.from(primes, (prime) => fractionOf(Math.cbrt(prime)));
const FIRST_STATE = Uint32Array.from(primes.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));

/**
 * SHA-256 (FIPS 180-4) of the text's UTF-8 bytes, as 64 hexadecimal digits. The browser's own is asynchronous, and a
 * promise for each of some 90,000 short texts takes longer than the hash.
 */
export function sha256Hex(text: string): string {
  const words = pad(encoder.encode(text));
  const state = FIRST_STATE.slice();
  const schedule = new Uint32Array(ROUNDS);
  for (let block = 0; block < words.length; block += BLOCK_WORDS) {
    schedule.set(words.subarray(block, block + BLOCK_WORDS));
    compress(state, schedule);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The bytes, a one bit, zeros, and the length in bits: whole blocks. */
function pad(bytes: Uint8Array): Uint32Array {
  const blocks = Math.floor((bytes.length + 8) / 64) + 1;
  const words = new Uint32Array(blocks * BLOCK_WORDS);
  const put = (byte: number, at: number) => {
    words[at >> 2] = numberAt(words, at >> 2) | (byte << (24 - 8 * (at & 3)));
  };
  bytes.forEach(put);
  put(0x80, bytes.length);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function compress(state: Uint32Array, w: Uint32Array): void {
  for (let i = BLOCK_WORDS; i < ROUNDS; i += 1) {
    const x = numberAt(w, i - 15);
    const y = numberAt(w, i - 2);
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = numberAt(w, i - 16) + s0 + numberAt(w, i - 7) + s1;
  }
  // One by one: taking the list apart goes through an iterator, which is slower than the hash.
  let a = numberAt(state, 0);
  let b = numberAt(state, 1);
  let c = numberAt(state, 2);
  let d = numberAt(state, 3);
  let e = numberAt(state, 4);
  let f = numberAt(state, 5);
  let g = numberAt(state, 6);
  let h = numberAt(state, 7);
  for (let i = 0; i < ROUNDS; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + numberAt(ROUND_CONSTANTS, i) + numberAt(w, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = numberAt(state, i) + word;
  });
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function listPrimes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1) {
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  }
  return found;
}

/** The first 32 bits of what is behind the point. */
function fractionOf(value: number): number {
  return Math.floor((value % 1) * TWO_TO_THE_32) | 0;
}
