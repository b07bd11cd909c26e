import { elementAt } from '@/lib/element-at';
import type { Way } from '@/stage/use-run';

import { checkAddress } from './checksum';
import type { Check } from './checksum';
import { formatBriefly, formatCents, formatDollars } from './format-cents';
import { summarise, valueOfReading } from './ledger';
import type { Reading, Summary } from './ledger';
import { readingOf } from './lookup';
import type { Settings } from './settings';
import { CHAINS, WALLET } from './wallet';
import type { Chain } from './wallet';

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
  /** How much taller than true each band of the tail is: 1 for what its chain holds, and 30 at most. */
  readonly swells: readonly number[];
  /** Whether a chain adds nothing to the total, so that the tail closes over its band. */
  readonly closed: readonly boolean[];
  readonly amounts: (room: Room) => readonly Amount[];
}

/** For an amount: a line of its own, the rest of a short line, or a column of a phone. */
export type Room = 'line' | 'rest' | 'column';

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
  const worths = CHAINS.map((_, index) => {
    const reading = readings?.[index];
    return reading ? valueOfReading(reading, approach) : 0n;
  });
  const truths = CHAINS.map((chain) => trueWorth(chain, run));
  return {
    ...run,
    check: checkAddress(address),
    isSample,
    summary,
    readings: readings ?? [],
    looks: CHAINS.map((_, index) => readings?.[index]?.status ?? 'not asked'),
    alert: describeMove(moved),
    isLie: moved !== 0n && moved !== (isSample ? reallyMoved(run) : 0n),
    swells: worths.map((cents, index) => swellOf(cents, elementAt(truths, index))),
    closed: worths.map((cents, index) => {
      const status = readings?.[index]?.status;
      if (status === 'unavailable') return approach === 'naive';
      return status === 'read' && cents === 0n;
    }),
    amounts: (room) =>
      worths.map((cents, index) => {
        const isFalse = approach === 'naive' && cents !== elementAt(truths, index);
        return describeAmount(readings?.[index], { approach, room, cents, isFalse });
      }),
  };
}

/** What the sample wallet holds there, whoever is asked. */
function trueWorth(chain: Chain, run: Settings): bigint {
  return valueOfReading(askTruly(chain, { ...run, address: WALLET }), 'mine');
}

/** Every chain answers, and every contract is asked for its decimals. */
function reallyMoved(run: Settings): bigint {
  return summarise(
    CHAINS.map((chain) => askTruly(chain, run)),
    'mine',
  ).moved;
}

function askTruly(chain: Chain, run: Settings): Reading {
  return readingOf(chain, { ...run, out: [], approach: 'mine', wait: Infinity }, Infinity);
}

/** Taller, and nothing would be left of the other bands. */
const MOST_SWOLLEN = 30;

function swellOf(cents: bigint, truth: bigint): number {
  return cents > truth ? Math.min(Number(cents) / Number(truth), MOST_SWOLLEN) : 1;
}

function describeMove(moved: bigint): string | undefined {
  if (moved === 0n) return undefined;
  return `${moved < 0n ? 'Sold' : 'Bought'} ${formatDollars(moved)}`;
}

/** Cents that no line beside a socket has room for, and that no sample holds. */
const TOO_LONG = 1_000_000_000n;

interface Described {
  approach: Way;
  room: Room;
  cents: bigint;
  isFalse: boolean;
}

function describeAmount(
  reading: Reading | undefined,
  { approach, room, cents, isFalse }: Described,
): Amount {
  const isShort = room === 'column';
  if (reading === undefined) return { text: isShort ? 'unasked' : 'not asked', tone: 'plain' };
  if (reading.status === 'loading') return { text: '...', tone: 'plain' };
  if (reading.status === 'unavailable' && approach === 'mine')
    return { text: 'unknown', tone: 'unknown' };
  const tone = isFalse ? 'lie' : 'plain';
  if (isShort || (room === 'rest' && cents >= TOO_LONG))
    return { text: formatBriefly(cents), tone };
  return { text: cents >= TOO_LONG ? formatDollars(cents) : formatCents(cents), tone };
}
