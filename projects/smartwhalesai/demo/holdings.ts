import { formatCents, formatQuantity } from './format-cents';
import { priceOf, valueOf } from './ledger';
import type { View } from './view';
import { CHAINS, NATIVE } from './wallet';
import { formatContract } from './words';

const COLUMNS_AFTER_NAME = 6;

/** The rows behind the total: every holding that was read, and for every other chain why there is none. */
export function listHoldings({ readings, approach }: View): string[][] {
  return CHAINS.flatMap(({ name }, index) => {
    const reading = readings[index];
    const without = (reason: string) => [
      [`${name}: ${reason}`, ...Array.from({ length: COLUMNS_AFTER_NAME }, () => '')],
    ];
    if (!reading) return without('not asked');
    if (reading.status === 'loading') return without('has been asked');
    if (reading.status === 'unavailable') return without('unknown');
    if (reading.holdings.length === 0) return without('holds nothing');
    return reading.holdings.map((holding) => {
      const { symbol, contract, raw, decimals } = holding;
      const price = priceOf(holding, approach);
      const value = valueOf(holding, approach);
      return [
        `${name}: ${symbol}${price === undefined ? ' (not counted)' : ''}`,
        contract === NATIVE ? 'its own coin' : formatContract(contract),
        String(raw),
        String(decimals),
        formatQuantity(raw, decimals),
        price === undefined ? 'none' : formatCents(price),
        value === undefined ? 'not counted' : formatCents(value),
      ];
    });
  });
}
