import { easeOut } from '@/stage/tween';

import type { Unfolded } from './axis';
import { tune } from './score';
import type { Note } from './score';

/** The opening act, in milliseconds from Play. */
export const ACT = {
  /** The disc folds into equal hertz. */
  foldEnds: 500,
  /** Eleven notes in a sliver. */
  squeezedAt: 550,
  unfoldStarts: 2_350,
  unfoldEnds: 3_050,
  /** The same notes, all the way round. */
  againAt: 3_150,
  ends: 5_900,
} as const;

/** Seconds between two notes, the first time and the second. */
export const SQUEEZED = tune(0.13);
export const AGAIN = tune(0.16);

/** How the disc is laid out at a moment of the act. */
export function unfoldedAt(ms: number): Unfolded {
  if (ms < ACT.unfoldStarts) return 1 - easeOut(share(ms, 0, ACT.foldEnds));
  return easeOut(share(ms, ACT.unfoldStarts, ACT.unfoldEnds));
}

/** The piece that has begun at a moment; `undefined` before the first note. */
export function pieceAt(ms: number): readonly Note[] | undefined {
  if (ms >= ACT.againAt) return AGAIN;
  return ms >= ACT.squeezedAt ? SQUEEZED : undefined;
}

function share(ms: number, from: number, to: number): number {
  return Math.min(Math.max((ms - from) / (to - from), 0), 1);
}
