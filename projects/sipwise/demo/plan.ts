import { ASSET_NAMES, ASSETS, WHOLE_PERCENT } from './assets';
import type { Allocation } from './assets';
import { formatRupees } from './format-rupees';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** In rupees. */
export const GOAL_RANGE: Range = { from: 100_000, to: 1_000_000 };
/** In whole years. */
export const YEARS_RANGE: Range = { from: 1, to: 10 };
/** In rupees a month; above the largest goal there would be nothing left to plan. */
export const MONTHLY_RANGE: Range = { from: 100, to: GOAL_RANGE.to };
/** As a fraction. Above 95 % the answer hangs on the few worst paths, and ten years know too little of those. */
export const CONFIDENCE_RANGE: Range = { from: 0.5, to: 0.95 };

/** Room for sliders whose thirds do not add up exactly. */
const SUM_TOLERANCE_PERCENT = 0.01;

export interface Plan {
  readonly goal: number;
  readonly years: number;
  readonly monthly: number;
  readonly confidence: number;
  readonly allocation: Allocation;
}

export interface Problem {
  readonly field: keyof Plan;
  /** A whole sentence that says what would be accepted. */
  readonly sentence: string;
}

export type CheckedPlan =
  | { readonly status: 'valid'; readonly plan: Plan }
  | { readonly status: 'invalid'; readonly problems: readonly Problem[] };

/** Names every field that is wrong at once, so that a form can mark them all. Never throws. */
export function checkPlan(plan: Plan): CheckedPlan {
  const problems = [
    problemIn('goal', findGoalProblem(plan.goal)),
    problemIn('years', findYearsProblem(plan.years)),
    problemIn('monthly', findMonthlyProblem(plan.monthly)),
    problemIn('confidence', findConfidenceProblem(plan.confidence)),
    problemIn('allocation', findAllocationProblem(plan.allocation)),
  ].flat();
  return problems.length === 0 ? { status: 'valid', plan } : { status: 'invalid', problems };
}

/** A sentence, or `undefined` when the shares can be used. */
export function findAllocationProblem(allocation: Allocation): string | undefined {
  const broken = ASSETS.find(
    (asset) => !(allocation[asset] >= 0 && Number.isFinite(allocation[asset])),
  );
  if (broken !== undefined) {
    return `The share of ${ASSET_NAMES[broken]} must be a number of percent, zero or more.`;
  }
  const sum = ASSETS.reduce((total, asset) => total + allocation[asset], 0);
  if (Math.abs(sum - WHOLE_PERCENT) > SUM_TOLERANCE_PERCENT) {
    return `The shares add up to ${String(Number(sum.toFixed(2)))} percent; they must add up to 100.`;
  }
  return undefined;
}

function findGoalProblem(goal: number): string | undefined {
  if (isWithin(GOAL_RANGE, goal)) return undefined;
  return `The goal must be between ${rupeeRange(GOAL_RANGE)} rupees.`;
}

function findYearsProblem(years: number): string | undefined {
  if (Number.isInteger(years) && isWithin(YEARS_RANGE, years)) return undefined;
  return `The duration must be a whole number of years from ${String(YEARS_RANGE.from)} to ${String(YEARS_RANGE.to)}.`;
}

function findMonthlyProblem(monthly: number): string | undefined {
  if (isWithin(MONTHLY_RANGE, monthly)) return undefined;
  return `The monthly amount must be between ${rupeeRange(MONTHLY_RANGE)} rupees.`;
}

function findConfidenceProblem(confidence: number): string | undefined {
  if (isWithin(CONFIDENCE_RANGE, confidence)) return undefined;
  const { from, to } = CONFIDENCE_RANGE;
  return `The confidence must be between ${String(from * 100)} and ${String(to * 100)} percent.`;
}

/** False for NaN, because every comparison with it is. */
function isWithin({ from, to }: Range, value: number): boolean {
  return value >= from && value <= to;
}

function rupeeRange({ from, to }: Range): string {
  return `${formatRupees(from)} and ${formatRupees(to)}`;
}

function problemIn(field: keyof Plan, sentence: string | undefined): Problem[] {
  return sentence === undefined ? [] : [{ field, sentence }];
}
