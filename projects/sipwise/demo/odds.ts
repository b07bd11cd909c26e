import { numberAt } from '@/lib/element-at';

import { monthlyForGoal, MONTHS_PER_YEAR } from './portfolio';

const HUNDRED = 100;
/** `goal / (goal / x)` can miss `x` by the last bit; this keeps the future that set the amount. */
const ROUNDING = 1e-12;
/** Amounts are rounded up to a rupee, but not for the dust of a division. */
const DUST = 1e-6;

/** The share of futures in which this much a month reaches the goal, from 0 to 1. */
export function shareReaching(ends: Float64Array, goal: number, monthly: number): number {
  return shareAtLeast(ends, (goal / monthly) * (1 - ROUNDING));
}

/** The smallest whole amount with which at least this many of 100 futures reach the goal. */
export function monthlyForOdds(ends: Float64Array, goal: number, ofHundred: number): number {
  return roundUp(goal / worstOf(ends, ofHundred));
}

/** The highest goal that at least this many of 100 futures reach with this payment. */
export function goalForOdds(ends: Float64Array, monthly: number, ofHundred: number): number {
  return Math.floor(monthly * worstOf(ends, ofHundred));
}

/** Where the worst of this many of 100 futures ends, for each rupee a month. */
function worstOf(ends: Float64Array, ofHundred: number): number {
  const mustReach = Math.ceil((ofHundred / HUNDRED) * ends.length - ROUNDING);
  return numberAt(ends, Math.min(ends.length - mustReach, ends.length - 1));
}

/** The whole amount that a plan needs if every year brings the same return. */
export function monthlyAtReturn(goal: number, years: number, yearlyReturn: number): number {
  return roundUp(monthlyForGoal(goal, years * MONTHS_PER_YEAR, yearlyReturn));
}

/** "62"; with a decimal near the ends, so that a small chance never reads as none. */
export function formatOdds(share: number): string {
  const odds = share * HUNDRED;
  const isNearAnEnd = (odds > 0 && odds < 1) || (odds > HUNDRED - 1 && odds < HUNDRED);
  if (!isNearAnEnd) return String(Math.round(odds));
  return String(Number(Math.min(Math.max(odds, 0.1), HUNDRED - 0.1).toFixed(1)));
}

/** The rest of the hundred, so that both figures always add up. */
export function formatMissed(share: number): string {
  return String(Number((HUNDRED - Number(formatOdds(share))).toFixed(1)));
}

function roundUp(amount: number): number {
  return Math.ceil(amount - DUST);
}

/** The value below which `fraction` of the sorted sample lies, interpolated between neighbours. */
export function percentileOf(sorted: Float64Array, fraction: number): number {
  const position = fraction * (sorted.length - 1);
  const below = Math.floor(position);
  const above = Math.ceil(position);
  const low = numberAt(sorted, below);
  return low + (numberAt(sorted, above) - low) * (position - below);
}

/** The share of the sorted sample that is at least `threshold`, from 0 to 1. */
function shareAtLeast(sorted: Float64Array, threshold: number): number {
  return (sorted.length - countBelow(sorted, threshold)) / sorted.length;
}

function countBelow(sorted: Float64Array, threshold: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (numberAt(sorted, middle) < threshold) from = middle + 1;
    else to = middle;
  }
  return from;
}
