import { elementAt } from '@/lib/element-at';
import { createRandom, randomIndex } from '@/lib/seeded-random';
import type { Random } from '@/lib/seeded-random';

import { ASSETS, WHOLE_PERCENT } from './assets';
import type { Allocation } from './assets';
import { monthlyForConfidence } from './outcomes';
import { YEARS_RANGE } from './plan';
import { simulateGrowth } from './simulate';
import type { GrowthSample } from './simulate';

/** One thing the forest can learn from: a plan, and what the simulation says it needs. */
export interface TrainingCase {
  readonly years: number;
  readonly confidence: number;
  readonly allocation: Allocation;
  /** Rupees a month per rupee of goal. The need is proportional to the goal, so none is drawn. */
  readonly monthlyPerGoal: number;
}

export interface CaseOptions {
  readonly allocations: number;
  readonly casesPerAllocation: number;
  readonly paths: number;
  readonly seed: number;
}

/** One list per allocation, because cases that share a sample must stay on one side of a hold-out. */
export function drawCases(options: CaseOptions): TrainingCase[][] {
  const random = createRandom(options.seed);
  return Array.from({ length: options.allocations }, () => {
    const allocation = drawAllocation(random);
    // One seed for all: the same market for everyone leaves only the allocations to compare.
    const sample = simulateGrowth({ ...options, allocation, years: YEARS_RANGE.to });
    return Array.from({ length: options.casesPerAllocation }, () =>
      drawCase(allocation, sample, random),
    );
  });
}

/** Between one and all assets, with random shares; a plan often leaves an asset out altogether. */
export function drawAllocation(random: Random): Allocation {
  const certain = randomIndex(random, ASSETS.length);
  const weights = ASSETS.map((_, index) => {
    const isHeld = index === certain || random() < CHANCE_TO_HOLD;
    return isHeld ? -Math.log1p(-random()) : 0;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const percentAt = (index: number) => (WHOLE_PERCENT * elementAt(weights, index)) / total;
  return { fd: percentAt(0), gold: percentAt(1), nifty50: percentAt(2), bitcoin: percentAt(3) };
}

const CHANCE_TO_HOLD = 0.6;

/** Wider than what a plan may ask for, because trees are worst at the edge of what they have seen. */
const DRAWN_CONFIDENCE = { from: 0.42, to: 0.97 };

function drawCase(allocation: Allocation, sample: GrowthSample, random: Random): TrainingCase {
  const years = YEARS_RANGE.from + randomIndex(random, YEARS_RANGE.to - YEARS_RANGE.from + 1);
  const { from, to } = DRAWN_CONFIDENCE;
  const confidence = from + random() * (to - from);
  const monthlyPerGoal = monthlyForConfidence(sample, 1, years, confidence);
  return { years, confidence, allocation, monthlyPerGoal };
}
