import { CROWD } from './crowd';

/** The opening act, in milliseconds: a test set, then the same model on a friendly forum. */
export const ACT = { leaves: 1_500, arrives: 4_300, ends: 4_900 } as const;
/** Half of the crowd: how test sets are often made. */
export const BALANCED = CROWD / 2;

/** How many of the crowd are toxic at a moment. In equal ratios, because rare is a matter of ratios. */
export function toxicAt(elapsedMs: number, end: number): number {
  const share = Math.min(Math.max((elapsedMs - ACT.leaves) / (ACT.arrives - ACT.leaves), 0), 1);
  const eased = share * share * (3 - 2 * share);
  return Math.round(BALANCED ** (1 - eased) * end ** eased);
}

/** From here down the crowd is called friendlier. */
const FRIENDLIER = 300;

/** What is said beside the handle meanwhile; on phones there is room for a few words. */
export function wordsFor(toxic: number, isNarrow: boolean): string {
  if (toxic > FRIENDLIER) return isNarrow ? 'Half are toxic' : 'Half toxic, like many test sets';
  return isNarrow ? 'A friendlier crowd' : 'Same model, friendlier crowd';
}
