import { expect, test } from 'vitest';

import { settings } from './settings';
import {
  describeRun,
  formatEarned,
  formatRupees,
  judgeBet,
  nameYears,
  tellAverage,
  tellReset,
} from './words';

test('a bet is told how wrong it was', () => {
  expect(judgeBet(70, 34)).toEqual({ words: '36 too many', isClose: false });
  expect(judgeBet(10, 34)).toEqual({ words: '24 too few', isClose: false });
  expect(judgeBet(32, 34)).toEqual({ words: 'close, 2 too few', isClose: true });
  expect(judgeBet(34, 34)).toEqual({ words: 'exactly right', isClose: true });
});

test('the average is named with what it asks', () => {
  expect(tellAverage(5_160, '66')).toBe(' On the average’s 5,160, 66 miss.');
});

test('every dare and every bet has a poster sentence of its own', () => {
  const describe = (query: string) =>
    describeRun(settings.parse(new URLSearchParams(query)).values);
  expect(describe('goal=1000000&years=1')).toBe('5,160 rupees a month for 10,00,000 in 1 year');
  expect(describe('monthly=6909')).toBe('6,909 rupees a month for 5,00,000 in 5 years');
  expect(describe('without=2017')).toContain('in 5 years, without 2017');
  expect(describe('mix=0-0-0-100')).toContain('in 5 years, all in on Bitcoin');
  expect(describe('mix=60-20-20-0')).toContain('Conservative');
  expect(describe('mix=50-20-20-10')).toContain('with another mix');
  expect(describe('bet=70')).toContain('and a bet on 70 of 100');
});

test('a year that is left out has its reason, where it is the year of Bitcoin', () => {
  expect(nameYears([2017])).toBe('2017, when Bitcoin rose 1,281%');
  expect(nameYears([2015])).toBe('2015');
  expect(nameYears([2015, 2017])).toBe('2 of the ten years');
});

test('what a dare puts back is said, and nothing else', () => {
  const start = { goal: 500_000, years: 5 };
  expect(tellReset(start, start)).toBe('');
  expect(tellReset({ ...start, goal: 1_000_000 }, start)).toBe('Back to 5,00,000. ');
  expect(tellReset({ goal: 1_000_000, years: 9 }, start)).toBe('Back to 5,00,000 in 5 years. ');
});

test('rupees are grouped the Indian way, and a loss has a true minus sign', () => {
  expect(formatRupees(1_000_000.4)).toBe('10,00,000');
  expect([0.801, 0, -0.041].map(formatEarned)).toEqual(['+80%', '+0%', '−4%']);
});
