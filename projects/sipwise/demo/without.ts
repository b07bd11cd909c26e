import type { Setting } from '@/stage/setting-kinds';

import { MARKET_HISTORY } from './market';

const SEPARATOR = '-';
/** A draw from one year would be no draw. */
const FEWEST_YEARS_LEFT = 2;
const YEARS = MARKET_HISTORY.map(({ year }) => year);
const PROBLEM = `Years to leave out are from ${String(YEARS.at(0))} to ${String(YEARS.at(-1))}, and two must stay.`;

/** The calendar years that are left out of the history, such as "2017" or "2016-2017". */
export const withoutSetting: Setting<readonly number[]> = {
  start: [],
  parse: (text) => {
    const value = text === '' ? [] : text.split(SEPARATOR).map(Number);
    const isUsable = value.every((year) => YEARS.includes(year)) && leavesEnough(value);
    return isUsable ? { value: [...new Set(value)].sort() } : { problem: PROBLEM };
  },
  write: (years) => years.join(SEPARATOR),
};

/** Takes a year out or puts it back; nothing changes when too few would be left. */
export function toggleYear(without: readonly number[], year: number): readonly number[] {
  if (without.includes(year)) return without.filter((one) => one !== year);
  const next = [...without, year].sort();
  return leavesEnough(next) ? next : without;
}

function leavesEnough(without: readonly number[]): boolean {
  return YEARS.length - new Set(without).size >= FEWEST_YEARS_LEFT;
}
