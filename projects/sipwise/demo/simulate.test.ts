import { expect, test } from 'vitest';

import { futureValue } from './annuity';
import { ASSETS } from './assets';
import { MARKET_HISTORY } from './market';
import { percentileOf, shareAtLeast } from './percentile';
import { toYearStep } from './portfolio';
import { DEFAULT_ALLOCATIONS } from './profiles';
import { settings } from './settings';
import { simulateGrowth, simulateInChunks } from './simulate';

const request = { allocation: DEFAULT_ALLOCATIONS.Aggressive, years: 10, paths: 4_000, seed: 1 };

test('twenty thousand paths are the default', () => {
  expect(Number(settings.start.futures)).toBeGreaterThanOrEqual(20_000);
});

test('without volatility every path is the annuity formula', () => {
  const history = [2014, 2015].map((year) => ({ year, fd: 9, gold: 9, nifty50: 9, bitcoin: 9 }));
  const { byYear } = simulateGrowth({ ...request, history, paths: 50 });
  byYear.forEach((column, index) => {
    const expected = futureValue(1, 12 * (index + 1), 0.09);
    for (const value of column) expect(value).toBeCloseTo(expected, 8);
  });
});

test('the fixed deposit alone gives the annuity at 6 percent from the real history', () => {
  const allocation = { fd: 100, gold: 0, nifty50: 0, bitcoin: 0 };
  const { byYear } = simulateGrowth({ ...request, allocation, paths: 10 });
  expect(byYear[9]?.[0]).toBeCloseTo(futureValue(1, 120, 0.06), 8);
});

test('one condensed year equals twelve monthly steps of every asset', () => {
  const { allocation } = request;
  for (const year of MARKET_HISTORY) {
    let total = 0;
    for (const asset of ASSETS) {
      const share = allocation[asset] / 100;
      let held = 50 * share;
      for (let month = 0; month < 12; month += 1) {
        held = (held + share) * (1 + year[asset] / 100) ** (1 / 12);
      }
      total += held;
    }
    const { growth, fresh } = toYearStep(year, allocation);
    expect(50 * growth + fresh).toBeCloseTo(total, 8);
  }
});

test('after two years the sample follows all hundred pairs of historical years', () => {
  const steps = MARKET_HISTORY.map((year) => toYearStep(year, request.allocation));
  const pairs = steps.flatMap((first) =>
    steps.map((second) => first.fresh * second.growth + second.fresh),
  );
  const exact = Float64Array.from(pairs).sort();
  const sampled = simulateGrowth({ ...request, years: 2, paths: 20_000 }).byYear[1];
  for (const threshold of [20, 24, 28, 40]) {
    expect(shareAtLeast(sampled ?? exact, threshold)).toBeCloseTo(
      shareAtLeast(exact, threshold),
      1.7,
    );
  }
});

test('the same seed repeats exactly', () => {
  expect(simulateGrowth(request)).toEqual(simulateGrowth(request));
});

test('another seed gives other paths, and nearly the same median', () => {
  const [one, other] = [1, 2].map((seed) => simulateGrowth({ ...request, seed }).byYear[9]);
  if (one === undefined || other === undefined) throw new Error('The tenth year is missing.');
  expect(one).not.toEqual(other);
  expect(percentileOf(one, 0.5) / percentileOf(other, 0.5)).toBeCloseTo(1, 1);
});

test('every column is sorted', () => {
  for (const column of simulateGrowth(request).byYear) expect(column).toEqual(column.toSorted());
});

test('the size of the chunks changes the progress and never the result', () => {
  const progress: number[] = [];
  const chunks = simulateInChunks(request, 1_000);
  let step = chunks.next();
  for (; step.done !== true; step = chunks.next()) progress.push(step.value);
  expect(progress).toEqual([0.25, 0.5, 0.75, 1]);
  expect(step.value).toEqual(simulateGrowth(request));
});

test('chunks have a size of their own when none is asked for', () => {
  expect(simulateInChunks(request).next()).toEqual({ done: false, value: 0.5 });
});
