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
import type { Asset } from './assets';

/** Yearly return of the fixed deposit, in percent. */
export const DEPOSIT_PERCENT = 6;
/** The same as a fraction, for the formulas. */
export const DEPOSIT_RATE = DEPOSIT_PERCENT / 100;
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
