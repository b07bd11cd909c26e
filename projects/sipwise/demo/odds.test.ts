import fc from 'fast-check';
import { expect, test } from 'vitest';

import { elementAt } from '@/lib/element-at';
import { createRandom } from '@/lib/seeded-random';

import { drawFutures } from './futures';
import { DEFAULT_ALLOCATIONS, PROFILES } from './market';
import {
  formatMissed,
  formatOdds,
  goalForOdds,
  monthlyForOdds,
  percentileOf,
  shareReaching,
} from './odds';

const samples = PROFILES.map(
  (profile) =>
    drawFutures({
      mix: DEFAULT_ALLOCATIONS[profile],
      years: 5,
      sample: 5_000,
      seed: 3,
      without: [],
    }).ends,
);
// Drawn by number: a counterexample that prints five thousand values helps nobody.
const anySample = fc.nat({ max: samples.length - 1 });
const anyGoal = fc.integer({ min: 100_000, max: 1_000_000 });
const anyMonthly = fc.integer({ min: 100, max: 100_000 });
const anyOdds = fc.double({ min: 1, max: 99, noNaN: true });

test('paying more never lowers the chance, and a higher goal never raises it', () => {
  fc.assert(
    fc.property(anySample, anyGoal, anyGoal, anyMonthly, anyMonthly, (sample, g, h, a, b) => {
      const ends = elementAt(samples, sample);
      const chance = (goal: number, monthly: number) => shareReaching(ends, goal, monthly);
      expect(chance(g, Math.max(a, b))).toBeGreaterThanOrEqual(chance(g, Math.min(a, b)));
      expect(chance(Math.max(g, h), a)).toBeLessThanOrEqual(chance(Math.min(g, h), a));
    }),
  );
});

test('the amount for some odds gives at least these, and a rupee less does not', () => {
  fc.assert(
    fc.property(anySample, anyGoal, anyOdds, (sample, goal, odds) => {
      const ends = elementAt(samples, sample);
      const monthly = monthlyForOdds(ends, goal, odds);
      expect(shareReaching(ends, goal, monthly) * 100).toBeGreaterThanOrEqual(odds - 1e-9);
      expect(shareReaching(ends, goal, monthly - 1) * 100).toBeLessThan(odds);
    }),
  );
});

test('the goal for some odds has at least these, and a rupee more does not', () => {
  fc.assert(
    fc.property(anySample, anyMonthly, anyOdds, (sample, monthly, odds) => {
      const ends = elementAt(samples, sample);
      const goal = goalForOdds(ends, monthly, odds);
      expect(shareReaching(ends, goal, monthly) * 100).toBeGreaterThanOrEqual(odds - 1e-9);
      expect(shareReaching(ends, goal + 1, monthly) * 100).toBeLessThan(odds);
    }),
  );
});

test('no odds at all are met by the best future alone', () => {
  expect(monthlyForOdds(Float64Array.of(10, 20), 1_000, 0)).toBe(50);
});

test('the share that reaches a goal is counted, the goal itself included', () => {
  const ends = Float64Array.of(1, 2, 2, 3);
  expect([0.5, 2, 2.1, 4].map((goal) => shareReaching(ends, goal, 1))).toEqual([1, 0.75, 0.25, 0]);
  const numbers = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 });
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 21 }), (values, goal) => {
      const counted = values.filter((value) => value >= goal).length / values.length;
      expect(shareReaching(Float64Array.from(values).sort(), goal, 1)).toBe(counted);
    }),
  );
});

test('a small chance never reads as none, nor a large one as certain', () => {
  const shares = [0, 0.0001, 0.345, 0.9999, 1];
  expect(shares.map(formatOdds)).toEqual(['0', '0.1', '35', '99.9', '100']);
  expect(shares.map(formatMissed)).toEqual(['100', '99.9', '65', '0.1', '0']);
});

test.each([
  [0, 0],
  [0.05, 5],
  [0.5, 50],
  [0.955, 95.5],
  [1, 100],
])('the percentile %d of the grid 0 to 100 is %d', (fraction, expected) => {
  const grid = Float64Array.from({ length: 101 }, (_, index) => index);
  expect(percentileOf(grid, fraction)).toBeCloseTo(expected, 10);
});

test('the percentiles of normal numbers are those of the normal distribution', () => {
  const random = createRandom(2);
  const normal = Float64Array.from({ length: 50_000 }, () => {
    const radius = Math.sqrt(-2 * Math.log1p(-random()));
    return radius * Math.cos(2 * Math.PI * random());
  }).sort();
  expect(percentileOf(normal, 0.05)).toBeCloseTo(-1.645, 1);
  expect(percentileOf(normal, 0.5)).toBeCloseTo(0, 1);
  expect(percentileOf(normal, 0.8413)).toBeCloseTo(1, 1);
});

test('an empty sample has no percentile', () => {
  expect(() => percentileOf(new Float64Array(), 0.5)).toThrow(RangeError);
});
