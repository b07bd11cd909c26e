import type { StockRefusal } from './stock';

/** Why a ledger is refused. */
export type Reason =
  | 'wrong-position'
  | 'hash-mismatch'
  | 'broken-link'
  | 'wrong-signature'
  | 'role-not-allowed'
  | 'time-backwards'
  | StockRefusal
  | 'wrong-seal'
  | 'missing-block'
  | 'unsealed-block'
  | 'head-differs';

/** The two things that should be the same and are not: what is written, and what the reader found. */
export interface Evidence {
  readonly written: string;
  readonly found: string;
}

export type Verdict =
  | { readonly status: 'intact' }
  | {
      readonly status: 'broken';
      /** The first block that cannot be believed, counted as the stations show it, or the seal. */
      readonly at: number | 'seal';
      readonly reason: Reason;
      readonly evidence: Evidence;
    };

/** Values may be anything an attacker wrote; as text they can be shown. */
export function brokenAt(
  at: number | 'seal',
  reason: Reason,
  written: string | number = '',
  found: string | number = '',
): Verdict {
  const evidence = { written: String(written), found: String(found) };
  return { status: 'broken', at, reason, evidence };
}
