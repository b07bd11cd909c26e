import { elementAt } from '@/lib/element-at';
import { createRandom, randomIndex } from '@/lib/seeded-random';
import type { Random } from '@/lib/seeded-random';

import type { Allocation } from './assets';
import { MARKET_HISTORY } from './market';
import type { MarketYear } from './market';
import { toYearStep } from './portfolio';
import type { YearStep } from './portfolio';

const PATHS_PER_CHUNK = 2_000;

export interface SimulationRequest {
  readonly allocation: Allocation;
  readonly years: number;
  readonly paths: number;
  readonly seed: number;
  /** The years to draw from; unset means 2014 to 2023. */
  readonly history?: readonly MarketYear[];
}

/**
 * What one rupee a month has become after each year, over all paths.
 *
 * Wealth is linear in the monthly amount, and a path's fifth year is the end of a five-year plan.
 * So one sample answers every amount, goal, duration and confidence; only a new allocation needs a new one.
 */
export interface GrowthSample {
  /** One sorted column per year, ascending; `byYear[0]` is the end of the first year. */
  readonly byYear: readonly Float64Array<ArrayBuffer>[];
}

/** Runs the whole simulation at once. */
export function simulateGrowth(request: SimulationRequest): GrowthSample {
  const chunks = simulateInChunks(request, request.paths);
  for (;;) {
    const step = chunks.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Bootstrap: each simulated year repeats one historical year, the same for all assets, so that what
 * fell together in history falls together here. Holdings return to the allocation every January.
 *
 * Yields the share of work done after each chunk; whoever stops asking has cancelled it.
 */
export function* simulateInChunks(
  { allocation, years, paths, seed, history = MARKET_HISTORY }: SimulationRequest,
  pathsPerChunk = PATHS_PER_CHUNK,
): Generator<number, GrowthSample, undefined> {
  const steps = history.map((year) => toYearStep(year, allocation));
  const byYear = Array.from({ length: years }, () => new Float64Array(paths));
  const random = createRandom(seed);
  for (let path = 0; path < paths; path += 1) {
    walkPath(byYear, path, steps, random);
    if ((path + 1) % pathsPerChunk === 0) yield (path + 1) / paths;
  }
  for (const column of byYear) column.sort();
  return { byYear };
}

function walkPath(
  byYear: readonly Float64Array[],
  path: number,
  steps: readonly YearStep[],
  random: Random,
): void {
  let value = 0;
  for (const column of byYear) {
    const { growth, fresh } = elementAt(steps, randomIndex(random, steps.length));
    value = value * growth + fresh;
    column[path] = value;
  }
}
