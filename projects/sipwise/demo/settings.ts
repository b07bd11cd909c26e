import { defineSettings } from '@/stage/define-settings';
import { choice, number, rupees, whole } from '@/stage/setting-kinds';

import { ASSETS } from './assets';
import type { Allocation } from './assets';
import { mixSetting } from './mix';
import { GOAL_RANGE, MONTHLY_RANGE, SURE_RANGE, YEARS_RANGE } from './plan';
import { DEFAULT_ALLOCATIONS, PROFILES } from './profiles';
import type { Profile } from './profiles';
import { withoutSetting } from './without';

/** How many futures a visitor may ask for. */
export const PATH_CHOICES = ['20000', '100000', '500000'] as const;

export const GOAL = rupees({ name: 'Goal', start: 500_000, ...GOAL_RANGE, step: 5_000 });
export const YEARS = whole({
  name: 'Time',
  start: 5,
  ...YEARS_RANGE,
  unit: (years) => (years === 1 ? 'year' : 'years'),
});

/** Everything a run depends on: the same settings always give the same figures. */
export const settings = defineSettings({
  goal: GOAL,
  years: YEARS,
  monthly: rupees({
    name: 'Monthly amount',
    start: 6_000,
    ...MONTHLY_RANGE,
    step: 50,
    isRatio: true,
  }),
  sure: number({
    name: 'Odds to plan for',
    start: 80,
    ...SURE_RANGE,
    unit: 'of 100',
  }),
  mix: mixSetting(DEFAULT_ALLOCATIONS.Balanced),
  without: withoutSetting,
  futures: choice('The number of futures', PATH_CHOICES, '20000'),
  seed: whole({ name: 'Seed', start: 1, from: 0, to: 2 ** 31 - 1 }),
});

export type Settings = typeof settings.start;

/** The profile whose shares these are; `undefined` once a visitor has moved one. */
export function findProfile(mix: Allocation): Profile | undefined {
  return PROFILES.find((profile) =>
    ASSETS.every((asset) => DEFAULT_ALLOCATIONS[profile][asset] === mix[asset]),
  );
}
