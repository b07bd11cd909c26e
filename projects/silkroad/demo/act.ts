import { elementAt } from '@/lib/element-at';

import { withNumbers } from './attacks';
import type { Ledger } from './ledger';
import { readList } from './read-run';
import type { Doing, Found } from './read-run';

/** The opening act, in milliseconds from Play: the sleeve's road unrolls, the boxes are piled up, and a parcel passes the stations, which write. */
export const ACT = {
  piled: 500,
  unrolled: 700,
  perStation: 380,
  /** When the run of a shared address begins to happen. */
  sharedFrom: 600,
  ends: 3_800,
} as const;

/** How many ways the parcel of the opening act has behind it; the one of a number leads to the station of that number. */
export function parcelAt(ms: number): number {
  return Math.max(0, (ms - ACT.unrolled) / ACT.perStation);
}

/** A run that is performed: the number is written, the lie is hidden, and a reader sets out. In milliseconds. */
export const SHOW = {
  writes: 450,
  hides: { none: 0, hashes: 600, one: 300, all: 700 },
  setsOut: 200,
  perWay: 110,
  falls: 380,
  /** A box that has to prove itself is brought, and climbs. */
  climbs: 2_200,
  ends: 2_800,
} as const;

/** Seven blocks and the seal. */
const WAYS = 8;

/** What a performance has come to. */
export interface Moment {
  /** How much of the number is written, and how much of the lie is hidden, from 0 to 1. */
  readonly written: number;
  readonly hidden: number;
  /** How many ways the reader has behind it. Unset: nobody reads. */
  readonly reader: number | undefined;
  /** How far the reader has fallen where the road ends, from 0 to 1. */
  readonly fallen: number;
  /** Whether the reader has come to the end, and the verdict may be told. */
  readonly isRead: boolean;
}

/** Nothing is performed: everything is as it was found. */
export const AT_REST: Moment = {
  written: 1,
  hidden: 1,
  reader: undefined,
  fallen: 0,
  isRead: true,
};

/** The moment of a performance whose road breaks after this many ways. */
export function momentAt(ms: number, { as, kept }: Doing, breaksAfter: number): Moment {
  const written = share(ms, 0, SHOW.writes);
  // A list is believed as it is written: there is nothing to hide, and nothing to read but sums.
  if (kept === 'list') return { ...AT_REST, written };
  const readsFrom = SHOW.writes + SHOW.hides[as];
  const ways = Math.min(breaksAfter, WAYS);
  const ends = readsFrom + SHOW.setsOut + ways * SHOW.perWay;
  const done = share(ms, readsFrom, ends);
  return {
    written,
    hidden: share(ms, SHOW.writes, readsFrom),
    reader: ms < readsFrom || ms >= ends + SHOW.falls ? undefined : ways * (1 - (1 - done) ** 1.5),
    fallen: breaksAfter < WAYS ? share(ms, ends, ends + SHOW.falls) : 0,
    isRead: ms >= ends,
  };
}

/** The record at a moment of the performance, where `found` is what a reader makes of it in the end. */
export function recordAt(moment: Moment, honest: Ledger, found: Found, doing: Doing): Found {
  if (moment === AT_REST) return found;
  const { at, to, kept, crime } = doing;
  const before = elementAt(honest.blocks, at).content.event.quantity;
  const now = before + Math.round((to - before) * moment.written);
  if (kept === 'list') return readList(honest, { at, to: now });
  if (moment.isRead) return found;
  const verdict = { status: 'intact' } as const;
  if (crime !== 'number' && crime !== 'root') return { ledger: found.ledger, verdict };
  const from = crime === 'root' ? 0 : at;
  const hiddenTo = from + Math.ceil(moment.hidden * (honest.blocks.length - from));
  const blocks = honest.blocks.map((block, position) =>
    position === from || position < hiddenTo ? elementAt(found.ledger.blocks, position) : block,
  );
  const ledger = { blocks, seal: found.ledger.seal };
  const numbers = blocks.map(({ content }) => content.event.quantity);
  return {
    ledger: crime === 'root' ? ledger : withNumbers(ledger, numbers.with(at, now)),
    verdict,
  };
}

/** Where a way breaks, as a share of it: a link in its middle, and a missing signature only at the station itself. */
export function shareOf({ verdict }: Found): number {
  const isUnsigned = verdict.status === 'broken' && verdict.reason === 'wrong-signature';
  return isUnsigned ? 0.72 : 0.46;
}

/** The number of the station that the reader of a verdict refuses, or beyond the seal. */
export function breakOf({ verdict }: Found, seal: number): number {
  if (verdict.status === 'intact') return Infinity;
  return verdict.at === 'seal' ? seal : verdict.at;
}

function share(ms: number, from: number, to: number): number {
  if (to <= from) return ms >= to ? 1 : 0;
  return Math.min(Math.max((ms - from) / (to - from), 0), 1);
}
