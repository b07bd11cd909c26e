import { choice, defineSettings, flag, number, whole } from '@/stage/settings';
import type { Way } from '@/stage/use-run';
import type { Setting } from '@/stage/settings';

import { CHAINS, USDC_ON_BINANCE, WALLET } from './wallet';

const NONE = 'none';
const IDS = CHAINS.map(({ id }) => String(id));
const DIGITS = /^(?:0x)?([0-9a-f]{40})$/i;
const seconds = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 3,
});

/** Chains whose plug is out, by their ids, in the order of `CHAINS`. */
const outSetting: Setting<readonly number[]> = {
  start: [],
  parse: (text) => {
    const named = text === NONE ? [] : text.split('-');
    return named.every((id) => IDS.includes(id)) && new Set(named).size === named.length
      ? { value: inOrder(named.map(Number)) }
      : {
          problem: `Chains without a plug: choose some of ${IDS.join(', ')}, joined by a hyphen, or ${NONE}.`,
        };
  },
  write: (out) => (out.length === 0 ? NONE : out.join('-')),
};

/** The 40 digits of an address, with the capital letters as they were typed. */
export const addressSetting: Setting<string> = {
  start: WALLET,
  parse: (text) => {
    const digits = DIGITS.exec(text.trim())?.[1];
    return digits === undefined
      ? { problem: 'Wallet address: write 0x and 40 digits from 0 to f.' }
      : { value: digits };
  },
  write: (digits) => `0x${digits}`,
};

/** Everything a run depends on. */
export const settings = defineSettings({
  out: outSetting,
  wait: number({
    name: 'Seconds a chain has to answer',
    start: 4,
    from: 0.2,
    to: 10,
    step: 0.1,
    unit: 'seconds',
    format: (value) => seconds.format(value),
  }),
  fake: flag('The fake coin'),
  sold: flag('The sale'),
  decimals: whole({
    name: 'Decimals of USDC on Binance Smart Chain',
    start: USDC_ON_BINANCE.decimals,
    from: 0,
    to: String(USDC_ON_BINANCE.raw).length,
  }),
  address: addressSetting,
  approach: choice<Way>('Adding up', ['naive', 'mine'], 'naive'),
});

export type Settings = typeof settings.start;

/** The same chains in the order of `CHAINS`, so that two ways to a run end at one address. */
export function inOrder(out: readonly number[]): readonly number[] {
  return CHAINS.map(({ id }) => id).filter((id) => out.includes(id));
}

/** Pulls a plug, or puts it back. */
export function togglePlug(out: readonly number[], id: number): readonly number[] {
  return out.includes(id) ? out.filter((one) => one !== id) : inOrder([...out, id]);
}

/** The order in which the number in the sentence pulls plugs: those that are easy to miss first. */
const PULLED_FIRST = [137, 8_453, 42_161, 10, 56, 1];

/** Pulls or puts back plugs until this many are in. */
export function withPlugs(out: readonly number[], count: number): readonly number[] {
  const target = CHAINS.length - count;
  if (out.length > target)
    return inOrder(PULLED_FIRST.filter((id) => out.includes(id)).slice(0, target));
  const more = PULLED_FIRST.filter((id) => !out.includes(id)).slice(0, target - out.length);
  return inOrder([...out, ...more]);
}
