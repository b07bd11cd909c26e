import { ASSETS, RISK_FREE_RATE, WHOLE_PERCENT } from './market';
import type { Allocation, MarketYear } from './market';

export const MONTHS_PER_YEAR = 12;

/**
 * What a fixed monthly amount grows to at a fixed yearly rate. Each amount is paid at the start of
 * its month, and the rate is effective: twelve months at it make exactly one year.
 */
export function futureValue(monthly: number, months: number, yearlyRate: number): number {
  const logGrowthPerMonth = Math.log1p(yearlyRate) / MONTHS_PER_YEAR;
  // expm1 keeps the digits that `(1 + rate) ** months - 1` loses when the rate is tiny.
  const ratePerMonth = Math.expm1(logGrowthPerMonth);
  if (ratePerMonth === 0) return monthly * months;
  const growthInAll = Math.expm1(logGrowthPerMonth * months);
  return monthly * (1 + ratePerMonth) * (growthInAll / ratePerMonth);
}

/** The monthly amount that reaches the goal exactly; the inverse of `futureValue`. */
export function monthlyForGoal(goal: number, months: number, yearlyRate: number): number {
  return goal / futureValue(1, months, yearlyRate);
}

/** What one historical year does to a portfolio that starts it at its allocation. */
export interface YearStep {
  /** Factor on the money already there. */
  readonly growth: number;
  /** What twelve payments of one rupee are worth at the end of the year. */
  readonly fresh: number;
}

/**
 * Condenses twelve monthly steps into one multiplication and one addition.
 *
 * A year's return is spread as twelve equal factors whose product it is. There is no monthly noise:
 * yearly data say nothing about months, and a made-up volatility would add decimals, not knowledge.
 * Equal factors have a closed form, so nothing is lost by not looping over the months.
 */
export function toYearStep(
  year: MarketYear,
  allocation: Allocation,
  /** Months of the year that have passed. Unset: all of it. */
  months = MONTHS_PER_YEAR,
): YearStep {
  let growth = 0;
  let fresh = 0;
  for (const asset of ASSETS) {
    const share = allocation[asset] / WHOLE_PERCENT;
    const yearlyReturn = year[asset] / WHOLE_PERCENT;
    growth += share * (1 + yearlyReturn) ** (months / MONTHS_PER_YEAR);
    fresh += share * futureValue(1, months, yearlyReturn);
  }
  return { growth, fresh };
}

/** The portfolio's return in each year of history, as fractions, rebalanced every January. */
export function yearlyReturns(history: readonly MarketYear[], allocation: Allocation): number[] {
  return history.map((year) => toYearStep(year, allocation).growth - 1);
}

/** The mean of these returns: what a calculator would plan with. */
export function meanOf(returns: readonly number[]): number {
  return returns.reduce((sum, one) => sum + one, 0) / returns.length;
}

/** Anything below is rounding of returns that are in truth equal. */
const NO_DEVIATION = 1e-12;

/**
 * Yearly return above the risk-free rate per unit of risk, with the sample deviation (n - 1). `undefined` when the returns
 * never vary: a ratio over no risk has no meaning.
 */
export function sharpeRatio(returns: readonly number[]): number | undefined {
  const mean = meanOf(returns);
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (returns.length - 1));
  return deviation > NO_DEVIATION ? (mean - RISK_FREE_RATE) / deviation : undefined;
}
