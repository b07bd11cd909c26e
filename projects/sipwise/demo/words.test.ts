import { expect, test } from 'vitest';

import { settings } from './settings';
import { describeRun, formatEarned, formatRupees, judgeBet } from './words';

test('a bet is told how wrong it was', () => {
  expect(judgeBet(70, 34)).toBe('36 too many');
  expect(judgeBet(10, 34)).toBe('24 too few');
  expect(judgeBet(34, 34)).toBe('exactly right');
});

test('every dare and every bet has a poster sentence of its own', () => {
  const describe = (query: string) =>
    describeRun(settings.parse(new URLSearchParams(query)).values);
  expect(describe('goal=1000000&years=1')).toBe('5,160 a month for 10,00,000 in 1 year');
  expect(describe('monthly=6909')).toBe('6,909 a month for 5,00,000 in 5 years');
  expect(describe('without=2017')).toContain('in 5 years, without 2017');
  expect(describe('mix=0-0-0-100')).toContain('in 5 years, all in on Bitcoin');
  expect(describe('mix=60-20-20-0')).toContain('Conservative');
  expect(describe('mix=50-20-20-10')).toContain('a mix of its own');
  expect(describe('bet=70')).toContain('and a bet on 70 of 100');
});

test('rupees are grouped the Indian way, and a loss has a true minus sign', () => {
  expect(formatRupees(1_000_000.4)).toBe('10,00,000');
  expect([0.801, 0, -0.041].map(formatEarned)).toEqual(['+80%', '+0%', '−4%']);
});
