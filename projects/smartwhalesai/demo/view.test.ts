import { expect, test } from 'vitest';

import { ACT, momentAt } from './act';
import { flipCase, toChecksum } from './checksum';
import { formatCents, formatQuantity, formatThousands } from './format-cents';
import { settings } from './settings';
import type { Settings } from './settings';
import { viewOf } from './view';
import { CHAINS, WALLET } from './wallet';
import { describeChain, describeCheck, explain, nameUnknown } from './words';

const at = (changes: Partial<Settings>, sinceMs = Infinity) =>
  viewOf({ ...settings.start, out: [], ...changes }, () => sinceMs);
const mistyped = flipCase(WALLET, 11);

test('the act: six answers, a slipped plug that is believed, then the hole', () => {
  expect(Math.max(...CHAINS.map(({ answersAfterMs }) => answersAfterMs))).toBeLessThan(
    ACT.plugSlips,
  );
  expect(momentAt(0)).toEqual({ out: [], approach: 'naive' });
  expect(momentAt(ACT.plugSlips)).toEqual({ out: [137], approach: 'naive' });
  expect(momentAt(ACT.ends)).toEqual({
    out: settings.start.out,
    approach: settings.start.approach,
  });
});

test('a mistyped address is asked of nobody, unless somebody just adds up', () => {
  const view = at({ address: mistyped });
  expect(view.summary).toBeUndefined();
  expect(new Set(view.looks)).toEqual(new Set(['not asked']));
  expect(describeCheck(view, toChecksum(view.address))).toBe('Letter 12 is B and should be b.');
  expect(at({ address: mistyped, approach: 'naive' }).summary?.answered).toBe(6);
  expect(view.amounts(false)).toEqual(CHAINS.map(() => ({ text: 'not asked', tone: 'plain' })));
  expect(view.amounts(true)).toEqual(CHAINS.map(() => ({ text: 'unasked', tone: 'plain' })));
});

test('an alert says what moved; a silent chain raises one only where it is counted as 0', () => {
  expect(at({ out: [137] }).alert).toBeUndefined();
  expect(at({ out: [137], approach: 'naive' }).alert).toBe('Sold $233,572');
  expect(at({ fake: true, approach: 'naive' }).alert).toBe('Bought $5,000,000');
  expect(at({ sold: true, out: [137] }).alert).toBe('Sold $60,000');
});

test.each<[Partial<Settings>, RegExp]>([
  [{}, /slowest, Binance Smart Chain, took 1\.81 s/],
  [{ out: [137] }, /No alert: nothing moved on the 5/],
  [{ out: [137, 10] }, /Unknown: Polygon and Optimism\. No alert/],
  [{ out: CHAINS.map(({ id }) => id) }, /nothing to compare/],
  [{ address: mistyped }, /No request leaves/],
  [{ address: WALLET.toLowerCase() }, /carries no checksum/],
  [{ address: '0'.repeat(40) }, /knows one wallet/],
  [{ fake: true }, /not on the list/],
  [{ sold: true, out: [137] }, /20 ETH left Ethereum.*Polygon cannot raise one/],
  [{ sold: true }, /read both times\.$/],
  [{ decimals: 6 }, /read with 6 decimals/],
  [{ out: [137], approach: 'naive' }, /Polygon did not answer and was counted as 0/],
  [{ out: [137, 10], approach: 'naive' }, /were counted as 0\. Nothing was sold\.$/],
  [{ out: [137], sold: true, approach: 'naive' }, /was counted as 0\. Nothing was sold there\.$/],
  [{ out: CHAINS.map(({ id }) => id), approach: 'naive' }, /^Ethereum, .* were counted as 0/],
  [{ fake: true, approach: 'naive' }, /Nothing was bought/],
  [{ sold: true, approach: 'naive' }, /This alert is true/],
  [{ address: mistyped, approach: 'naive' }, /only a capital is wrong/],
  [{ address: '0'.repeat(40), approach: 'naive' }, /a wallet that nobody meant/],
  [{ decimals: 6, approach: 'naive' }, /contract says 18/],
  [{ approach: 'naive' }, /slowest/],
])('%j is explained', (changes, remark) => {
  expect(explain(at(changes))).toMatch(remark);
});

test('while answers are missing nothing is explained yet', () => {
  for (const approach of ['naive', 'mine'] as const) {
    expect(explain(at({ approach }, 0))).toBe('Answers come in as they come.');
  }
});

test('plugs are named with what is known', () => {
  const view = at({ out: [137] });
  expect(describeChain(view, 2)).toBe('Polygon, unplugged, unknown');
  expect(describeChain(view, 0)).toBe('Ethereum, plugged in, $334,466.49');
  expect(describeChain(at({}, 0), 0)).toBe('Ethereum, plugged in, has been asked');
  expect(view.amounts(true)[0]?.text).toBe('$334k');
  expect(at({ out: [1], approach: 'naive' }).amounts(false)[0]).toEqual({
    text: '$0.00',
    tone: 'lie',
  });
  expect(at({ out: [1], approach: 'naive' }).amounts(true)[0]).toEqual({
    text: '$0k',
    tone: 'lie',
  });
});

test('the line above the address says what its capitals say', () => {
  const check = (address: string) => describeCheck(at({ address }), toChecksum(address));
  expect(check(WALLET)).toBe('Sample address, checksum holds: flip one.');
  expect(check(WALLET.toLowerCase())).toBe('One case only: no checksum to look at.');
  const letters = Array.from(WALLET.matchAll(/[a-f]/gi), ({ index }) => index);
  const twice = letters.slice(0, 2).reduce(flipCase, WALLET);
  expect(check(twice)).toBe('2 letters disagree with their hash.');
});

test('the missing are named, or counted', () => {
  expect(nameUnknown([])).toBe('');
  expect(nameUnknown(CHAINS.slice(0, 1))).toBe('Ethereum is unknown.');
  expect(nameUnknown(CHAINS.slice(0, 2))).toBe('2 are unknown.');
});

test('money and quantities are exact', () => {
  expect(formatCents(-5n)).toBe('-$0.05');
  expect(formatCents(25_000_000_124_271_382n)).toBe('$250,000,001,242,713.82');
  expect(formatThousands(33_446_649n)).toBe('$334k');
  expect(formatQuantity(96_325_864_371_724_851_639n, 18)).toBe('96.3258');
  expect(formatQuantity(7n, 0)).toBe('7');
});
