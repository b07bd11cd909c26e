import { expect, test } from 'vitest';

import { createRandom } from '@/lib/seeded-random';

import { predictMonthly, trainAmountModel } from './amount-model';
import { findMixProblem } from './mix';
import { monthlyForConfidence } from './outcomes';
import { DEFAULT_ALLOCATIONS, PROFILES } from './profiles';
import { simulateGrowth } from './simulate';
import { drawAllocation } from './training-cases';

const model = trainAmountModel();

test('on allocations it never saw, the forest is off by under 6 percent and far below the mean', () => {
  expect(model.error).toBeLessThan(0.06);
  expect(model.error).toBeLessThan(model.errorOfMean / 5);
});

test('the worst case is named beside the average, and is far worse', () => {
  expect(model.worst).toBeGreaterThan(model.error * 3);
  expect(model.worst).toBeLessThan(1);
});

test('whole allocations are held out', () => {
  expect(model.heldOutCases).toBe((model.heldOutCases + model.trainingCases) / 5);
});

test.each(PROFILES)('for %s over five years it agrees with the full simulation', (profile) => {
  const plan = {
    goal: 500_000,
    years: 5,
    confidence: 0.8,
    allocation: DEFAULT_ALLOCATIONS[profile],
  };
  const sample = simulateGrowth({ ...plan, paths: 20_000, seed: 99 });
  const simulated = monthlyForConfidence(sample, plan.goal, plan.years, plan.confidence);
  expect(Math.abs(predictMonthly(model, plan) / simulated - 1)).toBeLessThan(0.1);
});

test('twice the goal needs twice the amount', () => {
  const plan = {
    goal: 300_000,
    years: 3,
    confidence: 0.7,
    allocation: DEFAULT_ALLOCATIONS.Balanced,
  };
  const doubled = predictMonthly(model, { ...plan, goal: 600_000 });
  expect(doubled).toBeCloseTo(2 * predictMonthly(model, plan), 6);
});

test('the same options train the same model', () => {
  const cases = { allocations: 15, casesPerAllocation: 4, paths: 200, seed: 1 };
  const forest = { trees: 5, maxDepth: 5, minLeafCases: 2, featuresPerSplit: 3, seed: 2 };
  expect(trainAmountModel(cases, forest)).toEqual(trainAmountModel(cases, forest));
});

test('every drawn allocation is valid, and some leave assets out', () => {
  const random = createRandom(4);
  const drawn = Array.from({ length: 200 }, () => drawAllocation(random));
  for (const allocation of drawn) expect(findMixProblem(allocation)).toBeUndefined();
  expect(drawn.some(({ bitcoin }) => bitcoin === 0)).toBe(true);
});
