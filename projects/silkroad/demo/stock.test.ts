import { expect, test } from 'vitest';

import type { LedgerEvent } from './ledger';
import { moveStock } from './stock';
import type { Stock } from './stock';

const made: LedgerEvent = {
  kind: 'manufactured',
  batch: 'B-1',
  quantity: 10,
  place: 'Factory',
  drug: 'Paracetamol 500 mg',
  boxesRoot: '',
};

function later(
  kind: 'inspected' | 'shipped' | 'received' | 'dispensed',
  quantity: number,
): LedgerEvent {
  return { kind, batch: 'B-1', quantity, place: 'Somewhere' };
}

/** The first refusal, or `undefined` when all events can happen. */
function refusalOf(events: readonly LedgerEvent[]): string | undefined {
  let stock: Stock = new Map();
  for (const event of events) {
    const move = moveStock(stock, event);
    if (move.status === 'refused') return move.reason;
    stock = move.stock;
  }
  return undefined;
}

test('ten boxes can be shipped, received and dispensed in parts, and no eleventh', () => {
  const journey = [
    made,
    later('shipped', 10),
    later('received', 10),
    later('dispensed', 4),
    later('dispensed', 6),
  ];
  expect(refusalOf(journey)).toBeUndefined();
  expect(refusalOf([...journey, later('dispensed', 1)])).toBe('quantity-exceeded');
});

test.each([
  ['shipping more than was made', [made, later('shipped', 11)]],
  ['receiving what is not on its way', [made, later('received', 1)]],
  ['receiving more than was shipped', [made, later('shipped', 5), later('received', 6)]],
  ['dispensing what has not arrived', [made, later('shipped', 5), later('dispensed', 1)]],
  ['inspecting more than was made', [made, later('inspected', 11)]],
  ['moving an unknown batch', [later('shipped', 1)]],
])('%s exceeds the stock', (_, events) => {
  expect(refusalOf(events)).toBe('quantity-exceeded');
});

test('inspecting takes no box away', () => {
  expect(refusalOf([made, later('inspected', 10), later('shipped', 10)])).toBeUndefined();
});

test.each([-5, 1.5, NaN, Infinity])('%d boxes are no quantity', (quantity) => {
  expect(refusalOf([made, later('shipped', quantity)])).toBe('quantity-invalid');
});

test('a line about no boxes takes none away', () => {
  expect(refusalOf([made, later('shipped', 0), later('shipped', 10)])).toBeUndefined();
});

test('a batch is manufactured once', () => {
  expect(refusalOf([made, made])).toBe('batch-repeated');
});
