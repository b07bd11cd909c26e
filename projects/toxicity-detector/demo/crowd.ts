import { elementAt } from '@/lib/element-at';

import type { Learned, Reading, Scored } from './learn';
import { logitOf } from './model';
import { precisionOf } from './rates';
import type { Judged, Rates } from './rates';
import type { Settings } from './settings';

/** So many comments stand on the stage. */
export const CROWD = 1_000;

/** Logits: from `high` on a comment is flagged, from `low` on a person should look. Equal cuts leave no doubt. */
export interface Cuts {
  readonly low: number;
  readonly high: number;
}

export type Verdict = 'flagged' | 'doubt' | 'fine';

/** What becomes of a comment with this logit. */
export function judge(logit: number, { low, high }: Cuts): Verdict {
  if (logit >= high) return 'flagged';
  return logit >= low ? 'doubt' : 'fine';
}

/** A thousand comments, the first so many of them toxic. One more toxic comment changes one place and no other. */
export function crowdOf({ toxic, harmless }: Learned, toxicCount: number): Scored[] {
  return harmless.map((comment, place) => (place < toxicCount ? elementAt(toxic, place) : comment));
}

/** What happens in a crowd, counted comment by comment. */
export interface Tally {
  readonly flagged: number;
  readonly right: number;
  /** What a person should look at. */
  readonly unsure: number;
  /** Toxic comments that nobody is shown. */
  readonly missed: number;
}

/** Counts what the cuts do to a crowd. */
export function tally(crowd: readonly Reading[], cuts: Cuts): Tally {
  const verdicts = crowd.map(({ logit, isToxic }) => ({ isToxic, verdict: judge(logit, cuts) }));
  const count = (wanted: Verdict, only = false) =>
    verdicts.filter(({ verdict, isToxic }) => verdict === wanted && (isToxic || !only)).length;
  return {
    flagged: count('flagged'),
    right: count('flagged', true),
    unsure: count('doubt'),
    missed: count('fine', true),
  };
}

/** The two rates behind every precision, over all comments of a list. NaN for a side that the list does not have. */
export function ratesAt(comments: readonly Reading[], cut: number): Rates {
  const share = (isToxic: boolean) => {
    const side = comments.filter((comment) => comment.isToxic === isToxic);
    return side.filter(({ logit }) => logit >= cut).length / side.length;
  };
  return { caught: share(true), alarmed: share(false) };
}

/** How many more toxic comments of the crowd on the stage slip through than before a model was taught. */
export function countLost(
  before: Learned,
  after: Learned,
  values: Pick<Settings, 'toxic' | 'cut' | 'approach' | 'wanted'>,
): number {
  const missedBy = (learned: Learned) =>
    tally(crowdOf(learned, values.toxic), cutsFor(learned, values)).missed;
  return missedBy(after) - missedBy(before);
}

/**
 * The place of somebody who is wronged: the harmless comment with the highest score that is not left alone, and where there
 * is none the insult with the highest score that nobody is shown.
 */
export function findWronged(crowd: readonly Reading[], cuts: Cuts): number | undefined {
  const accused = findHighest(crowd, ({ isToxic, logit }) => !isToxic && logit >= cuts.low);
  return accused ?? findHighest(crowd, ({ isToxic, logit }) => isToxic && logit < cuts.low);
}

function findHighest(
  crowd: readonly Reading[],
  isMeant: (comment: Reading) => boolean,
): number | undefined {
  let found: number | undefined;
  let highest = -Infinity;
  crowd.forEach((comment, place) => {
    if (isMeant(comment) && comment.logit > highest) [found, highest] = [place, comment.logit];
  });
  return found;
}

/** The comments that the model got right at a cut of 0.5 where half are toxic, for its accuracy. */
export function judgeHalves({ toxic, harmless }: Pick<Learned, 'toxic' | 'harmless'>): Judged[] {
  return [...toxic, ...harmless.slice(harmless.length - toxic.length)].map(
    ({ logit, isToxic, pattern }) => ({ isHit: logit >= 0 === isToxic, pattern }),
  );
}

/** The cuts of a run: the one that was set, or two that are chosen for its crowd. */
export function cutsFor(
  { choosing }: Learned,
  { toxic, cut, approach, wanted }: Pick<Settings, 'toxic' | 'cut' | 'approach' | 'wanted'>,
): Cuts {
  return approach === 'naive'
    ? { low: logitOf(cut), high: logitOf(cut) }
    : chooseCuts(choosing, toxic / CROWD, wanted / 100);
}

/** Toxic comments that may lie under the lower cut. */
const MOST_BELOW = 0.01;

/**
 * The two cuts for a crowd with this share of toxic comments. The upper is the lowest score, 0.5 or more, from which on
 * enough flags are expected to be right; there may be none. Chosen on comments that are neither trained on nor shown.
 */
export function chooseCuts(
  choosing: readonly Reading[],
  toxicShare: number,
  wantedPrecision: number,
): Cuts {
  const toxic = sortedLogits(choosing, true);
  const harmless = sortedLogits(choosing, false);
  const high = [0, ...toxic.filter((logit) => logit > 0)].find((cut) => {
    // As if one more had been flagged: no false alarm in a thousand comments does not mean that there is never one.
    const alarmed = (countFrom(harmless, cut) + 1) / (harmless.length + 1);
    const rates = { caught: countFrom(toxic, cut) / toxic.length, alarmed };
    return precisionOf(rates, toxicShare) >= wantedPrecision;
  });
  const low = toxic[Math.floor(MOST_BELOW * toxic.length)] ?? 0;
  return { low: Math.min(low, high ?? 0), high: high ?? Infinity };
}

function sortedLogits(comments: readonly Reading[], isToxic: boolean): number[] {
  return comments
    .filter((comment) => comment.isToxic === isToxic)
    .map(({ logit }) => logit)
    .toSorted((one, other) => one - other);
}

/** How many of a sorted list are not below a cut, by halving. */
function countFrom(sorted: readonly number[], cut: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (elementAt(sorted, middle) < cut) from = middle + 1;
    else to = middle;
  }
  return sorted.length - from;
}
