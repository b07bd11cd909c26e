/*
 * Yearly returns in rupees, calendar years 2014 to 2023, in percent.
 *
 * These are approximations, rounded to one percent, for demonstration. They are not a data feed.
 * Nifty 50 is the price index without dividends. Gold and Bitcoin are dollar prices at the turn of
 * the year, converted at the exchange rate of that day; Indian retail gold differs by duty and
 * premium, and Bitcoin by several points from one exchange to another. The fixed deposit pays the
 * same rate in every year.
 *
 * One year, 2017, carries most of Bitcoin's average. Look at low percentiles, never at the mean.
 */

/** What a plan can hold, from the steadiest to the wildest. */
export const ASSETS = ['fd', 'gold', 'nifty50', 'bitcoin'] as const;

export type Asset = (typeof ASSETS)[number];

/** Percent of each month's money that goes into each asset; adds up to 100. */
export type Allocation = Readonly<Record<Asset, number>>;

export const ASSET_NAMES: Readonly<Record<Asset, string>> = {
  fd: 'Fixed deposit',
  gold: 'Gold',
  nifty50: 'Nifty 50',
  bitcoin: 'Bitcoin',
};

/** The whole, in percent, that every allocation shares out. */
export const WHOLE_PERCENT = 100;

/** Yearly return of the fixed deposit, in percent. */
export const DEPOSIT_PERCENT = 6;
/** How long a plan may last, in whole years. */
export const YEARS_RANGE = { from: 1, to: 10 } as const;
/** What money earns without any risk, per year, as a fraction. */
export const RISK_FREE_RATE = 0.04;

/** One calendar year: the return of every asset in that same year, in percent. */
export type MarketYear = Readonly<Record<Asset, number> & { year: number }>;

export const MARKET_HISTORY: readonly MarketYear[] = [
  { year: 2014, fd: DEPOSIT_PERCENT, gold: 2, nifty50: 31, bitcoin: -57 },
  { year: 2015, fd: DEPOSIT_PERCENT, gold: -8, nifty50: -4, bitcoin: 41 },
  { year: 2016, fd: DEPOSIT_PERCENT, gold: 11, nifty50: 3, bitcoin: 130 },
  { year: 2017, fd: DEPOSIT_PERCENT, gold: 6, nifty50: 29, bitcoin: 1281 },
  { year: 2018, fd: DEPOSIT_PERCENT, gold: 8, nifty50: 3, bitcoin: -71 },
  { year: 2019, fd: DEPOSIT_PERCENT, gold: 21, nifty50: 12, bitcoin: 97 },
  { year: 2020, fd: DEPOSIT_PERCENT, gold: 28, nifty50: 15, bitcoin: 312 },
  { year: 2021, fd: DEPOSIT_PERCENT, gold: -3, nifty50: 24, bitcoin: 62 },
  { year: 2022, fd: DEPOSIT_PERCENT, gold: 12, nifty50: 4, bitcoin: -60 },
  { year: 2023, fd: DEPOSIT_PERCENT, gold: 14, nifty50: 20, bitcoin: 157 },
];

export const PROFILES = ['Conservative', 'Balanced', 'Aggressive'] as const;

export type Profile = (typeof PROFILES)[number];

/** Where each profile starts, in percent. Defaults of this demo, not advice; every share can be moved. */
export const DEFAULT_ALLOCATIONS: Readonly<Record<Profile, Allocation>> = {
  Conservative: { fd: 60, gold: 20, nifty50: 20, bitcoin: 0 },
  Balanced: { fd: 30, gold: 20, nifty50: 45, bitcoin: 5 },
  Aggressive: { fd: 10, gold: 10, nifty50: 65, bitcoin: 15 },
};
