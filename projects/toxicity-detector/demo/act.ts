import { easeOut, mix } from '@/stage/tween';

import { CROWD } from './crowd';
import { logitOf, sigmoid } from './model';
import type { Settings } from './settings';

/**
 * The opening act, in milliseconds: comments fall onto their scores, the cut comes down and the flagged ones leave. A shared
 * run then goes on to its own crowd.
 */
export const ACT = {
  falls: 1_100,
  cuts: 1_250,
  counts: 1_750,
  slides: 1_750,
  arrives: 2_800,
  reads: 3_500,
  ends: 3_600,
} as const;
/** Half of the crowd: how test sets are often made, and where the accuracy was counted. */
export const BALANCED = CROWD / 2;
/** How long a dare is performed, and how long the chosen way: first what is unsure pours over, then it is read. */
export const DARE_MS = 1_800;
export const READING = { starts: 700, ends: 2_400 } as const;

/** How many comments have fallen at a moment of the act. */
export function fallenAt(elapsedMs: number): number {
  return Math.round(CROWD * Math.min(elapsedMs / ACT.falls, 1));
}

type Moved = Pick<Settings, 'toxic' | 'cut'>;

/** Between two runs. In equal ratios, because rare is a matter of ratios, and the cut along its axis. */
export function between(from: Moved, to: Moved, share: number): Moved {
  if (share >= 1) return to;
  const eased = easeOut(share);
  return {
    toxic: Math.round(from.toxic ** (1 - eased) * to.toxic ** eased),
    cut: sigmoid(mix(logitOf(from.cut), logitOf(to.cut), eased)),
  };
}
