/** What a plan can hold, from the steadiest to the wildest. */
export const ASSETS = ['fd', 'gold', 'nifty50', 'bitcoin'] as const;

export type Asset = (typeof ASSETS)[number];

/** Percent of each month's money that goes into each asset; adds up to 100. */
export type Allocation = Readonly<Record<Asset, number>>;

export const ASSET_NAMES: Readonly<Record<Asset, string>> = {
  fd: 'Fixed deposit',
  gold: 'Gold',
  nifty50: 'Nifty 50',
  bitcoin: 'Bitcoin',
};

/** The whole, in percent, that every allocation shares out. */
export const WHOLE_PERCENT = 100;
