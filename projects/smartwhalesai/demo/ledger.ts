import type { Way } from '@/stage/use-run';

import { CHAINS, PRICE_OF_SYMBOL, SAMPLE } from './wallet';
import type { Chain, Holding } from './wallet';

/** What is known of one chain. A missing answer has no holdings, so there is nothing to add. */
export type Reading =
  | { readonly status: 'loading' }
  | { readonly status: 'read'; readonly holdings: readonly Holding[] }
  | { readonly status: 'unavailable' };

export interface Summary {
  /** Exact until here, rounded once. */
  readonly cents: bigint;
  readonly answered: number;
  readonly isLoading: boolean;
  readonly unknown: readonly Chain[];
  /** What an alert would report, in cents: below 0 is sold. 0 while answers are on their way. */
  readonly moved: bigint;
}

/** Room for every power of ten that decimals can ask for; worths are cents times 10 to this. */
const SCALE_DECIMALS = 24;
const SCALE = 10n ** BigInt(SCALE_DECIMALS);

/** The short, reviewed list: a token is its chain and its contract together, and only these have a price. */
const REVIEWED = new Map(
  SAMPLE.map((holding) => [keyOf(holding), PRICE_OF_SYMBOL.get(holding.symbol)]),
);

/** The reading that every later one is compared with: all six chains, before anything happened. */
export const BEFORE: readonly Reading[] = CHAINS.map(({ id }) => ({
  status: 'read',
  holdings: SAMPLE.filter(({ chain }) => chain === id),
}));

/** Adds up what was read, one reading per chain, in the order of `CHAINS`. */
export function summarise(readings: readonly Reading[], approach: Way): Summary {
  const isLoading = readings.some(({ status }) => status === 'loading');
  const cents = toCents(sum(readings.map((reading) => worthOfReading(reading, approach))));
  return {
    cents,
    isLoading,
    answered: readings.filter(({ status }) => status === 'read').length,
    unknown: CHAINS.filter((_, index) => readings[index]?.status === 'unavailable'),
    moved: isLoading
      ? 0n
      : approach === 'naive'
        ? cents - totalBefore()
        : toCents(compare(readings)),
  };
}

/** One holding in cents; `undefined` without a price that this approach trusts. */
export function valueOf(holding: Holding, approach: Way): bigint | undefined {
  const price = priceOf(holding, approach);
  return price === undefined ? undefined : toCents(worth(holding, price));
}

/** What one chain's row shows, in cents. */
export function valueOfReading(reading: Reading, approach: Way): bigint {
  return toCents(worthOfReading(reading, approach));
}

export function priceOf(holding: Holding, approach: Way): bigint | undefined {
  return approach === 'naive' ? PRICE_OF_SYMBOL.get(holding.symbol) : REVIEWED.get(keyOf(holding));
}

/** Quantities, priced afterwards, and only on chains that were read both times. */
function compare(readings: readonly Reading[]): bigint {
  return sum(
    readings.map((now, index) => {
      const before = BEFORE[index];
      if (now.status !== 'read' || before?.status !== 'read') return 0n;
      return sum(
        before.holdings.map((old) => {
          const current = now.holdings.find((holding) => keyOf(holding) === keyOf(old));
          const change = { ...old, raw: (current?.raw ?? 0n) - old.raw };
          return worth(change, priceOf(old, 'mine') ?? 0n);
        }),
      );
    }),
  );
}

function worthOfReading(reading: Reading, approach: Way): bigint {
  if (reading.status !== 'read') return 0n;
  return sum(reading.holdings.map((holding) => worth(holding, priceOf(holding, approach) ?? 0n)));
}

function worth({ raw, decimals }: Holding, price: bigint): bigint {
  return raw * price * 10n ** BigInt(SCALE_DECIMALS - decimals);
}

function totalBefore(): bigint {
  return toCents(sum(BEFORE.map((reading) => worthOfReading(reading, 'mine'))));
}

/** Half a cent counts as a whole one, away from zero. */
function toCents(worths: bigint): bigint {
  const half = worths < 0n ? -SCALE / 2n : SCALE / 2n;
  return (worths + half) / SCALE;
}

function keyOf({ chain, contract }: Holding): string {
  return `${chain}:${contract.toLowerCase()}`;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}
