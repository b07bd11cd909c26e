import { elementAt } from '@/lib/element-at';

import { advanceRings, createRings } from './rings';
import type { Rings } from './rings';
import { loudnessAfter, tune } from './score';
import type { Note } from './score';
import { BANDS, follow, toLevels } from './spectrum';

/*
 * The transform of the browser's analyser, by hand: Blackman window, magnitude over the number of samples, in decibels. The
 * poster is drawn with it, and tests check what the analyser would show without any sound.
 */

const BLACKMAN = [0.42, -0.5, 0.08] as const;

/** The spectrum of a power of two of samples, in decibels: half as many bins. */
export function transform(samples: ArrayLike<number>): Float32Array<ArrayBuffer> {
  const { length } = samples;
  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);
  for (let index = 0, reversed = 0; index < length; index += 1) {
    const turn = (2 * Math.PI * index) / length;
    const weight = BLACKMAN[0] + BLACKMAN[1] * Math.cos(turn) + BLACKMAN[2] * Math.cos(2 * turn);
    real[reversed] = elementAt(samples, index) * weight;
    reversed = nextReversed(reversed, length);
  }
  for (let size = 2; size <= length; size *= 2) combine(real, imaginary, size);
  return Float32Array.from(
    { length: length / 2 },
    (_, bin) =>
      20 * Math.log10(Math.hypot(elementAt(real, bin), elementAt(imaginary, bin)) / length),
  );
}

/** Counts upwards in a number whose digits are read backwards, which is the order that the butterflies need. */
function nextReversed(reversed: number, length: number): number {
  let [digit, rest] = [length >> 1, reversed];
  while (rest & digit) {
    rest ^= digit;
    digit >>= 1;
  }
  return rest | digit;
}

/** One round of butterflies: pairs of transforms of half the size become one each. */
function combine(real: Float64Array, imaginary: Float64Array, size: number): void {
  const half = size / 2;
  for (let offset = 0; offset < half; offset += 1) {
    const angle = (-2 * Math.PI * offset) / size;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    for (let low = offset; low < real.length; low += size) {
      const high = low + half;
      const [highReal, highImaginary] = [elementAt(real, high), elementAt(imaginary, high)];
      const [lowReal, lowImaginary] = [elementAt(real, low), elementAt(imaginary, low)];
      const turnedReal = highReal * cosine - highImaginary * sine;
      const turnedImaginary = highReal * sine + highImaginary * cosine;
      real[high] = lowReal - turnedReal;
      imaginary[high] = lowImaginary - turnedImaginary;
      real[low] = lowReal + turnedReal;
      imaginary[low] = lowImaginary + turnedImaginary;
    }
  }
}

const SAMPLE_RATE = 44_100;
const WINDOW = 2_048;
const STEP_S = 0.015;
/** The tune, and a little of the chord after it. */
const APART_S = 0.13;
const SEEN_UNTIL_S = 11 * APART_S + 0.2;
const SEEN_FROM_S = SEEN_UNTIL_S - 1.5;
/** A soft voice: a triangle of four partials. */
const PARTIALS = [1, 3, 5, 7].map((times, index) => ({
  times,
  gain: (0.81 * (index % 2 === 0 ? 1 : -1)) / times ** 2,
}));
const DIGITS = 16;
const LARGEST_DIGIT = DIGITS - 1;
const FULL_BYTE = 255;

/**
 * The rings in the middle of the tune's last chord, computed without sound: a digit for each level, the newest ring first.
 * Made when the site is built; the poster is drawn with it, and the running demo starts from it.
 */
export function computeStill(): string {
  const rings = createRings();
  let levels = new Float32Array(BANDS);
  for (let seconds = SEEN_FROM_S; seconds < SEEN_UNTIL_S; seconds += STEP_S) {
    const bins = transform(listen(tune(APART_S), seconds));
    const measured = toLevels({ bins, sampleRate: SAMPLE_RATE });
    levels = levels.map((level, band) => follow(level, elementAt(measured, band), STEP_S * 1_000));
    advanceRings(rings, levels, STEP_S * 1_000);
  }
  const rows = Array.from({ length: rings.axes.length }, (_, age) => {
    const row = (rings.newest - age + rings.axes.length) % rings.axes.length;
    return [...rings.rows.slice(row * BANDS, (row + 1) * BANDS)];
  });
  return rows
    .flat()
    .map((level) => Math.round((level / FULL_BYTE) * LARGEST_DIGIT).toString(DIGITS))
    .join('');
}

/** The rings that a still says. */
export function readStill(still: string): Rings {
  const rings = createRings();
  const count = rings.axes.length;
  for (let index = 0; index < rings.rows.length; index += 1) {
    const digit = Number.parseInt(still.charAt(index), DIGITS) || 0;
    const [age, band] = [Math.floor(index / BANDS), index % BANDS];
    rings.rows[((count - age) % count) * BANDS + band] = (digit / LARGEST_DIGIT) * FULL_BYTE;
  }
  return rings;
}

/** The samples that end at this moment of a piece. */
function listen(notes: readonly Note[], until: number): Float64Array {
  return Float64Array.from({ length: WINDOW }, (_, index) => {
    const now = until - (WINDOW - 1 - index) / SAMPLE_RATE;
    return notes.reduce((sum, note) => sum + sample(note, now - note.at), 0);
  });
}

function sample(note: Note, seconds: number): number {
  const loudness = loudnessAfter(note, seconds);
  if (loudness === 0) return 0;
  const turn = 2 * Math.PI * note.hz * seconds;
  return PARTIALS.reduce(
    (sum, { times, gain }) => sum + loudness * gain * Math.sin(turn * times),
    0,
  );
}
