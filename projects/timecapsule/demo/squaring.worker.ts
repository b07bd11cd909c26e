import type { Reply, Requests } from './hand';
import { drawNumber, drawPrime } from './primes';
import { squareTimes, takeShortcut } from './puzzle';

/** A lock that has to last needs more; this one has to be quick to make. */
const PRIME_BITS = 512;
/** How often and how long the speed of this device is measured, after a start that is not counted. */
const SLICES = 12;
const SLICE_MS = 50;
const WARM_UP = 4_000;
const MEASURED_AT_ONCE = 500;

addEventListener('message', ({ data }: MessageEvent<Requests[keyof Requests]>) => {
  postMessage(answer(data));
});

function answer(request: Requests[keyof Requests]): Reply {
  if (request.kind === 'make') return make(request.rate);
  if (request.kind === 'shortcut') return takeShortcut(request.puzzle, request.order);
  const startedAt = performance.now();
  const number = squareTimes(request.number, request.times, request.modulus);
  return { number, ms: performance.now() - startedAt };
}

function make(rate: number | undefined): Reply {
  const p = drawPrime(PRIME_BITS, randomBytes);
  let q = drawPrime(PRIME_BITS, randomBytes);
  while (q === p) q = drawPrime(PRIME_BITS, randomBytes);
  const modulus = p * q;
  return { modulus, order: (p - 1n) * (q - 1n), rate: rate ?? measureRate(modulus) };
}

/** Squarings in a second, by the fastest of a few short measurements: whatever else is going on only makes it slower. */
function measureRate(modulus: bigint): number {
  let number = squareTimes(drawNumber(PRIME_BITS / 4, randomBytes) % modulus, WARM_UP, modulus);
  let fastest = 0;
  for (let slice = 0; slice < SLICES; slice += 1) {
    const startedAt = performance.now();
    let done = 0;
    let ms = 0;
    for (; ms < SLICE_MS; ms = performance.now() - startedAt) {
      number = squareTimes(number, MEASURED_AT_ONCE, modulus);
      done += MEASURED_AT_ONCE;
    }
    fastest = Math.max(fastest, (done / ms) * 1_000);
  }
  return fastest;
}

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
