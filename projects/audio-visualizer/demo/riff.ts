import { hzAt, placeOf } from './pitch';

/** What a hand did at a moment: a finger came down or moved, or, without a pitch, went up. */
export interface Move {
  readonly atMs: number;
  readonly finger: string;
  readonly hz?: number | undefined;
}

/** Only the last seconds are kept, and nobody has to wait through a pause or a long note. */
const LONGEST_MS = 3_000;
const LONGEST_PAUSE_MS = 350;
const LONGEST_NOTE_MS = 1_500;

/** What the hand has done lately, with this added to it. */
export function addMove(riff: readonly Move[], move: Move): readonly Move[] {
  const last = riff.at(-1);
  const pauseMs = last === undefined ? 0 : move.atMs - last.atMs;
  // What came before moves up.
  const longest = isAnyDown(riff) ? LONGEST_NOTE_MS : LONGEST_PAUSE_MS;
  const shiftMs = Math.max(pauseMs - longest, 0);
  const moved = riff.map((one) => ({ ...one, atMs: one.atMs + shiftMs }));
  return [...moved, move].filter(({ atMs }) => move.atMs - atMs <= LONGEST_MS);
}

/** Whether a finger is down at the end of these moves. */
export function isAnyDown(riff: readonly Move[]): boolean {
  return pitchesDown(riff).size > 0;
}

/** The pitch of every finger that is down at the end of these moves; the newest comes last. */
export function pitchesDown(riff: readonly Move[]): ReadonlyMap<string, number> {
  const down = new Map<string, number>();
  for (const { finger, hz } of riff) {
    down.delete(finger);
    if (hz !== undefined) down.set(finger, hz);
  }
  return down;
}

/* A riff as it stands in an address: two signs for every tenth of a second. */

const STEP_MS = 100;
const STEPS = 36 ** 2 - 1;
const REST = '--';
const MELODY = /^(?:(?:[\da-z]{2}|--){1,31})?$/;

/** What a hand played, one pitch after another. Empty where it was a single pitch: the address already names that one. */
export function writeMelody(riff: readonly Move[]): string {
  const startMs = riff[0]?.atMs ?? 0;
  const lastsMs = (riff.at(-1)?.atMs ?? 0) - startMs;
  const signs = Array.from({ length: Math.ceil(lastsMs / STEP_MS) }, (_, step) => {
    const until = startMs + step * STEP_MS;
    const hz = [...pitchesDown(riff.filter(({ atMs }) => atMs <= until)).values()].at(-1);
    return hz === undefined ? REST : signOf(hz);
  });
  return new Set(signs.filter((sign) => sign !== REST)).size > 1 ? signs.join('') : '';
}

function signOf(hz: number): string {
  return Math.round(placeOf(hz, 1) * STEPS)
    .toString(36)
    .padStart(2, '0');
}

/** Pitches a tenth of a second apart; unset is a rest. */
export type Melody = readonly (number | undefined)[];

/** The inverse of `writeMelody`, for texts from anyone; undefined when it is none. */
export function readMelody(text: string): Melody | undefined {
  if (!MELODY.test(text)) return undefined;
  const signs = text.match(/../g) ?? [];
  return signs.map((sign) => (sign === REST ? undefined : hzAt(parseInt(sign, 36) / STEPS, 1)));
}

/** The pitch at a moment, sliding from each to the next; unset in a rest and when it is over. */
export function pitchOf(melody: Melody, ms: number): number | undefined {
  const step = Math.floor(ms / STEP_MS);
  const [from, to] = [melody[step], melody[step + 1]];
  if (from === undefined || to === undefined) return from;
  return from * (to / from) ** (ms / STEP_MS - step);
}

export function isOver(melody: Melody, ms: number): boolean {
  return ms >= melody.length * STEP_MS;
}
