import { choice, defineSettings, number, rupees, whole } from '@/stage/settings';
import type { Setting } from '@/stage/settings';

import { ASSETS, DEFAULT_ALLOCATIONS, MARKET_HISTORY, PROFILES, YEARS_RANGE } from './market';
import type { Allocation, Profile } from './market';
import { mixSetting } from './mix';

/** In rupees. */
const GOAL_RANGE = { from: 100_000, to: 1_000_000 };
/** In rupees a month; above the largest goal there would be nothing left to plan. */
const MONTHLY_RANGE = { from: 100, to: GOAL_RANGE.to };
/** Of 100 futures. No plan can be made for all of them or for none, although a plan may turn out to reach that many. */
export const SURE_RANGE = { from: 1, to: 99 };

/** Counts the orders of the years one by one, where there are not too many. */
export const EVERY_ORDER = 'every';
/** Which futures a visitor may ask for: all, or this many drawn by lot. */
export const FUTURES_CHOICES = [EVERY_ORDER, '20000', '100000', '500000'] as const;

export const GOAL = rupees({ name: 'Goal', start: 500_000, ...GOAL_RANGE, step: 2_000 });
export const YEARS = whole({
  name: 'Time',
  start: 5,
  ...YEARS_RANGE,
  unit: (years) => (years === 1 ? 'year' : 'years'),
});

const SEPARATOR = '-';
/** A draw from one year would be no draw. */
const FEWEST_YEARS_LEFT = 2;
const HISTORY_YEARS = MARKET_HISTORY.map(({ year }) => year);
const PROBLEM = `Years to leave out are from ${HISTORY_YEARS.at(0)} to ${HISTORY_YEARS.at(-1)}, and two must stay.`;

/** The calendar years that are left out of the history, such as "2017" or "2016-2017". */
const withoutSetting: Setting<readonly number[]> = {
  start: [],
  parse: (text) => {
    const value = text === '' ? [] : text.split(SEPARATOR).map(Number);
    const isUsable = value.every((year) => HISTORY_YEARS.includes(year)) && leavesEnough(value);
    return isUsable ? { value: [...new Set(value)].sort() } : { problem: PROBLEM };
  },
  write: (years) => years.join(SEPARATOR),
};

/** How many of 100 futures somebody bet would reach the goal. */
export const BET = whole({ name: 'Your bet', start: 50, from: 0, to: 100, unit: 'of 100' });

/** A run without a bet has none in its address. */
const betSetting: Setting<number | undefined> = {
  start: undefined,
  parse: (text) => BET.parse(text),
  write: (bet) => (bet === undefined ? '' : String(bet)),
};

/** Everything a run depends on: the same settings always give the same figures. */
export const settings = defineSettings({
  goal: GOAL,
  years: YEARS,
  monthly: rupees({
    name: 'Monthly amount',
    // What the average return of the first mix asks for.
    start: 5_160,
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
  bet: betSetting,
  futures: choice('The futures', FUTURES_CHOICES, EVERY_ORDER),
  seed: whole({ name: 'Seed', start: 1, from: 0, to: 2 ** 31 - 1 }),
});

export type Settings = typeof settings.start;

/** Whether two runs are the same but for their goal. */
export function isSameButForGoal(one: Settings, other: Settings): boolean {
  return settings.write({ ...one, goal: other.goal }) === settings.write(other);
}

/** The profile whose shares these are; `undefined` once a visitor has moved one. */
export function findProfile(mix: Allocation): Profile | undefined {
  return PROFILES.find((profile) =>
    ASSETS.every((asset) => DEFAULT_ALLOCATIONS[profile][asset] === mix[asset]),
  );
}

/** Takes a year out or puts it back; nothing changes when too few would be left. */
export function toggleYear(without: readonly number[], year: number): readonly number[] {
  if (without.includes(year)) return without.filter((one) => one !== year);
  const next = [...without, year].sort();
  return leavesEnough(next) ? next : without;
}

function leavesEnough(without: readonly number[]): boolean {
  return HISTORY_YEARS.length - new Set(without).size >= FEWEST_YEARS_LEFT;
}
