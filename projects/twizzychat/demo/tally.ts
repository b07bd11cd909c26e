import { SIDES } from './conversation';
import type { Row, Side, Written } from './conversation';

/** What a reader of the two phones can count. */
export interface Tally {
  /** Missing on a phone, and nothing that could still bring it. */
  readonly lost: number;
  /** Copies too many. */
  readonly twice: number;
  /** Confirmed messages of both phones that do not stand in one order. */
  readonly astray: number;
  /** Missing on a phone, and still on the way. */
  readonly coming: number;
}

interface Shown {
  readonly rows: Readonly<Record<Side, readonly Row[]>>;
  /** Whether a packet or somebody's memory can still bring a message to a phone. */
  readonly isComing: (side: Side, key: string) => boolean;
}

/** Counts the faults of what the two phones show; `isOptimistic` lists count what is not confirmed as well. */
export function tallyUp(
  written: readonly Written[],
  { rows, isComing }: Shown,
  isOptimistic: boolean,
): Tally {
  let [lost, twice, coming] = [0, 0, 0];
  for (const side of SIDES) {
    const here = new Set(rows[side].map(({ message }) => message?.key));
    twice += rows[side].filter(({ isCopy }) => isCopy === true).length;
    for (const { key } of written) {
      if (here.has(key)) continue;
      if (isComing(side, key)) coming += 1;
      else lost += 1;
    }
  }
  const order = (side: Side) =>
    rows[side]
      .filter(({ state, isCopy }) => isCopy !== true && (isOptimistic || state === 'sent'))
      .flatMap(({ message }) => message?.key ?? []);
  return { lost, twice, coming, astray: countAstray(order('left'), order('right')) };
}

/** How many of the common items do not belong to the longest run that has the same order in both lists. */
export function countAstray(one: readonly string[], other: readonly string[]): number {
  const places = new Map(other.map((key, place) => [key, place]));
  const common = one.flatMap((key) => places.get(key) ?? []);
  /** The smallest last place of a run of each length. */
  const lasts: number[] = [];
  for (const place of common) {
    const length = lasts.filter((last) => last < place).length;
    lasts[length] = place;
  }
  return common.length - lasts.length;
}
