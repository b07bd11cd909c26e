import { describe, expect, test } from 'vitest';

import { elementAt } from '@/lib/element-at';

import { drawFutures, LINES, POINTS_PER_YEAR, repeatsAny } from './futures';
import { DEFAULT_ALLOCATIONS, MARKET_HISTORY } from './market';
import {
  formatMissed,
  formatOdds,
  monthlyAtReturn,
  monthlyForOdds,
  percentileOf,
  shareReaching,
} from './odds';
import { futureValue, toYearStep } from './portfolio';
import { settings } from './settings';

const GOAL = 500_000;
const usual = {
  mix: DEFAULT_ALLOCATIONS.Balanced,
  years: 5,
  seed: 1,
  without: [],
};
const futures = drawFutures(usual);
const { ends, lines, averageReturn } = futures;

describe('known answers of the usual run', () => {
  const average = monthlyAtReturn(GOAL, 5, averageReturn);

  test('the average promises 5,160 and keeps it in 34 of 100 futures', () => {
    expect((averageReturn * 100).toFixed(1)).toBe('19.2');
    expect(average).toBe(5_160);
    expect(shareReaching(ends, GOAL, average)).toBe(0.34397);
    expect(settings.start.monthly).toBe(average);
  });

  test('all 100,000 orders are counted: 61.7% at 6,000, 89.9% at 6,905', () => {
    expect(futures).toMatchObject({ isExact: true, endsOfAllYears: undefined });
    expect(ends).toHaveLength(100_000);
    expect(shareReaching(ends, GOAL, 6_000)).toBe(0.61717);
    expect(shareReaching(ends, GOAL, 6_905)).toBe(0.89946);
  });

  test('70 of 100 need 6,225, 80 need 6,518 and 90 need 6,909', () => {
    expect([70, 80, 90].map((odds) => monthlyForOdds(ends, GOAL, odds))).toEqual([
      6_225, 6_518, 6_909,
    ]);
  });

  test('without 2017, 62 becomes 41', () => {
    const { ends: fewer, endsOfAllYears } = drawFutures({ ...usual, without: [2017] });
    expect(formatOdds(shareReaching(fewer, GOAL, 6_000))).toBe('41');
    expect(lines.filter((line) => repeatsAny(line, [2017]))).toHaveLength(40);
    expect(shareReaching(endsOfAllYears ?? ends, GOAL, 6_000)).toBe(0.61717);
    expect(endsOfAllYears).toHaveLength(ends.length);
  });

  test('all in on Bitcoin, 75 reach it and the worst line keeps 67,596 of 3,60,000', () => {
    const mix = { fd: 0, gold: 0, nifty50: 0, bitcoin: 100 };
    const wild = drawFutures({ ...usual, mix });
    expect(formatOdds(shareReaching(wild.ends, GOAL, 6_000))).toBe('75');
    expect(Math.round(endOf(elementAt(wild.lines, 0).points) * 6_000)).toBe(67_596);
    expect(monthlyAtReturn(GOAL, 5, wild.averageReturn)).toBe(211);
  });
});

test.each([
  ['Conservative', 47],
  ['Balanced', 66],
  ['Aggressive', 70],
] as const)('the average plan of %s misses in %d of 100', (profile, misses) => {
  const { ends: all, averageReturn: mean } = drawFutures({
    ...usual,
    mix: DEFAULT_ALLOCATIONS[profile],
  });
  const average = monthlyAtReturn(GOAL, 5, mean);
  expect(formatMissed(shareReaching(all, GOAL, average))).toBe(String(misses));
});

test('the deposit alone reaches it always or never', () => {
  const mix = { fd: 100, gold: 0, nifty50: 0, bitcoin: 0 };
  const { ends: all } = drawFutures({ ...usual, mix });
  expect(shareReaching(all, GOAL, 7_161)).toBe(1);
  expect(shareReaching(all, GOAL, 7_160)).toBe(0);
});

test('one year has only as many outcomes as the history has years', () => {
  const { ends: all } = drawFutures({ ...usual, years: 1 });
  expect(new Set(all).size).toBe(MARKET_HISTORY.length);
});

test.each([1, 5, 10])('%d years in the deposit are the annuity at 6 percent', (years) => {
  const mix = { fd: 100, gold: 0, nifty50: 0, bitcoin: 0 };
  const { ends: all } = drawFutures({ ...usual, mix, years, sample: 200 });
  for (const end of all) expect(end).toBeCloseTo(futureValue(1, 12 * years, 0.06), 8);
});

test('after two years the futures follow all hundred pairs of historical years', () => {
  const steps = MARKET_HISTORY.map((year) => toYearStep(year, usual.mix));
  const exact = Float64Array.from(
    steps.flatMap((first) => steps.map((second) => first.fresh * second.growth + second.fresh)),
  ).sort();
  expect(drawFutures({ ...usual, years: 2 }).ends).toEqual(exact);
  const { ends: sampled, isExact } = drawFutures({ ...usual, years: 2, sample: 20_000 });
  expect(isExact).toBe(false);
  expect(new Set(sampled).size).toBeLessThanOrEqual(exact.length);
  for (const worth of [24, 26, 28, 34]) {
    expect(shareReaching(sampled, worth, 1)).toBeCloseTo(shareReaching(exact, worth, 1), 1.7);
  }
});

test('the same seed repeats exactly, another gives other futures and nearly the same median', () => {
  const drawn = { ...usual, sample: 20_000 };
  const { ends: some } = drawFutures(drawn);
  expect(drawFutures(drawn).ends).toEqual(some);
  const { ends: others } = drawFutures({ ...drawn, seed: 2 });
  expect(others).not.toEqual(some);
  expect(percentileOf(others, 0.5) / percentileOf(ends, 0.5)).toBeCloseTo(1, 1);
});

test('of more orders than can be counted, 100,000 are drawn by lot', () => {
  const { ends: some, isExact } = drawFutures({ ...usual, years: 6 });
  expect([some.length, isExact]).toEqual([100_000, false]);
});

test('a line ends where its years say, and the lines are in order', () => {
  for (const { points, years } of lines) {
    expect(points).toHaveLength(5 * POINTS_PER_YEAR + 1);
    expect(years).toHaveLength(5);
    expect(ends.includes(endOf(points))).toBe(true);
  }
  const last = lines.map(({ points }) => endOf(points));
  expect(last).toHaveLength(LINES);
  expect(last).toEqual(last.toSorted((a, b) => a - b));
});

test('the lines above the goal are as many of 100 as the share says', () => {
  const reached = lines.filter(({ points }) => endOf(points) * 6_000 >= GOAL);
  expect(reached).toHaveLength(62);
});

function endOf(points: Float64Array): number {
  return elementAt(points, points.length - 1);
}
