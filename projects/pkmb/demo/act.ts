import { SUPPLY } from './sale';

/** The list is read before the first sale, and what was bought is seen before the deal. */
const SALE_STARTS = 600;
const SALE_MS = 1_900;
const LOOK_MS = 500;
const DEAL_MS = 1_900;

/** The opening act, in milliseconds from Play: the sale, with the deal somewhere in it. */
export const ACT = { ends: SALE_STARTS + SALE_MS + LOOK_MS + DEAL_MS + 300 } as const;

/** When the list is dealt, for a deal after this many sales. */
export function dealOf(sold: number): { readonly startsMs: number; readonly endsMs: number } {
  const startsMs = SALE_STARTS + (SALE_MS * sold) / SUPPLY + LOOK_MS;
  return { startsMs, endsMs: startsMs + DEAL_MS };
}

/** How many places are sold by then; the sale waits while the list is dealt. */
export function soldAt(elapsedMs: number, sold: number): number {
  const { startsMs, endsMs } = dealOf(sold);
  const waitsFrom = startsMs - LOOK_MS;
  const waitedMs = Math.min(Math.max(elapsedMs - waitsFrom, 0), endsMs - waitsFrom);
  const share = (elapsedMs - waitedMs - SALE_STARTS) / SALE_MS;
  return Math.round(SUPPLY * Math.min(Math.max(share, 0), 1));
}
