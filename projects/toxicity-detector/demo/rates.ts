import { elementAt } from '@/lib/element-at';
import { createRandom, randomIndex } from '@/lib/seeded-random';

/** A share and the 95% interval around it. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How a classifier does on comments it was not trained on. */
export interface Rates {
  /** The share of toxic comments that are flagged. */
  readonly caught: number;
  /** The share of harmless comments that are flagged. */
  readonly alarmed: number;
}

/** Bayes' rule: the share of flags that are right where so large a share of the comments is toxic. NaN without any flag. */
export function precisionOf({ caught, alarmed }: Rates, toxicShare: number): number {
  const right = toxicShare * caught;
  return right / (right + (1 - toxicShare) * alarmed);
}

/** The normal distribution has 95% within so many deviations of its middle. */
const DEVIATIONS = 1.959964;

/** Wilson's interval, for observations that have nothing to do with each other. */
export function wilson(hits: number, count: number): Interval {
  const share = hits / count;
  const square = DEVIATIONS ** 2 / count;
  const middle = (share + square / 2) / (1 + square);
  const reach = (DEVIATIONS / (1 + square)) * Math.sqrt((share * (1 - share) + square / 4) / count);
  return { low: Math.max(middle - reach, 0), high: Math.min(middle + reach, 1) };
}

/** One comment that was judged: rightly or not, and the pattern it came from. */
export interface Judged {
  readonly isHit: boolean;
  readonly pattern: string;
}

const DRAWS = 2_000;
const SEED = 11;

/**
 * The interval when whole patterns are drawn again, which is wider than Wilson's: comments of one pattern are flagged
 * together, so a thousand comments of sixty patterns say less than a thousand comments.
 */
export function intervalByPattern(judged: readonly Judged[]): Interval {
  const groups = new Map<string, { hits: number; count: number }>();
  for (const { isHit, pattern } of judged) {
    const group = groups.get(pattern) ?? { hits: 0, count: 0 };
    groups.set(pattern, { hits: group.hits + (isHit ? 1 : 0), count: group.count + 1 });
  }
  const list = [...groups.values()];
  const random = createRandom(SEED);
  const shares = Array.from({ length: DRAWS }, () => {
    let [hits, count] = [0, 0];
    for (let draw = 0; draw < list.length; draw += 1) {
      const group = elementAt(list, randomIndex(random, list.length));
      hits += group.hits;
      count += group.count;
    }
    return hits / count;
  }).toSorted((one, other) => one - other);
  const at = (share: number) => elementAt(shares, Math.round(share * (DRAWS - 1)));
  return { low: at(0.025), high: at(0.975) };
}
