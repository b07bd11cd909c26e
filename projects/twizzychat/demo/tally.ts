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
  const order = (side: Side) => orderOf(rows[side], isOptimistic);
  return { lost, twice, coming, astray: findAstray(order('left'), order('right')).length };
}

/** The messages of a list from top to bottom, each once. */
export function orderOf(rows: readonly Row[], isOptimistic: boolean): string[] {
  return rows
    .filter(({ state, isCopy }) => isCopy !== true && (isOptimistic || state === 'sent'))
    .flatMap(({ message }) => message?.key ?? []);
}

/** The common items that do not belong to the longest run that has the same order in both lists. */
export function findAstray(one: readonly string[], other: readonly string[]): string[] {
  const places = new Map(other.map((key, place) => [key, place]));
  /** The smallest last place of a run of each length. */
  const lasts: number[] = [];
  const common = one.flatMap((key) => {
    const place = places.get(key);
    if (place === undefined) return [];
    const before = lasts.filter((last) => last < place).length;
    lasts[before] = place;
    return { key, before };
  });
  // Backwards, the run has the last item with one fewer before it than the item that follows.
  let next = lasts.length - 1;
  const astray: string[] = [];
  for (const { key, before } of common.reverse())
    if (before === next) next -= 1;
    else astray.push(key);
  return astray;
}
