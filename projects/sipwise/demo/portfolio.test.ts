import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ASSETS, DEFAULT_ALLOCATIONS, MARKET_HISTORY } from './market';
import { futureValue, monthlyForGoal, sharpeRatio, toYearStep, yearlyReturns } from './portfolio';

const anyRate = fc.double({ min: -0.9, max: 3, noNaN: true });
const anyMonths = fc.integer({ min: 1, max: 120 });

test('without interest the payments simply add up', () => {
  expect(futureValue(1_000, 36, 0)).toBe(36_000);
});

test('a year of 1,000 a month at 6 percent is worth 12,386.53', () => {
  // The sum of 1000 * 1.06^(k/12) for k from 1 to 12, worked out separately.
  expect(futureValue(1_000, 12, 0.06)).toBeCloseTo(12_386.5283, 4);
});

test('the formula equals paying in and growing month by month', () => {
  fc.assert(
    fc.property(anyRate, anyMonths, (rate, months) => {
      let value = 0;
      for (let month = 0; month < months; month += 1) value = (value + 1) * (1 + rate) ** (1 / 12);
      expect(futureValue(1, months, rate) / value).toBeCloseTo(1, 8);
    }),
  );
});

test('a rate too small to see gives almost plain saving, without losing digits', () => {
  expect(futureValue(1, 120, 1e-15)).toBeCloseTo(120, 10);
});

test('the required amount reaches the goal', () => {
  fc.assert(
    fc.property(anyRate, anyMonths, (rate, months) => {
      const monthly = monthlyForGoal(500_000, months, rate);
      expect(futureValue(monthly, months, rate)).toBeCloseTo(500_000, 4);
    }),
  );
});

test('one condensed year equals twelve monthly steps of every asset', () => {
  const allocation = DEFAULT_ALLOCATIONS.Aggressive;
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

const returns = [0.1, 0.02, -0.03, 0.08];

test('yearly returns give the excess over 4 percent per unit of deviation', () => {
  expect(sharpeRatio(returns)).toBeCloseTo(0.0423081, 6);
});

test('a portfolio that never varies has no ratio', () => {
  const onlyDeposit = { fd: 100, gold: 0, nifty50: 0, bitcoin: 0 };
  expect(sharpeRatio(yearlyReturns(MARKET_HISTORY, onlyDeposit))).toBeUndefined();
  expect(sharpeRatio([0.1])).toBeUndefined();
});

test('over this history the steadiest profile is paid best for its risk', () => {
  const ratioOf = (profile: keyof typeof DEFAULT_ALLOCATIONS) =>
    sharpeRatio(yearlyReturns(MARKET_HISTORY, DEFAULT_ALLOCATIONS[profile])) ?? 0;
  expect(ratioOf('Conservative')).toBeGreaterThan(ratioOf('Balanced'));
  expect(ratioOf('Balanced')).toBeGreaterThan(ratioOf('Aggressive'));
});
