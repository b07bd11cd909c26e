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
  const common = one.filter((key) => places.has(key));
  const placeOf = (key: string | undefined) => places.get(key ?? '') ?? -1;
  /** The run of each length that ends at the smallest place. */
  const runs: (readonly string[])[] = [[]];
  for (const key of common) {
    const before = runs.findLast((run) => placeOf(run.at(-1)) < placeOf(key)) ?? [];
    runs[before.length + 1] = [...before, key];
  }
  const longest = new Set(runs.at(-1));
  return common.filter((key) => !longest.has(key));
}
