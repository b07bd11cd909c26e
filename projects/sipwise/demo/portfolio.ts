import { futureValue, MONTHS_PER_YEAR } from './annuity';
import { ASSETS, WHOLE_PERCENT } from './assets';
import type { Allocation } from './assets';
import type { MarketYear } from './market';

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
