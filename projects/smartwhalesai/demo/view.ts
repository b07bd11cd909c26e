import type { Way } from '@/stage/use-run';

import { checkAddress } from './checksum';
import type { Check } from './checksum';
import { formatBriefly, formatCents, formatDollars, formatThousands } from './format-cents';
import { BEFORE, summarise, valueOfReading } from './ledger';
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
  /** Whether the alert reports anything else than what really moved. */
  readonly isLie: boolean;
  /** How much larger than life the tail is: 1 for what the wallet holds, about 2 for 250 trillion. */
  readonly growth: number;
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
  const isSample = address.toLowerCase() === WALLET.toLowerCase();
  const added = readings && summarise(readings, approach);
  // An alert of the chosen way compares readings of one wallet, and there is none of any other.
  const summary = added && (approach === 'mine' && !isSample ? { ...added, moved: 0n } : added);
  const moved = summary?.moved ?? 0n;
  return {
    ...run,
    check: checkAddress(address),
    isSample,
    summary,
    readings: readings ?? [],
    looks: CHAINS.map((_, index) => readings?.[index]?.status ?? 'not asked'),
    alert: describeMove(moved),
    isLie: moved !== 0n && moved !== (isSample ? reallyMoved(run) : 0n),
    growth: growthOf(summary?.cents ?? 0n),
    amounts: (isShort) =>
      CHAINS.map((_, index) => describeAmount(readings?.[index], approach, isShort)),
  };
}

/** Every chain answers, and every contract is asked for its decimals. */
function reallyMoved(run: Settings): bigint {
  const all: Settings = { ...run, out: [], approach: 'mine' };
  const readings = CHAINS.map((chain) => readingOf(chain, { ...all, wait: Infinity }, Infinity));
  return summarise(readings, 'mine').moved;
}

const WHOLE = Number(summarise(BEFORE, 'mine').cents);
/** Powers of ten above the truth that make the tail twice as large; it grows slowly at first. */
const DOUBLES = 8;
const STEEP = 1.6;
const LARGEST = 3;

function growthOf(cents: bigint): number {
  const powers = Math.max(Math.log10(Number(cents) / WHOLE), 0);
  return Math.min(1 + (powers / DOUBLES) ** STEEP, LARGEST);
}

function describeMove(moved: bigint): string | undefined {
  if (moved === 0n) return undefined;
  return `${moved < 0n ? 'Sold' : 'Bought'} ${formatDollars(moved)}`;
}

/** Cents that no line beside a socket has room for, and that no sample holds. */
const TOO_LONG = 1_000_000_000n;

function describeAmount(reading: Reading | undefined, approach: Way, isShort: boolean): Amount {
  if (reading === undefined) return { text: isShort ? 'unasked' : 'not asked', tone: 'plain' };
  if (reading.status === 'loading') return { text: '...', tone: 'plain' };
  if (reading.status === 'unavailable') {
    return approach === 'naive'
      ? { text: isShort ? '$0k' : '$0.00', tone: 'lie' }
      : { text: 'unknown', tone: 'unknown' };
  }
  const cents = valueOfReading(reading, approach);
  if (cents >= TOO_LONG)
    return { text: isShort ? formatBriefly(cents) : formatDollars(cents), tone: 'lie' };
  return { text: isShort ? formatThousands(cents) : formatCents(cents), tone: 'plain' };
}
