import { expect, test } from 'vitest';

import { MARKET_HISTORY } from './market';
import { yearlyReturns } from './portfolio';
import { DEFAULT_ALLOCATIONS } from './profiles';
import { sharpeRatio } from './sharpe';

const returns = [0.1, 0.02, -0.03, 0.08];

test('yearly returns give the excess over 4 percent per unit of deviation', () => {
  expect(sharpeRatio(returns)).toBeCloseTo(0.0423081, 6);
});

test('monthly returns are annualised', () => {
  expect(sharpeRatio(returns, 12)).toBeCloseTo(2.2961003, 6);
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
