import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatCents } from './format-cents';
import { BEFORE, summarise, valueOf, valueOfReading } from './ledger';
import type { Reading } from './ledger';
import { readingOf } from './lookup';
import { settings } from './settings';
import type { Settings } from './settings';
import { CHAINS, FAKE, POLYGON, SAMPLE } from './wallet';

const COMPLETE = 124_296_382n;
const ids = CHAINS.map(({ id }) => id);

function read(changes: Partial<Settings>, sinceMs = Infinity): readonly Reading[] {
  return CHAINS.map((chain) => readingOf(chain, { ...settings.start, ...changes }, sinceMs));
}

test('six answers are a total, rounded once', () => {
  expect(summarise(read({}), 'mine')).toEqual({
    cents: COMPLETE,
    answered: 6,
    isLoading: false,
    unknown: [],
    moved: 0n,
  });
  const rows = BEFORE.map((reading) => valueOfReading(reading, 'mine'));
  expect(rows.map(formatCents)).toEqual([
    '$334,466.49',
    '$118,404.58',
    '$233,572.47',
    '$162,427.74',
    '$221,182.64',
    '$172,909.88',
  ]);
  expect(rows.reduce((sum, row) => sum + row, 0n)).toBe(COMPLETE - 2n);
});

test('without Polygon the total is a lower bound that names it, and no alert', () => {
  const { cents, unknown, moved } = summarise(read({ out: [POLYGON] }), 'mine');
  expect(formatCents(cents)).toBe('$1,009,391.35');
  expect(unknown.map(({ name }) => name)).toEqual(['Polygon']);
  expect(moved).toBe(0n);
});

test('who just adds up reports a sale of what did not answer', () => {
  const { moved } = summarise(read({ out: [POLYGON] }), 'naive');
  expect(formatCents(moved)).toBe('-$233,572.47');
});

test('whatever is unplugged: never more than the whole, each missing chain named, never an alert', () => {
  fc.assert(
    fc.property(fc.subarray(ids), fc.double({ min: 0.2, max: 10, noNaN: true }), (out, wait) => {
      const { cents, answered, unknown, moved } = summarise(read({ out, wait }), 'mine');
      expect(cents <= COMPLETE).toBe(true);
      expect(answered + unknown.length).toBe(6);
      expect(unknown.map(({ id }) => id)).toEqual(expect.arrayContaining(out));
      expect(cents === COMPLETE).toBe(unknown.length === 0);
      expect(moved).toBe(0n);
    }),
  );
});

test('a token with the same symbol and another contract is never added', () => {
  const digits = fc.constantFrom(...Array.from('0123456789abcdef'));
  const contract = fc.string({ unit: digits, minLength: 40, maxLength: 40 });
  const known = new Set(SAMPLE.map((one) => one.contract.toLowerCase()));
  const symbol = fc.constantFrom(...SAMPLE.map((one) => one.symbol));
  fc.assert(
    fc.property(
      fc.nat({ max: 5 }),
      contract,
      symbol,
      fc.bigInt({ min: 0n }),
      (at, address, name, raw) => {
        fc.pre(!known.has(address));
        const fake = { ...FAKE, chain: ids[at] ?? 1, contract: address, symbol: name, raw };
        const readings = BEFORE.map((reading, index): Reading =>
          index === at && reading.status === 'read'
            ? { ...reading, holdings: [...reading.holdings, fake] }
            : reading,
        );
        expect(valueOf(fake, 'mine')).toBeUndefined();
        expect(summarise(readings, 'mine')).toMatchObject({ cents: COMPLETE, moved: 0n });
      },
    ),
  );
});

test('a real contract on the wrong chain is another token', () => {
  const usdc = SAMPLE.find(({ chain, symbol }) => chain === 1 && symbol === 'USDC');
  expect(usdc && valueOf({ ...usdc, chain: 10 }, 'mine')).toBeUndefined();
});

test('the fake coin is five million dollars to who goes by the symbol', () => {
  const { cents, moved } = summarise(read({ fake: true }), 'naive');
  expect(formatCents(cents)).toBe('$6,242,963.82');
  expect(formatCents(moved)).toBe('$5,000,000.00');
  expect(summarise(read({ fake: true }), 'mine').cents).toBe(COMPLETE);
});

test('a true sale is reported by both, and by the careful one even while another chain is silent', () => {
  for (const approach of ['naive', 'mine'] as const) {
    expect(summarise(read({ sold: true }), approach).moved).toBe(-6_000_000n);
  }
  expect(summarise(read({ sold: true, out: [POLYGON] }), 'mine').moved).toBe(-6_000_000n);
  expect(summarise(read({ sold: true, out: [1] }), 'mine').moved).toBe(0n);
});

test('250 USDC read with 6 decimals are 250 trillion dollars, unless the contract is asked', () => {
  const { cents } = summarise(read({ decimals: 6 }), 'naive');
  expect(cents - COMPLETE).toBe(25_000_000_000_000_000n - 25_000n);
  expect(summarise(read({ decimals: 6, approach: 'mine' }), 'mine').cents).toBe(COMPLETE);
});

test('answers come at their own time; what has not come by the deadline is unknown', () => {
  const statuses = (wait: number, ms: number) => read({ wait }, ms).map(({ status }) => status);
  expect(statuses(4, 0)).toEqual(ids.map(() => 'loading'));
  expect(statuses(4, 700)).toEqual(['loading', 'loading', 'read', 'loading', 'read', 'loading']);
  expect(statuses(0.7, 700)).toEqual([
    ...['unavailable', 'unavailable', 'read', 'unavailable', 'read', 'unavailable'],
  ]);
  expect(summarise(read({}, 700), 'naive').moved).toBe(0n);
});

test('another address is answered truthfully: it holds nothing', () => {
  const { cents, answered } = summarise(read({ address: '0'.repeat(40) }), 'naive');
  expect([cents, answered]).toEqual([0n, 6]);
});
