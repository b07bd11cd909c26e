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
/** Up to this many orders of the years are counted one by one: five years out of ten. Of more, as many are drawn by lot. */
const MOST_ORDERS = 100_000;

export interface FuturesRequest {
  readonly mix: Allocation;
  readonly years: number;
  /** How many futures to draw by lot. Unset: every order of the years, where they can be counted. */
  readonly sample?: number | undefined;
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
  /** The same for the whole history, when years were left out of it. */
  readonly endsOfAllYears: Float64Array<ArrayBuffer> | undefined;
  /** Whether these are all futures there are, so that shares of them are exact. */
  readonly isExact: boolean;
  /** From the worst to the best: the middle one of each hundredth of all. */
  readonly lines: readonly Line[];
  readonly faint: readonly Line[];
  /** The mean yearly return of the mix over the history, as a fraction: what a calculator would use. */
  readonly averageReturn: number;
}

/**
 * A future repeats historical years in some order, all assets from the same year, so that what fell together in history falls
 * together here. Up to five years all orders are there; of longer plans a sample, drawn by lot with replacement (bootstrap).
 */
export function drawFutures(request: FuturesRequest): Futures {
  const { mix, years, seed, without } = request;
  const history = MARKET_HISTORY.filter(({ year }) => !without.includes(year));
  const steps = history.map((year) => toYearStep(year, mix));
  const { ends, drawsOf, isExact } = valueAll(steps, request);
  const sorted = ends.toSorted();
  const wanted = Array.from({ length: LINES }, (_, line) =>
    numberAt(sorted, Math.floor(((line + 0.5) * ends.length) / LINES)),
  );
  const pathOf = findPaths(ends, new Set(wanted));
  const random = createRandom(seed);
  const table = history.map((year) => toPoints(year, mix));
  const toLine = (path: number) => drawLine(drawsOf(path), history, steps, table);
  const whole = MARKET_HISTORY.map((year) => toYearStep(year, mix));
  return {
    ends: sorted,
    endsOfAllYears:
      without.length === 0
        ? undefined
        : valueAll(whole, { years, seed, sample: request.sample }).ends.sort(),
    isExact,
    lines: wanted.map((worth) => toLine(pathOf.get(worth) ?? 0)),
    faint: Array.from({ length: FAINT_LINES }, () => toLine(randomIndex(random, ends.length))),
    averageReturn: steps.reduce((sum, { growth }) => sum + growth - 1, 0) / steps.length,
  };
}

/** All futures, path by path. */
interface Paths {
  readonly ends: Float64Array<ArrayBuffer>;
  /** The steps that a path takes, one for each year. */
  readonly drawsOf: (path: number) => number[];
  readonly isExact: boolean;
}

function valueAll(
  steps: readonly YearStep[],
  { years, sample, seed }: Pick<FuturesRequest, 'years' | 'sample' | 'seed'>,
): Paths {
  if (sample === undefined && steps.length ** years <= MOST_ORDERS) return everyOrder(steps, years);
  return drawByLot(steps, years, sample ?? MOST_ORDERS, seed);
}

/** Each future of one year less, followed by each historical year: the number of a path, written with a digit for each year, is its order. */
function everyOrder(steps: readonly YearStep[], years: number): Paths {
  const base = steps.length;
  let ends = Float64Array.of(0);
  for (let year = 0; year < years; year += 1) ends = lengthen(ends, steps);
  return {
    ends,
    drawsOf: (path) =>
      Array.from(
        { length: years },
        (_, year) => Math.floor(path / base ** (years - 1 - year)) % base,
      ),
    isExact: true,
  };
}

function lengthen(ends: Float64Array, steps: readonly YearStep[]): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(ends.length * steps.length);
  steps.forEach(({ growth, fresh }, step) => {
    for (let path = 0; path < ends.length; path += 1) {
      longer[path * steps.length + step] = numberAt(ends, path) * growth + fresh;
    }
  });
  return longer;
}

/** Always draws the longest plan, so that another duration revalues the same draws. */
function drawByLot(steps: readonly YearStep[], years: number, sample: number, seed: number): Paths {
  const random = createRandom(seed);
  const draws = Uint8Array.from({ length: sample * YEARS_RANGE.to }, () =>
    randomIndex(random, steps.length),
  );
  const drawsOf = (path: number) =>
    Array.from(draws.subarray(path * YEARS_RANGE.to, path * YEARS_RANGE.to + years));
  const ends = new Float64Array(sample);
  for (let path = 0; path < sample; path += 1) {
    let worth = 0;
    for (const year of drawsOf(path)) {
      const { growth, fresh } = elementAt(steps, year);
      worth = worth * growth + fresh;
    }
    ends[path] = worth;
  }
  return { ends, drawsOf, isExact: false };
}

/** A path for each of these ends. Sorting numbers and looking for a hundred of them is much faster than sorting paths. */
function findPaths(ends: Float64Array, wanted: ReadonlySet<number>): Map<number, number> {
  const paths = new Map<number, number>();
  for (let path = 0; path < ends.length; path += 1) {
    const worth = numberAt(ends, path);
    if (wanted.has(worth)) paths.set(worth, path);
  }
  return paths;
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

/** Whether a future repeats one of these calendar years. */
export function repeatsAny({ years }: Line, some: readonly number[]): boolean {
  return years.some(({ year }) => some.includes(year));
}
