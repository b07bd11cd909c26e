import { easeOut } from '@/stage/tween';

/** The opening act, in milliseconds from Play: one line that looks certain, and a hundred dots to bet with. */
export const ACT = {
  /** By when the rays of the sleeve have folded into one line. */
  raysFolded: 750,
  averageEnds: 1_250,
  blockStarts: 1_700,
  blockStands: 2_700,
  ends: 3_000,
} as const;

/** The futures after a bet, in milliseconds from letting go. */
export const FALL = {
  /** From the first future to the last. */
  rainLasts: 1_900,
  /** One future on its way. */
  lineLasts: 600,
  /** From the end of its line to its place among the dots. */
  landLasts: 300,
  /** All have landed and the bet still hangs where it was: a held beat. Then it drops. */
  drops: 3_250,
  ends: 4_000,
} as const;

/** Where the futures are at a moment of their fall. */
export interface Moment {
  /** How far a future is on its line, from 0 to 1; the worst is number 0. */
  readonly drawn: (line: number) => number;
  /** How far it then is on the way to its dot, from 0 to 1. */
  readonly landed: (line: number) => number;
  /** How far the bet has dropped to what is true, from 0 to 1. */
  readonly dropped: number;
}

/** `turns` has the place of each line in the order in which they come. */
export function momentAt(ms: number, turns: readonly number[]): Moment {
  const share = (from: number, to: number) => Math.min(Math.max((ms - from) / (to - from), 0), 1);
  /** A few at first, so that the eye can follow one; then more and more. */
  const startOf = (line: number) => Math.sqrt((turns[line] ?? 0) / turns.length) * FALL.rainLasts;
  return {
    drawn: (line) => share(startOf(line), startOf(line) + FALL.lineLasts),
    landed: (line) => {
      const arrives = startOf(line) + FALL.lineLasts;
      return share(arrives, arrives + FALL.landLasts);
    },
    dropped: bounce(share(FALL.drops, FALL.ends)),
  };
}

/** How far a line on its way to the goal has come, and how far the ring around its landing has spread; from 0 to 1. */
export function landAt(
  ms: number,
  startsMs: number,
  landsMs: number,
): { drawn: number; ring: number } {
  const share = (from: number, to: number) => Math.min(Math.max((ms - from) / (to - from), 0), 1);
  return { drawn: easeOut(share(startsMs, landsMs)), ring: share(landsMs - 250, landsMs + 450) };
}

/** Falls with gravity and bounces twice: from 0 to 1. */
export function bounce(share: number): number {
  const hit = 0.5;
  if (share < hit) return (share / hit) ** 2;
  if (share < 0.8) return 1 - 0.12 * (1 - ((share - 0.65) / 0.15) ** 2);
  return 1 - 0.03 * (1 - ((share - 0.9) / 0.1) ** 2);
}
