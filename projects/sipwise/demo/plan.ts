import type { Allocation } from './assets';

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
/** In percent. Above 95 the answer hangs on the few worst futures, and ten years know too little of those. */
export const SURE_RANGE: Range = { from: 50, to: 95 };

export interface Plan {
  readonly goal: number;
  readonly years: number;
  readonly monthly: number;
  /** As a fraction. */
  readonly confidence: number;
  readonly allocation: Allocation;
}
