import { elementAt } from '@/lib/element-at';

import { futureValue, monthlyForGoal, MONTHS_PER_YEAR } from './annuity';
import { DEPOSIT_RATE } from './market';
import { percentileOf, shareAtLeast } from './percentile';
import type { GrowthSample } from './simulate';

/** `goal / (goal / x)` can miss `x` by the last bit; this keeps the path that set the amount. */
const ROUNDING = 1e-12;

/** The edges of the fan, as fractions, from the lowest line to the highest. */
export const FAN_LEVELS = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

export interface FanYear {
  readonly year: number;
  /** Rupees at each of `FAN_LEVELS`. */
  readonly values: readonly number[];
}

export interface DepositComparison {
  /** What the same monthly amount becomes in the fixed deposit. */
  readonly depositValue: number;
  /** What the deposit alone would need each month to reach the goal. */
  readonly depositMonthly: number;
  /** The share of paths that end at or above the deposit. */
  readonly chanceToBeat: number;
}

/** The share of paths on which `monthly` rupees reach the goal in time. */
export function chanceOfGoal(
  sample: GrowthSample,
  goal: number,
  years: number,
  monthly: number,
): number {
  return shareAtLeast(finalColumn(sample, years), (goal / monthly) * (1 - ROUNDING));
}

/** The smallest amount that reaches the goal on at least `confidence` of the paths. */
export function monthlyForConfidence(
  sample: GrowthSample,
  goal: number,
  years: number,
  confidence: number,
): number {
  const column = finalColumn(sample, years);
  const pathsThatMustReach = Math.ceil(confidence * column.length - ROUNDING);
  return goal / elementAt(column, column.length - pathsThatMustReach);
}

/** How wide the plan's outcomes spread, year by year. */
export function fanOf(sample: GrowthSample, years: number, monthly: number): FanYear[] {
  return sample.byYear.slice(0, years).map((column, index) => ({
    year: index + 1,
    values: FAN_LEVELS.map((level) => monthly * percentileOf(column, level)),
  }));
}

/** Sets the plan beside the same money in a fixed deposit. */
export function compareWithDeposit(
  sample: GrowthSample,
  goal: number,
  years: number,
  monthly: number,
): DepositComparison {
  const months = years * MONTHS_PER_YEAR;
  const depositValue = futureValue(monthly, months, DEPOSIT_RATE);
  return {
    depositValue,
    depositMonthly: monthlyForGoal(goal, months, DEPOSIT_RATE),
    chanceToBeat: chanceOfGoal(sample, depositValue, years, monthly),
  };
}

function finalColumn(sample: GrowthSample, years: number): Float64Array {
  return elementAt(sample.byYear, years - 1);
}
