import { easeOut, mix } from '@/stage/tween';

/** The opening act, in milliseconds from Play. */
export const ACT = {
  averageEnds: 1_000,
  rainStarts: 1_100,
  /** From the first future to the last. */
  rainLasts: 2_100,
  /** One future on its way. */
  fallLasts: 700,
  payRises: 4_500,
  payRose: 5_400,
  ends: 5_500,
} as const;

/** What the stage shows at a moment of its opening act. */
export interface Moment {
  readonly monthly: number;
  /** How much of the average line is there, from 0 to 1. */
  readonly averageDrawn: number;
  /** How far a future is, from 0 to 1; the worst is number 0. */
  readonly drawn: (line: number) => number;
  /** Whether the average is still believed. */
  readonly isNaive: boolean;
}

/** The average line grows and looks certain; 100 futures leave the dot; then the payment rises until it is worth it. */
export function momentAt(
  ms: number,
  { average, monthly, turns }: { average: number; monthly: number; turns: readonly number[] },
): Moment {
  const share = (from: number, to: number) => Math.min(Math.max((ms - from) / (to - from), 0), 1);
  return {
    monthly: mix(average, monthly, easeOut(share(ACT.payRises, ACT.payRose))),
    averageDrawn: share(0, ACT.averageEnds),
    drawn: (line) => {
      const turn = (turns[line] ?? 0) / turns.length;
      const startsAt = ACT.rainStarts + turn * ACT.rainLasts;
      return share(startsAt, startsAt + ACT.fallLasts);
    },
    isNaive: ms < ACT.payRises,
  };
}
