import { elementAt, numberAt } from '@/lib/element-at';
import { createRandom, randomIndex } from '@/lib/seeded-random';

import { MARKET_HISTORY, YEARS_RANGE } from './market';
import type { Allocation, MarketYear } from './market';
import { MONTHS_PER_YEAR, toYearStep } from './portfolio';
import type { YearStep } from './portfolio';

/** How many futures are drawn as lines and dots; each stands for the same number of all. */
export const LINES = 100;
/** Drawn faintly behind them, so that the fan looks as full as it is. */
const FAINT_LINES = 160;
/** Points of a line in each year. */
export const POINTS_PER_YEAR = 6;

export interface FuturesRequest {
  readonly mix: Allocation;
  readonly years: number;
  readonly paths: number;
  readonly seed: number;
  /** Calendar years left out of the history. */
  readonly without: readonly number[];
}

/** One future, for one rupee a month. */
export interface Line {
  /** Its worth from the start, `POINTS_PER_YEAR` a year. */
  readonly points: Float64Array<ArrayBuffer>;
  /** The calendar years it repeats, in its order, each with what the mix earned in it. */
  readonly years: readonly { readonly year: number; readonly earned: number }[];
}

export interface Futures {
  /** What one rupee a month has become at the end, over all futures, ascending. Worth is linear in the amount. */
  readonly ends: Float64Array<ArrayBuffer>;
  /** From the worst to the best: the middle one of each hundredth of all. */
  readonly lines: readonly Line[];
  readonly faint: readonly Line[];
  /** The mean yearly return of the mix over the history, as a fraction: what a calculator would use. */
  readonly averageReturn: number;
}

/**
 * Bootstrap: each simulated year repeats one historical year, the same for all assets, so that what fell together in history
 * falls together here. Always draws the longest plan, so that another duration revalues the same draws.
 */
export function drawFutures({ mix, years, paths, seed, without }: FuturesRequest): Futures {
  const history = MARKET_HISTORY.filter(({ year }) => !without.includes(year));
  const steps = history.map((year) => toYearStep(year, mix));
  const draws = drawYears(history.length, paths, seed);
  const drawsOf = (path: number) =>
    Array.from(draws.subarray(path * YEARS_RANGE.to, path * YEARS_RANGE.to + years));

  const ends = new Float64Array(paths);
  for (let path = 0; path < paths; path += 1) {
    let worth = 0;
    for (const year of drawsOf(path)) {
      const { growth, fresh } = elementAt(steps, year);
      worth = worth * growth + fresh;
    }
    ends[path] = worth;
  }
  const order = Uint32Array.from(ends.keys()).sort((a, b) => numberAt(ends, a) - numberAt(ends, b));

  const table = history.map((year) => toPoints(year, mix));
  const toLine = (path: number) => drawLine(drawsOf(path), history, steps, table);
  return {
    ends: ends.toSorted(),
    lines: Array.from({ length: LINES }, (_, line) =>
      toLine(numberAt(order, Math.floor(((line + 0.5) * paths) / LINES))),
    ),
    faint: Array.from({ length: FAINT_LINES }, (_, path) => toLine(path)),
    averageReturn: steps.reduce((sum, { growth }) => sum + growth - 1, 0) / steps.length,
  };
}

/** The historical year of every simulated one, path by path. */
function drawYears(historyYears: number, paths: number, seed: number): Uint8Array {
  const random = createRandom(seed);
  return Uint8Array.from({ length: paths * YEARS_RANGE.to }, () =>
    randomIndex(random, historyYears),
  );
}

/** What a year has done to the portfolio at each of its points. */
function toPoints(year: MarketYear, mix: Allocation): YearStep[] {
  return Array.from({ length: POINTS_PER_YEAR }, (_, point) =>
    toYearStep(year, mix, ((point + 1) * MONTHS_PER_YEAR) / POINTS_PER_YEAR),
  );
}

function drawLine(
  draws: readonly number[],
  history: readonly MarketYear[],
  steps: readonly YearStep[],
  table: readonly (readonly YearStep[])[],
): Line {
  const points = new Float64Array(draws.length * POINTS_PER_YEAR + 1);
  let worth = 0;
  draws.forEach((draw, year) => {
    elementAt(table, draw).forEach(({ growth, fresh }, point) => {
      points[year * POINTS_PER_YEAR + point + 1] = worth * growth + fresh;
    });
    worth = numberAt(points, (year + 1) * POINTS_PER_YEAR);
  });
  const years = draws.map((draw) => ({
    year: elementAt(history, draw).year,
    earned: elementAt(steps, draw).growth - 1,
  }));
  return { points, years };
}
