import { elementAt } from '@/lib/element-at';
import { createRandom, randomIndex } from '@/lib/seeded-random';

import { buyTokens, CROWNS, kindOf, KINDS, pictureOf, SUPPLY } from './sale';

/** Sales in the sample; one token of each, since tokens of one sale share a shift and are not independent. */
const SAMPLED_SALES = 1_000;
/** Above this, chance gives such a table in 1 of 20 samples: chi-square with 3 degrees of freedom. */
export const CHI_SQUARE_LIMIT = 7.815;

/** For each number of crowns, how many of the 1,000 shifts give it. */
export function countShifts(crowns: Uint8Array): number[] {
  const counts = Array.from({ length: CROWNS + 1 }, () => 0);
  for (const held of crowns) counts[held] = elementAt(counts, held) + 1;
  return counts;
}

/** The exact mean of the best of this many shifts, each equally likely. */
export function meanOfBest(counts: readonly number[], tries: number): number {
  let below = 0;
  let mean = 0;
  for (const [held, count] of counts.entries()) {
    const upTo = below + count / SUPPLY;
    mean += held * (upTo ** tries - below ** tries);
    below = upTo;
  }
  return mean;
}

/** How far the crowns of one shift are from their mean, as a standard deviation. */
export function spreadOf(counts: readonly number[]): number {
  const mean = meanOfBest(counts, 1);
  const variance = counts.reduce(
    (sum, count, held) => sum + (count * (held - mean) ** 2) / SUPPLY,
    0,
  );
  return Math.sqrt(variance);
}

/** The chance that one of this many orders gives all crowns. */
export function chanceOfAll(counts: readonly number[], tries: number): number {
  return 1 - (1 - elementAt(counts, CROWNS) / SUPPLY) ** tries;
}

interface Sample {
  readonly list: Uint8Array;
  readonly crowns: Uint8Array;
  readonly soldBefore: number;
  /** How many shifts the builder may choose from in each sale. */
  readonly tries: number;
  readonly seed: number;
}

/**
 * Holds many sales with fresh shifts and takes one token of the script's from each: how many of each kind? The best of so
 * many shifts is drawn by its rank, which has the same law as trying them.
 */
export function sampleKinds({ list, crowns, soldBefore, tries, seed }: Sample): number[] {
  const random = createRandom(seed);
  const ranked = [...crowns.keys()].sort((a, b) => elementAt(crowns, a) - elementAt(crowns, b));
  const kinds = KINDS.map(() => 0);
  for (let sale = 0; sale < SAMPLED_SALES; sale += 1) {
    const rank = Math.floor(random() ** (1 / tries) * SUPPLY);
    const shift = elementAt(ranked, Math.min(rank, SUPPLY - 1));
    const tokens = buyTokens(list, soldBefore, shift);
    const token = tokens[randomIndex(random, tokens.length)];
    // Without the shuffle all crowns may be sold before the script can read ahead; then it has bought nothing.
    if (token === undefined) continue;
    const kind = kindOf(pictureOf(list, token, shift));
    kinds[kind] = elementAt(kinds, kind) + 1;
  }
  return kinds;
}

/** How far the kinds are from the table of the collection. */
export function chiSquare(kinds: readonly number[]): number {
  const total = kinds.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  return KINDS.reduce((sum, { count }, kind) => {
    const due = (count * total) / SUPPLY;
    return sum + (elementAt(kinds, kind) - due) ** 2 / due;
  }, 0);
}
