import type { Allocation } from './assets';

export const PROFILES = ['Conservative', 'Balanced', 'Aggressive'] as const;

export type Profile = (typeof PROFILES)[number];

/** Where each profile starts, in percent. Defaults of this demo, not advice; every share can be moved. */
export const DEFAULT_ALLOCATIONS: Readonly<Record<Profile, Allocation>> = {
  Conservative: { fd: 60, gold: 20, nifty50: 20, bitcoin: 0 },
  Balanced: { fd: 30, gold: 20, nifty50: 45, bitcoin: 5 },
  Aggressive: { fd: 10, gold: 10, nifty50: 65, bitcoin: 15 },
};
