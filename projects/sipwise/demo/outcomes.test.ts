import fc from 'fast-check';
import { expect, test } from 'vitest';

import { elementAt } from '@/lib/element-at';

import { futureValue } from './annuity';
import {
  chanceOfGoal,
  compareWithDeposit,
  FAN_LEVELS,
  fanOf,
  monthlyForConfidence,
} from './outcomes';
import { DEFAULT_ALLOCATIONS, PROFILES } from './profiles';
import { simulateGrowth } from './simulate';

const samples = PROFILES.map((profile) =>
  simulateGrowth({ allocation: DEFAULT_ALLOCATIONS[profile], years: 10, paths: 5_000, seed: 3 }),
);
// Drawn by number: a counterexample that prints fifty thousand values helps nobody.
const anySample = fc.nat({ max: samples.length - 1 });
const anyGoal = fc.integer({ min: 100_000, max: 1_000_000 });
const anyYears = fc.integer({ min: 1, max: 10 });
const anyMonthly = fc.integer({ min: 100, max: 100_000 });
const ROUNDING = 1e-12;
const anyConfidence = fc.double({ min: 0.5, max: 0.95, noNaN: true });

test('paying more never lowers the chance', () => {
  fc.assert(
    fc.property(
      anySample,
      anyGoal,
      anyYears,
      anyMonthly,
      anyMonthly,
      (number, goal, years, a, b) => {
        const sample = elementAt(samples, number);
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(chanceOfGoal(sample, goal, years, more)).toBeGreaterThanOrEqual(
          chanceOfGoal(sample, goal, years, less),
        );
      },
    ),
  );
});

test('a higher goal never raises the chance', () => {
  fc.assert(
    fc.property(
      anySample,
      anyGoal,
      anyGoal,
      anyYears,
      anyMonthly,
      (number, a, b, years, monthly) => {
        const sample = elementAt(samples, number);
        const [lower, higher] = [Math.min(a, b), Math.max(a, b)];
        expect(chanceOfGoal(sample, higher, years, monthly)).toBeLessThanOrEqual(
          chanceOfGoal(sample, lower, years, monthly),
        );
      },
    ),
  );
});

test('the required amount gives at least the confidence asked for, and a little less does not', () => {
  fc.assert(
    fc.property(anySample, anyGoal, anyYears, anyConfidence, (number, goal, years, confidence) => {
      const sample = elementAt(samples, number);
      const monthly = monthlyForConfidence(sample, goal, years, confidence);
      expect(chanceOfGoal(sample, goal, years, monthly)).toBeGreaterThanOrEqual(
        confidence - ROUNDING,
      );
      expect(chanceOfGoal(sample, goal, years, monthly * (1 - 1e-9))).toBeLessThan(confidence);
    }),
  );
});

test('over ten years the required amount gives the confidence back to a tenth of a percent', () => {
  const sample = elementAt(samples, 1);
  const monthly = monthlyForConfidence(sample, 500_000, 10, 0.8);
  expect(chanceOfGoal(sample, 500_000, 10, monthly)).toBeCloseTo(0.8, 3);
});

test('the fan has one entry per year, widens, and doubles with the amount', () => {
  const sample = elementAt(samples, 2);
  const fan = fanOf(sample, 5, 1_000);
  expect(fan.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5]);
  for (const { values } of fan) {
    expect(values).toHaveLength(FAN_LEVELS.length);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  }
  const doubled = fanOf(sample, 5, 2_000)[4]?.values[2] ?? 0;
  expect(doubled).toBeCloseTo(2 * (fan[4]?.values[2] ?? NaN), 6);
});

test('against the deposit, the deposit itself always holds level', () => {
  const allocation = { fd: 100, gold: 0, nifty50: 0, bitcoin: 0 };
  const sample = simulateGrowth({ allocation, years: 10, paths: 100, seed: 1 });
  const { depositValue, depositMonthly, chanceToBeat } = compareWithDeposit(
    sample,
    500_000,
    4,
    6_000,
  );
  expect(depositValue).toBeCloseTo(futureValue(6_000, 48, 0.06), 6);
  expect(futureValue(depositMonthly, 48, 0.06)).toBeCloseTo(500_000, 6);
  expect(chanceToBeat).toBe(1);
});

test('a duration that was not simulated is an error of the caller', () => {
  expect(() => chanceOfGoal({ byYear: [] }, 1, 1, 1)).toThrow(RangeError);
});
