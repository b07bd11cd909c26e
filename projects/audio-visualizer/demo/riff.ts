import { hzAt } from './pitch';
import type { Unfolded } from './pitch';

/** A pitch that somebody asked for. */
export interface Played {
  readonly hz: number;
  /** Where on the disc a finger asked for it; unset for keys and numbers, which mean the pitch itself. */
  readonly place?: number | undefined;
}

/** What a hand did at a moment: a finger came down or moved, or, without a pitch, went up. */
export interface Move {
  readonly atMs: number;
  readonly finger: string;
  readonly played?: Played | undefined;
}

/** Only the last seconds are played again, and nobody has to wait through a pause or a long note. */
const LONGEST_MS = 3_000;
const LONGEST_PAUSE_MS = 350;
const LONGEST_NOTE_MS = 1_500;

/** What the hand has done lately, with this added to it. */
export function addMove(riff: readonly Move[], move: Move): readonly Move[] {
  const last = riff.at(-1);
  const isDown = fingersDown(riff).size > 0;
  const pauseMs = last === undefined ? 0 : move.atMs - last.atMs;
  // What came before moves up.
  const shiftMs = Math.max(pauseMs - (isDown ? LONGEST_NOTE_MS : LONGEST_PAUSE_MS), 0);
  const moved = riff.map((one) => ({ ...one, atMs: one.atMs + shiftMs }));
  return [...moved, move].filter(({ atMs }) => move.atMs - atMs <= LONGEST_MS);
}

/** The fingers that are down at the end of these moves. */
export function fingersDown(riff: readonly Move[]): ReadonlySet<string> {
  const down = new Set<string>();
  for (const { finger, played } of riff) {
    if (played) down.add(finger);
    else down.delete(finger);
  }
  return down;
}

/** The same hand on another layout: a finger stays where it was, a pitch what it was. */
export function relocate({ hz, place }: Played, unfolded: Unfolded): Played {
  if (place === undefined) return { hz };
  return { hz: Math.round(hzAt(place, unfolded) * 100) / 100, place };
}
