import { ASSETS, WHOLE_PERCENT } from './assets';
import type { Allocation, Asset } from './assets';

/** The nearest whole shares in the same proportions that add up to 100; all of it in the deposit when there are none. */
export function rescaleAllocation(allocation: Allocation): Allocation {
  const usable = (asset: Asset) =>
    Number.isFinite(allocation[asset]) ? Math.max(allocation[asset], 0) : 0;
  const total = ASSETS.reduce((sum, asset) => sum + usable(asset), 0);
  if (total === 0) return { fd: WHOLE_PERCENT, gold: 0, nifty50: 0, bitcoin: 0 };
  const exact = (asset: Asset) => (usable(asset) / total) * WHOLE_PERCENT;
  const missing = WHOLE_PERCENT - ASSETS.reduce((sum, asset) => sum + Math.floor(exact(asset)), 0);
  const byRemainder = ASSETS.toSorted((a, b) => (exact(b) % 1) - (exact(a) % 1));
  const share = (asset: Asset) =>
    Math.floor(exact(asset)) + (byRemainder.indexOf(asset) < missing ? 1 : 0);
  return {
    fd: share('fd'),
    gold: share('gold'),
    nifty50: share('nifty50'),
    bitcoin: share('bitcoin'),
  };
}
