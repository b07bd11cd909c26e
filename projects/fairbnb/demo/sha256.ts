const ROUNDS = 64;
const BLOCK_WORDS = 16;
const TWO_TO_THE_32 = 2 ** 32;
const encoder = new TextEncoder();

const primes = listPrimes(ROUNDS);
const ROUND_CONSTANTS = Int32Array.from(primes, (prime) => fractionOf(Math.cbrt(prime)));
const FIRST_STATE = Int32Array.from(primes.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));

/**
 * SHA-256 (FIPS 180-4) of the text's UTF-8 bytes, as 64 hexadecimal digits. The browser's own is asynchronous, and a
 * promise for each of some 90,000 short texts takes longer than the hash.
 */
export function sha256Hex(text: string): string {
  const words = pad(encoder.encode(text));
  const state = FIRST_STATE.slice();
  const schedule = new Int32Array(ROUNDS);
  for (let block = 0; block < words.length; block += BLOCK_WORDS) {
    schedule.set(words.subarray(block, block + BLOCK_WORDS));
    compress(state, schedule);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The bytes, a one bit, zeros, and the length in bits: whole blocks. */
function pad(bytes: Uint8Array): Int32Array {
  const blocks = Math.floor((bytes.length + 8) / 64) + 1;
  const words = new Int32Array(blocks * BLOCK_WORDS);
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at] ?? 0x80;
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - 8 * (at & 3)));
  }
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function compress(state: Int32Array, w: Int32Array): void {
  for (let i = BLOCK_WORDS; i < ROUNDS; i += 1) {
    const x = w[i - 15] ?? 0;
    const y = w[i - 2] ?? 0;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  // One by one: taking the list apart goes through an iterator, which is slower than the hash.
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let i = 0; i < ROUNDS; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] ?? 0) + (w[i] ?? 0)) | 0;
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
  const after = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < after.length; i += 1) state[i] = (state[i] ?? 0) + (after[i] ?? 0);
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
