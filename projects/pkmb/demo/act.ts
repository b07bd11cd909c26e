import { SUPPLY } from './sale';

const SALE_STARTS = 200;
const SALE_MS = 2_000;
const DEAL_MS = 1_800;

/** The opening act, in milliseconds from Play: the sale, with the deal somewhere in it. */
export const ACT = { ends: SALE_STARTS + SALE_MS + DEAL_MS + 300 } as const;

/** When the pictures are dealt, for a draw after this many sales. */
export function dealOf(sold: number): { readonly startsMs: number; readonly endsMs: number } {
  const startsMs = SALE_STARTS + (SALE_MS * sold) / SUPPLY;
  return { startsMs, endsMs: startsMs + DEAL_MS };
}

/** How many tokens are sold by then; the sale waits while the pictures are dealt. */
export function soldAt(elapsedMs: number, sold: number): number {
  const { startsMs, endsMs } = dealOf(sold);
  const waitedMs = Math.min(Math.max(elapsedMs - startsMs, 0), endsMs - startsMs);
  const share = (elapsedMs - waitedMs - SALE_STARTS) / SALE_MS;
  return Math.round(SUPPLY * Math.min(Math.max(share, 0), 1));
}
