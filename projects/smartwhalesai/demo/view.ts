import type { Way } from '@/stage/use-run';

import { checkAddress } from './checksum';
import type { Check } from './checksum';
import { formatCents, formatThousands } from './format-cents';
import { summarise, valueOfReading } from './ledger';
import type { Reading, Summary } from './ledger';
import { readingOf } from './lookup';
import type { Settings } from './settings';
import { CHAINS, WALLET } from './wallet';

/** How one chain stands: its reading, or that nobody asked it. */
export type Look = Reading['status'] | 'not asked';

/** Everything the stage shows of a run at a moment. */
export interface View extends Settings {
  readonly check: Check;
  /** Whether these are the bytes of the sample wallet, in whatever case. */
  readonly isSample: boolean;
  /** Unset: the address was refused, and nobody was asked. */
  readonly summary: Summary | undefined;
  readonly readings: readonly Reading[];
  readonly looks: readonly Look[];
  /** What the alert says, such as "Sold $233,572". Unset: there is none. */
  readonly alert: string | undefined;
  readonly amounts: (isShort: boolean) => readonly Amount[];
}

export interface Amount {
  readonly text: string;
  readonly tone: 'plain' | 'unknown' | 'lie';
}

/** Asks nobody before the checksum holds, unless the visitor just adds up. */
export function isAsking(approach: Way, address: string): boolean {
  return approach === 'naive' || checkAddress(address).status !== 'broken';
}

export function viewOf(run: Settings, sinceMs: (id: number) => number): View {
  const { approach, address } = run;
  const readings = isAsking(approach, address)
    ? CHAINS.map((chain) => readingOf(chain, run, sinceMs(chain.id)))
    : undefined;
  const summary = readings && summarise(readings, approach);
  return {
    ...run,
    check: checkAddress(address),
    isSample: address.toLowerCase() === WALLET.toLowerCase(),
    summary,
    readings: readings ?? [],
    looks: CHAINS.map((_, index) => readings?.[index]?.status ?? 'not asked'),
    alert: summary === undefined ? undefined : describeMove(summary.moved),
    amounts: (isShort) =>
      CHAINS.map((_, index) => describeAmount(readings?.[index], approach, isShort)),
  };
}

function describeMove(moved: bigint): string | undefined {
  if (moved === 0n) return undefined;
  const dollars = formatCents(moved < 0n ? -moved : moved).replace(/\.\d+$/, '');
  return `${moved < 0n ? 'Sold' : 'Bought'} ${dollars}`;
}

function describeAmount(reading: Reading | undefined, approach: Way, isShort: boolean): Amount {
  if (reading === undefined) return { text: isShort ? 'unasked' : 'not asked', tone: 'plain' };
  if (reading.status === 'loading') return { text: '...', tone: 'plain' };
  if (reading.status === 'unavailable') {
    return approach === 'naive'
      ? { text: isShort ? '$0k' : '$0.00', tone: 'lie' }
      : { text: 'unknown', tone: 'unknown' };
  }
  const cents = valueOfReading(reading, approach);
  return { text: isShort ? formatThousands(cents) : formatCents(cents), tone: 'plain' };
}
