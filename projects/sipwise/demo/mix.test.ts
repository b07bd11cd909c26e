import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ASSETS } from './market';
import { findMixProblem, mixSetting, moveBorder, spread, startOf, withShare } from './mix';
import { DEFAULT_ALLOCATIONS } from './market';

const { Balanced } = DEFAULT_ALLOCATIONS;
const setting = mixSetting(Balanced);
const anyPercent = fc.double({ min: -20, max: 120, noNaN: true });
const sumOf = (mix: typeof Balanced) => ASSETS.reduce((sum, asset) => sum + mix[asset], 0);

test('an address keeps every share, fractions too', () => {
  const value = { fd: 33.3, gold: 33.3, nifty50: 33.4, bitcoin: 0 };
  expect(setting.write(value)).toBe('33.3-33.3-33.4-0');
  expect(setting.parse('33.3-33.3-33.4-0')).toEqual({ value });
});

test.each([
  ['1-2', 'A mix has four shares, such as 30-20-45-5.'],
  ['50-50-50-0', 'The four shares add up to 150 percent; they must add up to 100.'],
  ['x-0-0-100', 'The share of Fixed deposit must be a number of percent, zero or more.'],
  ['--100-0-0', 'A mix has four shares, such as 30-20-45-5.'],
  ['0--100-0', 'The share of Gold must be a number of percent, zero or more.'],
  ['0-0-0-1e999', 'The share of Bitcoin must be a number of percent, zero or more.'],
])('%s gets a sentence', (text, problem) => {
  expect(setting.parse(text)).toEqual({ problem });
});

test('a border moves money between its two neighbours only', () => {
  expect(moveBorder(Balanced, 'gold', 60)).toEqual({ fd: 30, gold: 30, nifty50: 35, bitcoin: 5 });
  expect(moveBorder(Balanced, 'fd', 0)).toEqual({ fd: 0, gold: 50, nifty50: 45, bitcoin: 5 });
  expect(moveBorder(Balanced, 'bitcoin', 10)).toBe(Balanced);
  expect(startOf(Balanced, 'nifty50')).toBe(50);
});

test('whatever is moved or typed, the shares can be used', () => {
  const anyMove = fc.array(fc.tuple(fc.constantFrom(...ASSETS), anyPercent), { maxLength: 12 });
  fc.assert(
    fc.property(anyMove, fc.double({ min: 0, max: 100, noNaN: true }), (moves, share) => {
      let mix = Balanced;
      for (const [asset, percent] of moves) mix = moveBorder(mix, asset, percent);
      expect(findMixProblem(mix)).toBeUndefined();
      for (const asset of ASSETS) {
        const typed = withShare(mix, asset, share);
        expect(typed[asset]).toBe(share);
        expect(sumOf(typed)).toBeCloseTo(100, 3);
        expect(findMixProblem(typed)).toBeUndefined();
      }
    }),
  );
});

test('all of it can be taken from one asset and given back', () => {
  const all = withShare(Balanced, 'bitcoin', 100);
  expect(all).toEqual({ fd: 0, gold: 0, nifty50: 0, bitcoin: 100 });
  expect(withShare(all, 'bitcoin', 40)).toEqual({ fd: 60, gold: 0, nifty50: 0, bitcoin: 40 });
});

test('knobs that would cover each other stand side by side, and the others where they are', () => {
  const ends = { from: 17, to: 383 };
  expect(spread([100, 200, 300], 34, ends)).toEqual([100, 200, 300]);
  expect(spread([17, 17, 17], 34, ends)).toEqual([17, 51, 85]);
  expect(spread([100, 383, 383], 34, ends)).toEqual([100, 349, 383]);
});
