import { elementAt } from '@/lib/element-at';

import type { Ledger } from './ledger';
import { readList } from './read-run';
import type { Found } from './read-run';

/** The opening act, in milliseconds from Play. */
export const ACT = {
  listStarts: 500,
  countStarts: 900,
  countEnds: 1_800,
  chainStarts: 2_900,
  breaks: 3_900,
  ends: 4_800,
} as const;

/** What the stage shows at a moment of its opening act. */
export interface Moment {
  readonly kept: 'list' | 'chain';
  /** What the changed block says by then. */
  readonly to: number;
  /** Whether the reader has come to the block that cannot be believed. */
  readonly isBroken: boolean;
}

/** The record becomes a plain list, one number counts down and is believed; then the same lie is linked and signed. */
export function momentAt(ms: number, { honest, to }: { honest: number; to: number }): Moment {
  const share = (ms - ACT.countStarts) / (ACT.countEnds - ACT.countStarts);
  const counted = Math.round((to - honest) * Math.min(Math.max(share, 0), 1));
  return {
    kept: ms >= ACT.listStarts && ms < ACT.chainStarts ? 'list' : 'chain',
    to: honest + counted,
    isBroken: ms >= ACT.breaks,
  };
}

/** The record at a moment of the act, where `found` is what a reader makes of the lie in the end. */
export function recordAt(ms: number, honest: Ledger, found: Found, at: number): Found {
  const numberIn = ({ blocks }: Ledger) => elementAt(blocks, at).content.event.quantity;
  const moment = momentAt(ms, { honest: numberIn(honest), to: numberIn(found.ledger) });
  if (moment.kept === 'list') return readList(honest, { at, to: moment.to });
  if (moment.isBroken) return found;
  const ledger = ms < ACT.chainStarts ? honest : found.ledger;
  return { ledger, verdict: { status: 'intact' } };
}
