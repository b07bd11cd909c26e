import { MONTHS_PER_YEAR } from './annuity';
import type { Allocation } from './assets';
import { predictForest, trainForest } from './forest';
import type { Forest, ForestOptions } from './forest';
import type { Plan } from './plan';
import { drawCases } from './training-cases';
import type { CaseOptions, TrainingCase } from './training-cases';

export interface AmountModel {
  readonly forest: Forest;
  readonly trainingCases: number;
  readonly heldOutCases: number;
  /** Mean absolute error on allocations the forest never saw, as a fraction of the simulated amount. */
  readonly error: number;
  /** The largest of these errors: the average hides cases that are off by a third or more. */
  readonly worst: number;
  /** The same error for always answering with the mean. The forest is worth something only below it. */
  readonly errorOfMean: number;
}

const CASES: CaseOptions = { allocations: 200, casesPerAllocation: 8, paths: 1_000, seed: 7 };
const FOREST: ForestOptions = {
  trees: 25,
  maxDepth: 14,
  minLeafCases: 2,
  featuresPerSplit: 5,
  seed: 11,
};

/** Every fifth allocation only tests. */
const HOLD_OUT_EVERY = 5;

/** Trains on simulated plans and measures itself on plans it has not seen. Same options, same model. */
export function trainAmountModel(
  caseOptions: CaseOptions = CASES,
  forestOptions: ForestOptions = FOREST,
): AmountModel {
  const groups = drawCases(caseOptions);
  const heldOut = groups.filter((_, index) => index % HOLD_OUT_EVERY === 0).flat();
  const training = groups.filter((_, index) => index % HOLD_OUT_EVERY !== 0).flat();
  const targets = training.map(toTarget);
  const forest = trainForest(training.map(toRow), targets, forestOptions);
  const mean = targets.reduce((sum, target) => sum + target, 0) / targets.length;
  const errors = listErrors(heldOut, (row) => predictForest(forest, row));
  return {
    forest,
    trainingCases: training.length,
    heldOutCases: heldOut.length,
    error: meanOf(errors),
    worst: Math.max(...errors),
    errorOfMean: meanOf(listErrors(heldOut, () => mean)),
  };
}

/** The forest's answer for a plan, in rupees a month; the plan's own `monthly` is not read. */
export function predictMonthly(model: AmountModel, plan: Omit<Plan, 'monthly'>): number {
  return plan.goal * toMonthlyPerGoal(predictForest(model.forest, toRow(plan)), plan.years);
}

function toRow({ years, confidence, allocation }: RowSource): number[] {
  const { fd, gold, nifty50, bitcoin } = allocation;
  return [years, confidence, fd, gold, nifty50, bitcoin];
}

interface RowSource {
  readonly years: number;
  readonly confidence: number;
  readonly allocation: Allocation;
}

/**
 * How much less than plain saving the plan needs: as a logarithm, so that errors are relative, and
 * per year, because growth adds up over the years. Goal and duration are known exactly and are
 * divided out here, so the trees spend their leaves on the market.
 */
function toTarget({ monthlyPerGoal, years }: TrainingCase): number {
  return Math.log(monthlyPerGoal * years * MONTHS_PER_YEAR) / years;
}

function toMonthlyPerGoal(target: number, years: number): number {
  return Math.exp(target * years) / (years * MONTHS_PER_YEAR);
}

function listErrors(cases: readonly TrainingCase[], predict: (row: number[]) => number): number[] {
  return cases.map((known) => {
    const predicted = toMonthlyPerGoal(predict(toRow(known)), known.years);
    return Math.abs(predicted / known.monthlyPerGoal - 1);
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
