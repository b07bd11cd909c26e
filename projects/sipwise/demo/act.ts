import { easeOut, mix } from '@/stage/tween';

/** The opening act, in milliseconds from Play. */
export const ACT = {
  /** By when the rays of the sleeve have folded into one line. */
  raysFolded: 750,
  averageEnds: 800,
  rainStarts: 900,
  /** From the first future to the last. */
  rainLasts: 2_300,
  /** One future on its way. */
  fallLasts: 650,
  /** From the end of its line to its place among the dots. */
  landLasts: 320,
  payRises: 4_700,
  payRose: 5_500,
  ends: 5_700,
} as const;

/** What the stage shows at a moment of its opening act. */
export interface Moment {
  readonly monthly: number;
  /** How much of the average line is there, from 0 to 1. */
  readonly averageDrawn: number;
  /** How far a future is on its line, from 0 to 1; the worst is number 0. */
  readonly drawn: (line: number) => number;
  /** How far it then is on the way to its dot, from 0 to 1. */
  readonly landed: (line: number) => number;
  /** Whether the average is still believed. */
  readonly isNaive: boolean;
}

/** The average line grows and looks certain; 100 futures leave the dot; then the payment rises until it is worth it. */
export function momentAt(
  ms: number,
  { average, monthly, turns }: { average: number; monthly: number; turns: readonly number[] },
): Moment {
  const share = (from: number, to: number) => Math.min(Math.max((ms - from) / (to - from), 0), 1);
  /** A few at first, so that the eye can follow one; then more and more. */
  const startOf = (line: number) => {
    const turn = (turns[line] ?? 0) / turns.length;
    return ACT.rainStarts + Math.sqrt(turn) * ACT.rainLasts;
  };
  return {
    monthly: mix(average, monthly, easeOut(share(ACT.payRises, ACT.payRose))),
    averageDrawn: easeOut(share(0, ACT.averageEnds)),
    drawn: (line) => share(startOf(line), startOf(line) + ACT.fallLasts),
    landed: (line) => {
      const arrives = startOf(line) + ACT.fallLasts;
      return share(arrives, arrives + ACT.landLasts);
    },
    isNaive: ms < ACT.payRises,
  };
}
