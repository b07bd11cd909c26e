import type { Reading, Setting } from '@/stage/settings';

import { ASSET_NAMES, ASSETS, WHOLE_PERCENT } from './market';
import type { Allocation, Asset } from './market';

const SEPARATOR = '-';
/** Room for thirds, which do not add up exactly. */
const SUM_TOLERANCE_PERCENT = 0.01;

/** Where each month's money goes, such as "30-20-45-5" in the order of the assets. */
export function mixSetting(start: Allocation): Setting<Allocation> {
  return {
    start,
    parse: parseMix,
    write: (mix) => ASSETS.map((asset) => mix[asset]).join(SEPARATOR),
  };
}

/** A sentence, or `undefined` when the shares can be used. */
export function findMixProblem(mix: Allocation): string | undefined {
  const broken = ASSETS.find((asset) => !(mix[asset] >= 0 && Number.isFinite(mix[asset])));
  if (broken !== undefined) {
    return `The share of ${ASSET_NAMES[broken]} must be a number of percent, zero or more.`;
  }
  const sum = ASSETS.reduce((total, asset) => total + mix[asset], 0);
  if (Math.abs(sum - WHOLE_PERCENT) <= SUM_TOLERANCE_PERCENT) return undefined;
  return `The four shares add up to ${Number(sum.toFixed(2))} percent; they must add up to 100.`;
}

/**
 * Moves the border between an asset and the next one to this many percent from the left. Money moves between these two only, so
 * the shares always add up to 100.
 */
export function moveBorder(mix: Allocation, left: Asset, percent: number): Allocation {
  const right = ASSETS[ASSETS.indexOf(left) + 1];
  if (right === undefined) return mix;
  const before = startOf(mix, left);
  const both = mix[left] + mix[right];
  const share = tidy(Math.min(Math.max(percent - before, 0), both));
  return { ...mix, [left]: share, [right]: tidy(both - share) };
}

/** Where an asset begins on a bar of 100 percent. */
export function startOf(mix: Allocation, asset: Asset): number {
  const before = ASSETS.slice(0, ASSETS.indexOf(asset));
  return tidy(before.reduce((sum, one) => sum + mix[one], 0));
}

/** Moves places that are given in ascending order so far apart that none covers another, all between the two ends. */
export function spread(
  places: readonly number[],
  gap: number,
  { from, to }: { readonly from: number; readonly to: number },
): number[] {
  let least = from;
  const pushed = places.map((place) => {
    const at = Math.max(place, least);
    least = at + gap;
    return at;
  });
  let most = to;
  return pushed
    .toReversed()
    .map((place) => {
      const at = Math.min(place, most);
      most = at - gap;
      return at;
    })
    .toReversed();
}

/** Gives one asset an exact share and scales the others to what is left; all of that goes to the first of them if they had none. */
export function withShare(mix: Allocation, asset: Asset, percent: number): Allocation {
  const others = ASSETS.filter((one) => one !== asset);
  const had = others.reduce((sum, one) => sum + mix[one], 0);
  const left = WHOLE_PERCENT - percent;
  const shareOf = (one: Asset) => {
    if (one === asset) return percent;
    if (had > 0) return tidy((mix[one] / had) * left);
    return one === others[0] ? left : 0;
  };
  return {
    fd: shareOf('fd'),
    gold: shareOf('gold'),
    nifty50: shareOf('nifty50'),
    bitcoin: shareOf('bitcoin'),
  };
}

function parseMix(text: string): Reading<Allocation> {
  const shares = text.split(SEPARATOR);
  const shareOf = (asset: Asset) => {
    const share = shares[ASSETS.indexOf(asset)] ?? '';
    return share === '' ? Number.NaN : Number(share);
  };
  const value = {
    fd: shareOf('fd'),
    gold: shareOf('gold'),
    nifty50: shareOf('nifty50'),
    bitcoin: shareOf('bitcoin'),
  };
  const problem =
    shares.length === ASSETS.length
      ? findMixProblem(value)
      : 'A mix has four shares, such as 30-20-45-5.';
  return problem === undefined ? { value } : { problem };
}

/** Without the last digits that sums of fractions leave behind. */
function tidy(percent: number): number {
  return Number(percent.toFixed(6));
}
