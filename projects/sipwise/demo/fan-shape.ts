import { elementAt } from '@/lib/element-at';

import { FAN_LEVELS } from './outcomes';
import type { FanYear } from './outcomes';

/** How far the axis reaches beyond the goal, and how far beyond the third quarter, as factors. */
const ABOVE_GOAL = 1.2;
const ABOVE_THIRD_QUARTER = 1.5;

/** Year 0, before anything is paid, so that the fan has a tip. */
export function withTip(fan: readonly FanYear[]): FanYear[] {
  return [{ year: 0, values: FAN_LEVELS.map(() => 0) }, ...fan];
}

/**
 * Where the vertical axis ends. The best futures of a wild mix are many times the goal; drawn to scale they would press
 * everything that matters onto the floor, so the highest line may leave the chart.
 */
export function topOf(fan: readonly FanYear[], goal: number): number {
  const [thirdQuarter = 0, highest = 0] = (fan.at(-1)?.values ?? []).slice(-2);
  return Math.max(goal * ABOVE_GOAL, Math.min(highest, thirdQuarter * ABOVE_THIRD_QUARTER));
}

/** The outline between two lines of the fan: forward along one, back along the other. */
export function listOutline(
  fan: readonly FanYear[],
  low: number,
  high: number,
): { year: number; value: number }[] {
  const along = (level: number) =>
    fan.map(({ year, values }) => ({ year, value: elementAt(values, level) }));
  return [...along(low), ...along(high).reverse()];
}
