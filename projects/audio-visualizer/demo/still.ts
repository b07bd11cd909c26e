import { BANDS, toLevels } from './bands';
import { follow } from './follow';
import { advanceRings, createRings } from './rings';
import type { Rings } from './rings';
import { loudnessAfter, tune } from './score';
import type { Note } from './score';
import { transform } from './transform';

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
    levels = levels.map((level, band) => follow(level, measured[band] ?? 0, STEP_S * 1_000));
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
