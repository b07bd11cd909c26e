import { expect, test } from 'vitest';

import { DEFAULT_ALLOCATIONS } from './market';
import { findProfile, GOAL, isSameButForGoal, settings, toggleYear, YEARS } from './settings';

const read = (query: string) => settings.parse(new URLSearchParams(query));

test('a shared address opens the same run to the last rupee', () => {
  const query = 'goal=300001.5&years=3&monthly=7512&sure=80.4&mix=10-10-65-15&without=2016-2017';
  const { values, problems } = read(`${query}&bet=70&futures=100000&seed=77`);
  expect(problems).toEqual({});
  expect(values).toEqual({
    goal: 300_001.5,
    years: 3,
    monthly: 7_512,
    sure: 80.4,
    mix: DEFAULT_ALLOCATIONS.Aggressive,
    without: [2016, 2017],
    bet: 70,
    futures: '100000',
    seed: 77,
  });
  expect(read(settings.write(values)).values).toEqual(values);
});

test('the largest goal stays the largest goal', () => {
  expect(read('goal=1000000').values.goal).toBe(1_000_000);
  expect(GOAL.parse('10,00,000')).toEqual({ value: 1_000_000 });
  expect(GOAL.format(1_000_000)).toBe('10,00,000');
});

test.each(['5L', '₹5,00,000', '5 lakh', '500000', '5,00,000', '5e5'])(
  '%s is five lakh rupees',
  (text) => {
    expect(GOAL.parse(text)).toEqual({ value: 500_000 });
  },
);

test.each(['', '-1', '1e30', 'lots', '99,999'])('"%s" is no goal, and gets a sentence', (text) => {
  expect(GOAL.parse(text)).toEqual({
    problem: 'Goal: choose a number from 1,00,000 to 10,00,000 rupees.',
  });
});

test('one year is not one years', () => {
  expect(YEARS.say(1)).toBe('1 year');
  expect(YEARS.say(2)).toBe('2 years');
});

test('an address with nonsense in it opens the usual run, with a sentence for each', () => {
  const { values, problems } = read(
    'goal=lots&mix=1-2&seed=x&futures=-5&without=1999&years=2.5&bet=101',
  );
  expect(values).toEqual(settings.start);
  expect(Object.keys(problems)).toEqual([
    'goal',
    'years',
    'mix',
    'without',
    'bet',
    'futures',
    'seed',
  ]);
});

test('two years always stay in the history', () => {
  const eight = [2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021];
  expect(read(`without=${eight.join('-')}`).values.without).toEqual(eight);
  expect(read(`without=${[...eight, 2022].join('-')}`).values.without).toEqual([]);
  expect(toggleYear(eight, 2022)).toBe(eight);
  expect(toggleYear(eight, 2014)).toEqual(eight.slice(1));
  expect(toggleYear([2017], 2015)).toEqual([2015, 2017]);
});

test('another goal is the same plan, another amount is not', () => {
  const { start } = settings;
  expect(isSameButForGoal(start, { ...start, goal: 472_000 })).toBe(true);
  expect(isSameButForGoal(start, { ...start, goal: 472_000, monthly: 6_518 })).toBe(false);
});

test('a profile is known by its shares', () => {
  expect(findProfile({ fd: 60, gold: 20, nifty50: 20, bitcoin: 0 })).toBe('Conservative');
  expect(findProfile({ fd: 61, gold: 19, nifty50: 20, bitcoin: 0 })).toBeUndefined();
});
