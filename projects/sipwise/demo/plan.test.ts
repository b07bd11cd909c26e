import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ASSETS } from './assets';
import { MARKET_HISTORY } from './market';
import { checkPlan, findAllocationProblem } from './plan';
import type { Plan } from './plan';
import { DEFAULT_ALLOCATIONS, PROFILES } from './profiles';

const good: Plan = {
  goal: 500_000,
  years: 5,
  monthly: 7_000,
  confidence: 0.8,
  allocation: DEFAULT_ALLOCATIONS.Balanced,
};

function sentencesFor(change: Partial<Plan>): string[] {
  const checked = checkPlan({ ...good, ...change });
  return checked.status === 'valid' ? [] : checked.problems.map(({ sentence }) => sentence);
}

test('a sensible plan is valid and comes back as it is', () => {
  expect(checkPlan(good)).toEqual({ status: 'valid', plan: good });
});

test.each(PROFILES)('the default allocation of %s is valid', (profile) => {
  expect(findAllocationProblem(DEFAULT_ALLOCATIONS[profile])).toBeUndefined();
});

test.each([
  [{ goal: 100_000 }],
  [{ goal: 1_000_000 }],
  [{ years: 1 }],
  [{ years: 10 }],
  [{ confidence: 0.5 }],
  [{ confidence: 0.95 }],
])('the edge %o is inside', (change) => {
  expect(sentencesFor(change)).toEqual([]);
});

describe('refused with a sentence', () => {
  test.each([99_999, 1_000_001, -500_000, NaN, Infinity])('goal %d', (goal) => {
    expect(sentencesFor({ goal })).toEqual([
      'The goal must be between 1,00,000 and 10,00,000 rupees.',
    ]);
  });

  test.each([0, 11, 2.5, -1, NaN, Infinity])('%d years', (years) => {
    expect(sentencesFor({ years })).toEqual([
      'The duration must be a whole number of years from 1 to 10.',
    ]);
  });

  test.each([0, 99, -7_000, 1e9, NaN, Infinity])('%d rupees a month', (monthly) => {
    expect(sentencesFor({ monthly })).toEqual([
      'The monthly amount must be between 100 and 10,00,000 rupees.',
    ]);
  });

  test.each([0.49, 0.96, 80, -1, NaN])('confidence %d', (confidence) => {
    expect(sentencesFor({ confidence })).toEqual([
      'The confidence must be between 50 and 95 percent.',
    ]);
  });

  test.each([-1, NaN, Infinity])('a gold share of %d', (gold) => {
    expect(sentencesFor({ allocation: { ...good.allocation, gold } })).toEqual([
      'The share of Gold must be a number of percent, zero or more.',
    ]);
  });

  test('shares that add up to 95', () => {
    expect(sentencesFor({ allocation: { ...good.allocation, bitcoin: 0 } })).toEqual([
      'The shares add up to 95 percent; they must add up to 100.',
    ]);
  });

  test('several fields at once, each by name', () => {
    const checked = checkPlan({ ...good, goal: 1, years: 0 });
    expect(checked).toMatchObject({
      status: 'invalid',
      problems: [{ field: 'goal' }, { field: 'years' }],
    });
  });
});

test('any four shares that miss 100 are refused, whatever they are', () => {
  const share = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(share, share, share, share, (fd, gold, nifty50, bitcoin) => {
      const isWhole = fd + gold + nifty50 + bitcoin === 100;
      expect(findAllocationProblem({ fd, gold, nifty50, bitcoin }) === undefined).toBe(isWhole);
    }),
  );
});

test('no number whatsoever makes the check throw', () => {
  const anything = fc.double();
  fc.assert(
    fc.property(fc.tuple(anything, anything, anything, anything, anything), ([a, b, c, d, e]) => {
      const allocation = { fd: e, gold: a, nifty50: b, bitcoin: c };
      expect(() =>
        checkPlan({ goal: a, years: b, monthly: c, confidence: d, allocation }),
      ).not.toThrow();
    }),
  );
});

test('the history is ten consecutive years, and no asset ever loses more than all', () => {
  expect(MARKET_HISTORY.map(({ year }) => year)).toEqual([
    2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023,
  ]);
  for (const year of MARKET_HISTORY) {
    for (const asset of ASSETS) expect(year[asset]).toBeGreaterThan(-100);
    expect(year.fd).toBe(6);
  }
});
