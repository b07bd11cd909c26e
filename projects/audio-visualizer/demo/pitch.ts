import { elementAt } from '@/lib/element-at';

/** The range of the picture, in hertz: below is rumble, above is air. */
export const RANGE_HZ = { from: 40, to: 16_000 };

/**
 * How the disc is laid out: 0 gives every hertz the same room, 1 every octave. Between them is the geometric mix of both,
 * so that a disc that is unfolding still says the right pitch at every moment.
 */
export type Unfolded = number;

const SPAN_HZ = RANGE_HZ.to - RANGE_HZ.from;
const LOG_FROM = Math.log(RANGE_HZ.from);
const LOG_SPAN = Math.log(RANGE_HZ.to / RANGE_HZ.from);
/** Each halves the error; 30 leave a billionth of the disc. */
const HALVINGS = 30;

/** The frequency at a place, which goes from 0 to 1 around the disc. */
export function hzAt(place: number, unfolded: Unfolded): number {
  const equalHertz = Math.log(RANGE_HZ.from + SPAN_HZ * place);
  const equalOctaves = LOG_FROM + LOG_SPAN * place;
  return Math.exp((1 - unfolded) * equalHertz + unfolded * equalOctaves);
}

/** The inverse of `hzAt`; what lies outside the picture is at its end. */
export function placeOf(hz: number, unfolded: Unfolded): number {
  const inside = clampHz(hz);
  if (unfolded === 1) return Math.min((Math.log(inside) - LOG_FROM) / LOG_SPAN, 1);
  if (unfolded === 0) return (inside - RANGE_HZ.from) / SPAN_HZ;
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (hzAt(middle, unfolded) < inside) low = middle;
    else high = middle;
  }
  return low;
}

/** The share of the disc that lies between two pitches. */
export function shareBetween(fromHz: number, toHz: number, unfolded: Unfolded): number {
  return placeOf(toHz, unfolded) - placeOf(fromHz, unfolded);
}

/** The share that one octave has: the one that starts at this pitch, or the top one where no whole octave is left. */
export function octaveShare(hz: number, unfolded: Unfolded): number {
  const start = Math.min(clampHz(hz), RANGE_HZ.to / 2);
  return shareBetween(start, start * 2, unfolded);
}

/** Into the picture; what is no number becomes its lower end. */
export function clampHz(hz: number): number {
  return hz > RANGE_HZ.from ? Math.min(hz, RANGE_HZ.to) : RANGE_HZ.from;
}

/** How a pitch is written: "440 Hz", "1.76 kHz". */
export function formatHz(hz: number): string {
  if (hz < 1_000) return `${Math.round(hz)} Hz`;
  return `${(hz / 1_000).toFixed(hz < 9_950 ? 2 : 1)} kHz`;
}

/** A share of the disc: "12%", "2.8%". */
export function formatShare(share: number): string {
  const percent = share * 100;
  return `${percent < 9.95 ? percent.toFixed(1) : String(Math.round(percent))}%`;
}

const NOTES = [
  'C',
  'C sharp',
  'D',
  'D sharp',
  'E',
  'F',
  'F sharp',
  'G',
  'G sharp',
  'A',
  'A sharp',
  'B',
];
const CONCERT_PITCH = { hz: 440, semitone: 57 };

/** The nearest note of equal temperament, as it is spoken: "A sharp 4". */
export function noteName(hz: number): string {
  const { note, octave } = nearestNote(hz);
  return `${note} ${octave}`;
}

/** The same, as it is written: "A#4". */
export function noteSign(hz: number): string {
  const { note, octave } = nearestNote(hz);
  return `${note.replace(' sharp', '#')}${octave}`;
}

function nearestNote(hz: number): { note: string; octave: number } {
  const semitone = Math.round(semitoneOf(clampHz(hz)));
  const octave = Math.floor(semitone / 12);
  return { note: elementAt(NOTES, semitone - octave * 12), octave };
}

/** C8, the highest key of a piano, and where the next one would begin. */
const LAST_KEY = 96;
export const PIANO_TOP_HZ = hzOf(LAST_KEY + 0.5);

/** How many keys of a piano have their pitch from here to below there. */
export function keysBetween(fromHz: number, toHz: number): number {
  const keysBelow = (hz: number) => Math.min(Math.ceil(semitoneOf(hz) - 1e-9), LAST_KEY + 1);
  return keysBelow(toHz) - keysBelow(fromHz);
}

/** Half the gap between two keys, in semitones. */
const KEY_GAP = 0.04;

/** A white key of a piano: narrow beside the black ones, wide where they end. In hertz. */
export interface WhiteKey {
  readonly narrow: readonly [from: number, to: number];
  readonly wide: readonly [from: number, to: number];
}

/** The white keys of a piano that lie in the picture. */
export function listWhiteKeys(): WhiteKey[] {
  const first = Math.ceil(semitoneOf(RANGE_HZ.from));
  const count = LAST_KEY - first + 1;
  const span = (semitone: number, below: number, above: number) =>
    [clampHz(hzOf(semitone - below + KEY_GAP)), clampHz(hzOf(semitone + above - KEY_GAP))] as const;
  return Array.from({ length: count }, (_, index) => first + index)
    .filter((semitone) => !isBlack(semitone))
    .map((semitone) => ({
      narrow: span(semitone, 0.5, 0.5),
      wide: span(semitone, isBlack(semitone - 1) ? 1 : 0.5, isBlack(semitone + 1) ? 1 : 0.5),
    }));
}

function isBlack(semitone: number): boolean {
  return elementAt(NOTES, semitone % NOTES.length).endsWith('sharp');
}

function semitoneOf(hz: number): number {
  return CONCERT_PITCH.semitone + 12 * Math.log2(hz / CONCERT_PITCH.hz);
}

function hzOf(semitone: number): number {
  return CONCERT_PITCH.hz * 2 ** ((semitone - CONCERT_PITCH.semitone) / 12);
}
