import { SUPPLY } from './sale';

/** The opening act, in milliseconds from Play. */
export const ACT = { saleStarts: 250, saleEnds: 3_000, ends: 3_700 } as const;

/** Tokens that are turning over at the same time. */
export const TURNING = 30;

/** Slow at first, so that the eye can follow the first crowns. */
const PACE = 1.6;

/** How many tokens have begun to turn over; the last is face up when it is past the supply by `TURNING`. */
export function turnedAt(share: number): number {
  return share ** PACE * (SUPPLY + TURNING);
}
