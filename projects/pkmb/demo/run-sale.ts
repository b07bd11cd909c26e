import { elementAt } from '@/lib/element-at';
import { bytesToHex } from '@/lib/hex';

import {
  bestDeals,
  hashBlock,
  hashList,
  mixWithSealed,
  sealedNumber,
  shiftOf,
  shiftsOfOrders,
} from './blocks';
import type { Best } from './blocks';
import { chiSquare, countShifts, sampleKinds } from './odds';
import {
  buyTokens,
  countCrowns,
  countMissed,
  crownsByShift,
  makeList,
  tokensWithCrown,
} from './sale';
import { triesOf } from './settings';
import type { Settings } from './settings';

/** One sale with everything that was drawn in it. */
export interface Sale {
  readonly list: Uint8Array;
  readonly listHash: string;
  /** The deal that the builder chose, before a sealed number is mixed in, and the hash of its block. */
  readonly picked: Best;
  readonly blockHash: string;
  /** How the best deal grew, from the first one to the one that was picked. */
  readonly bests: readonly Best[];
  readonly shift: number;
  readonly tokens: readonly number[];
  /** The last buyer but you whom the first deal gives a crown. */
  readonly other: number | undefined;
  readonly crowns: number;
  /** Crowns in sight that others got, after your last buy. */
  readonly missed: number;
  /** For each number of crowns, how many shifts give it. */
  readonly counts: readonly number[];
  /** One token of the script's from each of 1,000 other sales, by kind. */
  readonly kinds: readonly number[];
  readonly chiSquare: number;
}

/** Holds a sale. The hashes of the orders depend on the seed alone and can be handed in. */
export function runSale(
  values: Settings,
  shifts: readonly number[] = shiftsOfOrders(values.seed, triesOf(values)),
): Sale {
  const { sold, sealed, shuffled, seed } = values;
  const tries = triesOf(values);
  const list = makeList(seed, shuffled);
  const crowns = crownsByShift(list, sold);
  const bests = bestDeals(crowns, shifts, tries);
  const picked = elementAt(bests, bests.length - 1);
  const block = hashBlock(seed, picked.deal - 1);
  const drawn = sealed ? mixWithSealed(block, sealedNumber(seed)) : block;
  const shift = shiftOf(drawn);
  const tokens = buyTokens(list, sold, shift);
  const first = elementAt(bests, 0).shift;
  const kinds = sampleKinds({ list, crowns, soldBefore: sold, tries: sealed ? 1 : tries, seed });
  return {
    list,
    listHash: bytesToHex(hashList(list)),
    picked,
    blockHash: bytesToHex(block),
    bests,
    shift,
    tokens,
    other: tokensWithCrown(list, first).findLast((token) => !tokens.includes(token)),
    crowns: countCrowns(list, tokens, shift),
    missed: countMissed(list, sold, shift, tokens),
    counts: countShifts(crowns),
    kinds,
    chiSquare: chiSquare(kinds),
  };
}
