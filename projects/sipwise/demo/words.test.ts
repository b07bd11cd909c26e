import { expect, test } from 'vitest';

import { describeRun, explain, formatRupees } from './words';

const state = {
  way: 'own',
  averageReturn: 0.1918,
  average: 5_160,
  worst: 379_870,
  deposit: 7_161,
  sure: 80,
  years: 5,
  historyYears: 10,
  without: [],
  isDepositOnly: false,
} as const;

test('a plan of one’s own is set beside its worst future and the deposit', () => {
  expect(explain(state)).toBe(
    'The worst of these 100 ends at 3,79,870. A fixed deposit at 6% would need 7,161 a month.',
  );
});

test('the average is held to its promise', () => {
  expect(explain({ ...state, way: 'average' })).toBe(
    'The average return is 19.2% a year. It promised 5,160 would be enough.',
  );
});

test('the weak end says which future it aims with', () => {
  expect(explain({ ...state, way: 'weak end' })).toContain('number 21 from the bottom');
});

test('one year says how few futures it has', () => {
  expect(explain({ ...state, years: 1 })).toContain('only 10 different futures');
});

test('a year that was taken out is named', () => {
  expect(explain({ ...state, without: [2017] })).toBe(
    'Without 2017 in the history. Nothing else changed.',
  );
});

test('the deposit alone is not compared with itself', () => {
  const text = explain({ ...state, isDepositOnly: true });
  expect(text).toContain('never moves');
  expect(text).not.toContain('would need');
});

test('a shared run is named by its goal and its time', () => {
  expect(describeRun({ goal: 1_000_000, years: 1 })).toBe('10,00,000 in 1 year');
  expect(describeRun({ goal: 500_000, years: 10 })).toBe('5,00,000 in 10 years');
});

test('rupees are grouped the Indian way', () => {
  expect(formatRupees(1_000_000.4)).toBe('10,00,000');
});
