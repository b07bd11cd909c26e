/** The opening act, in milliseconds from Play. */
export const ACT = {
  listStarts: 500,
  countStarts: 1_000,
  countEnds: 1_900,
  chainStarts: 3_100,
  breaks: 4_100,
  ends: 5_000,
} as const;

/** What the stage shows at a moment of its opening act. */
export interface Moment {
  readonly kept: 'list' | 'chain';
  /** What the changed block says by then. */
  readonly to: number;
  /** Whether the reader has come to the block that cannot be believed. */
  readonly isBroken: boolean;
}

/** The record becomes a plain list, one number counts down and is believed; then the same lie is linked and signed. */
export function momentAt(ms: number, { honest, to }: { honest: number; to: number }): Moment {
  const share = (ms - ACT.countStarts) / (ACT.countEnds - ACT.countStarts);
  const counted = Math.round((to - honest) * Math.min(Math.max(share, 0), 1));
  return {
    kept: ms >= ACT.listStarts && ms < ACT.chainStarts ? 'list' : 'chain',
    to: honest + counted,
    isBroken: ms >= ACT.breaks,
  };
}
