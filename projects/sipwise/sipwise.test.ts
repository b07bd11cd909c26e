import { expectNumbers } from '@tests/support/numbers';

import { drawFutures } from './demo/futures';
import { DEFAULT_ALLOCATIONS, MARKET_HISTORY, PROFILES, type Profile } from './demo/market';
import { monthlyAtReturn, monthlyForOdds, percentileOf, shareReaching } from './demo/odds';
import { futureValue, MONTHS_PER_YEAR, toYearStep, yearlyReturns } from './demo/portfolio';

const GOAL = 500_000;
const YEARS = 5;
const MONTHS = YEARS * MONTHS_PER_YEAR;

// The demo's own futures, so that text and demo speak of the same ones.
const drawFor = (profile: Profile, without: readonly number[] = []) =>
  drawFutures({ mix: DEFAULT_ALLOCATIONS[profile], years: YEARS, seed: 1, without });
const drawn = new Map(PROFILES.map((profile) => [profile, drawFor(profile)]));
const futuresOf = (profile: Profile) => drawn.get(profile) ?? drawFor(profile);

const byAverage = (profile: Profile) =>
  monthlyAtReturn(GOAL, YEARS, futuresOf(profile).averageReturn);
const forChance = (profile: Profile, percent: number) =>
  monthlyForOdds(futuresOf(profile).ends, GOAL, percent);
const chance = (profile: Profile, monthly: number) =>
  100 * shareReaching(futuresOf(profile).ends, GOAL, monthly);
/** The fraction that Balanced earned a year when all years of history are compounded. */
const compounded = () => {
  const returns = yearlyReturns(MARKET_HISTORY, DEFAULT_ALLOCATIONS.Balanced);
  return returns.reduce((product, one) => product * (1 + one), 1) ** (1 / returns.length) - 1;
};
const deposit = () => monthlyAtReturn(GOAL, YEARS, 0.06);
/** The highest chance, of 100, that costs less than the deposit. */
const lastBelowDeposit = (profile: Profile) =>
  Array.from({ length: 100 }, (_, percent) => percent).findLast(
    (percent) => forChance(profile, percent) < deposit(),
  ) ?? 0;
/** Balanced without its best year. */
const spoiled = drawFor('Balanced', [2017]);
const without2017 = () => 100 * shareReaching(spoiled.ends, GOAL, 6_000);
const meanOf = (values: Float64Array) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const plannedEnds = () => futuresOf('Balanced').ends.map((end) => byAverage('Balanced') * end);
/** Where the plan by the average ends in every future that contains 2017 at least twice, ascending. */
function endsWith2017Twice(): Float64Array {
  const steps = MARKET_HISTORY.map((year) => ({
    ...toYearStep(year, DEFAULT_ALLOCATIONS.Balanced),
    is2017: Number(year.year === 2017),
  }));
  let futures = [{ held: 0, times: 0 }];
  for (let year = 0; year < YEARS; year += 1)
    futures = futures.flatMap(({ held, times }) =>
      steps.map(({ growth, fresh, is2017 }) => ({
        held: held * growth + fresh,
        times: times + is2017,
      })),
    );
  const often = futures.filter(({ times }) => times > 1);
  return Float64Array.from(often, ({ held }) => byAverage('Balanced') * held).sort();
}
/** The chance, in percent, that five draws contain one of the ten years once. */
const once = () => 100 * YEARS * 0.1 * 0.9 ** (YEARS - 1);
const never = () => 100 * (1 - 1 / MARKET_HISTORY.length) ** YEARS;

function instalments(percents: number[]): number {
  return percents.reduce((held, percent) => (held + 10_000) * (1 + percent / 100), 0);
}

const standardError = (futures: number) => 100 * Math.sqrt((0.1 * 0.9) / futures);

expectNumbers('sipwise', {
  spec: ['20,000', '1', '10', '4', '6'],
  computed: {
    '7,161': deposit,
    '93': () => lastBelowDeposit('Aggressive'),
    '7,111': () => forChance('Aggressive', 93),
    '94': () => lastBelowDeposit('Balanced'),
    '7,136': () => forChance('Balanced', 94),
    '89': () => lastBelowDeposit('Conservative'),
    '69.824': () => futureValue(1, MONTHS, 0.06),
    '19.245': () => 100 * futuresOf('Balanced').averageReturn,
    '80.1': () => 100 * Math.max(...yearlyReturns(MARKET_HISTORY, DEFAULT_ALLOCATIONS.Balanced)),
    '5,684': () => forChance('Balanced', 50),
    '34': () => chance('Balanced', byAverage('Balanced')),
    '100,000': () => futuresOf('Balanced').ends.length,
    '65': () => DEFAULT_ALLOCATIONS.Aggressive.nifty50,
    '6,784': () => byAverage('Conservative'),
    '53': () => chance('Conservative', byAverage('Conservative')),
    '7,016': () => forChance('Conservative', 80),
    '7,168': () => forChance('Conservative', 90),
    '7,287': () => forChance('Conservative', 95),
    '5,160': () => byAverage('Balanced'),
    '6,518': () => forChance('Balanced', 80),
    '6,909': () => forChance('Balanced', 90),
    '7,207': () => forChance('Balanced', 95),
    '3,247': () => byAverage('Aggressive'),
    '30': () => chance('Aggressive', byAverage('Aggressive')),
    '6,006': () => forChance('Aggressive', 80),
    '6,777': () => forChance('Aggressive', 90),
    '7,401': () => forChance('Aggressive', 95),
    '391': () => forChance('Conservative', 90) - forChance('Aggressive', 90),
    '62': () => chance('Balanced', 6000),
    '41': without2017,
    '0.2': () => standardError(20_000),
    '1.3': () => standardError(500),
    '96': () => 100 * 1.2 * 1 * 0.8,
    '25,600': () => instalments([20, 0, -20]),
    '33,600': () => instalments([-20, 0, 20]),
    '60': () => MONTHS,
    '17.55': () => 100 * compounded(),
    '59': never,
    '8': () => 100 - never() - once(),
    '7,46,000': () => 1_000 * Math.floor(percentileOf(endsWith2017Twice(), 0.5) / 1_000),
    '4,93,142': () => meanOf(plannedEnds()),
    '4,53,933': () => percentileOf(plannedEnds(), 0.5),
    '6,092': () => monthlyAtReturn(GOAL, YEARS, spoiled.averageReturn),
    '6,172': () => monthlyForOdds(spoiled.ends, GOAL, 50),
    '1,749': () => forChance('Balanced', 90) - byAverage('Balanced'),
    '2014': () => MARKET_HISTORY[0]?.year ?? 0,
    '2017': () => MARKET_HISTORY.toSorted((a, b) => b.bitcoin - a.bitcoin)[0]?.year ?? 0,
    '2023': () => MARKET_HISTORY.at(-1)?.year ?? 0,
    '45': () => DEFAULT_ALLOCATIONS.Balanced.nifty50,
    '15': () => DEFAULT_ALLOCATIONS.Aggressive.bitcoin,
    '0': () => DEFAULT_ALLOCATIONS.Conservative.bitcoin,
    '20': () => DEFAULT_ALLOCATIONS.Balanced.gold,
    '2': () => 6 - 4,
  },
  standard: {
    '1,00,000': 'a lakh',
    hundred: 'a lakh',
    thousand: 'a lakh',
  },
  input: {
    '5': 'the worked goal: its duration in years, and the last share of Balanced',
    '5,00,000': 'the worked goal of this page',
    '6,000': 'the payment that the demo takes 2017 from',
    '80': 'a chance of success that is asked for',
    '90': 'a chance of success that is asked for',
    '95': 'a chance of success that is asked for',
    '100': 'chances are said of 100',
  },
  example: ['10,000', '500'],
});
