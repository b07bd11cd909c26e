import { expect, test } from 'vitest';

import { ACT, performed, PERFORMED_MS } from './act';
import { checkAddress, flipCase, mistype, toChecksum } from './checksum';
import {
  formatBriefly,
  formatCents,
  formatDollars,
  formatQuantity,
  formatTotal,
} from './format-cents';
import { listHoldings } from './holdings';
import { settings } from './settings';
import type { Settings } from './settings';
import { viewOf } from './view';
import { CHAINS, WALLET } from './wallet';
import { caution, describeChain, describeCheck, judge, nameUnknown } from './words';

const at = (changes: Partial<Settings>, sinceMs = Infinity) =>
  viewOf({ ...settings.start, approach: 'mine', ...changes }, () => sinceMs);
const naive = (changes: Partial<Settings>, sinceMs = Infinity) =>
  at({ ...changes, approach: 'naive' }, sinceMs);
const mistyped = flipCase(WALLET, 11);
const ids = CHAINS.map(({ id }) => id);

test('the act: all six have answered before a run happens, plug by plug and digit by digit', () => {
  expect(Math.max(...CHAINS.map(({ answersAfterMs }) => answersAfterMs))).toBeLessThan(ACT.happens);
  const run = { ...settings.start, out: ids, decimals: 6, fake: true, sold: true };
  expect(performed(run, -1_000)).toEqual({ out: [], decimals: 18, fake: false, sold: false });
  const { out, decimals } = performed(run, 500);
  expect(out).toEqual(ids.slice(0, 2));
  expect(decimals).toBe(16);
  expect({ ...run, ...performed(run, PERFORMED_MS) }).toEqual(run);
});

test('a mistyped address is asked of nobody, unless somebody just adds up', () => {
  const view = at({ address: mistyped });
  expect(view.summary).toBeUndefined();
  expect(new Set(view.looks)).toEqual(new Set(['not asked']));
  expect(describeCheck(view, toChecksum(view.address))).toBe('Letter 12 is B and should be b.');
  expect(at({ address: mistyped, approach: 'naive' }).summary?.answered).toBe(6);
  expect(view.amounts('line')).toEqual(CHAINS.map(() => ({ text: 'not asked', tone: 'plain' })));
  expect(view.amounts('column')).toEqual(CHAINS.map(() => ({ text: 'unasked', tone: 'plain' })));
});

test('an alert says what moved; a silent chain raises one only where it is counted as 0', () => {
  expect(at({ out: [137] }).alert).toBeUndefined();
  expect(at({ out: [137], approach: 'naive' }).alert).toBe('Sold $233,572');
  expect(at({ fake: true, approach: 'naive' }).alert).toBe('Bought $5,000,000');
  expect(at({ sold: true, out: [137] }).alert).toBe('Sold $60,000');
});

test('an alert is a lie unless it reports exactly what moved', () => {
  expect(naive({ sold: true })).toMatchObject({ alert: 'Sold $60,000', isLie: false });
  expect(at({ sold: true, out: [137] })).toMatchObject({ isLie: false });
  expect(naive({ sold: true, out: [137] })).toMatchObject({ alert: 'Sold $293,572', isLie: true });
  expect(naive({ out: [137] }).isLie).toBe(true);
  expect(naive({}).isLie).toBe(false);
  expect(naive({ address: '0'.repeat(40) }).isLie).toBe(true);
  expect(at({ address: '0'.repeat(40) }).alert).toBeUndefined();
});

test('a band swells with what is claimed beyond the truth, and closes where nothing is added', () => {
  const one = CHAINS.map(() => 1);
  for (const view of [naive({}), naive({ out: ids }), at({ decimals: 6 }), naive({ decimals: 21 })])
    expect(view.swells).toEqual(one);
  expect(naive({ decimals: 6 }).swells[1]).toBeGreaterThan(20);
  // $5,172,909.88 is claimed and $172,909.88 is there.
  expect(naive({ fake: true }).swells[5]).toBeCloseTo(29.92, 2);
  const all = CHAINS.map(() => true);
  expect(naive({ out: ids }).closed).toEqual(all);
  expect(naive({ address: mistype(WALLET) }).closed).toEqual(all);
  expect(at({ address: '0'.repeat(40) }).closed).toEqual(all);
  expect(at({ out: ids }).closed).not.toContain(true);
});

test('every false figure is marked, and no true one', () => {
  const lies = (view: ReturnType<typeof at>) =>
    view.amounts('line').flatMap(({ tone, text }) => (tone === 'lie' ? [text] : []));
  expect(lies(naive({}))).toEqual([]);
  expect(lies(naive({ sold: true }))).toEqual([]);
  expect(lies(naive({ fake: true }))).toEqual(['$5,172,909.88']);
  expect(lies(naive({ decimals: 21 }))).toEqual(['$118,154.83']);
  expect(lies(naive({ address: mistype(WALLET) }))).toEqual(ids.map(() => '$0.00'));
  expect(lies(at({ fake: true, decimals: 6, out: [137] }))).toEqual([]);
});

test.each<[Partial<Settings>, string]>([
  [{}, ''],
  [{ out: [137] }, 'A lie: Polygon did not answer.'],
  [{ out: [137, 10] }, 'A lie: Polygon and Optimism did not answer.'],
  [{ out: [1, 137, 10] }, 'A lie: 3 chains did not answer.'],
  [{ out: ids }, 'A lie: no chain answered.'],
  [{ out: [137], sold: true }, 'Mostly a lie: it sold 20 ETH, and Polygon did not answer.'],
  [{ sold: true }, 'True: 20 ETH left Ethereum.'],
  [{ fake: true }, 'A lie: that USDC is a fake.'],
  [{ fake: true, out: [8_453] }, 'A lie: Base did not answer.'],
  [{ decimals: 6 }, 'A lie: a decimal point slipped.'],
  [{ decimals: 6, out: [56] }, 'A lie: Binance Smart Chain did not answer.'],
  [{ address: mistyped }, 'True by luck: the address is mistyped.'],
  [{ address: '0'.repeat(40) }, 'A lie: this is another wallet.'],
])('who just adds up is told of %j: %s', (changes, truth) => {
  expect(judge(naive(changes))).toBe(truth);
});

test.each<[Partial<Settings>, string]>([
  [{}, ''],
  [{ address: mistyped }, ''],
  [{ address: WALLET.toLowerCase() }, 'An address in one case has no checksum.'],
  [{ address: '0'.repeat(40) }, 'Another wallet: nothing to compare.'],
  [{ sold: true, out: [1] }, 'Its sale of 20 ETH goes unseen.'],
  [{ sold: true, out: [137] }, ''],
  [{ fake: true }, 'The fake USDC stays outside.'],
  [{ decimals: 6 }, 'The USDC contract says where the point goes.'],
])('the chosen way says of %j: %s', (changes, words) => {
  expect(caution(at(changes))).toBe(words);
});

test('while answers are missing nothing is judged', () => {
  expect(judge(naive({}, 0))).toBe('');
  expect(caution(at({ fake: true }, 0))).toBe('');
});

test('every chain has a row, whatever is known of it', () => {
  const names = (view: ReturnType<typeof at>) => listHoldings(view).map(([name]) => name);
  expect(names(at({ address: mistyped }))[0]).toBe('Ethereum: not asked');
  expect(names(naive({ address: mistype(WALLET) }))).toEqual(
    CHAINS.map(({ name }) => `${name}: holds nothing`),
  );
  expect(names(at({ out: [137] }))).toContain('Polygon: unknown');
  expect(names(at({}, 0))).toHaveLength(6);
  expect(names(at({ fake: true }))).toContain('Base: USDC (not counted)');
  expect(listHoldings(naive({ decimals: 6 }))[3]).toContain('$250,000,000,000,000.00');
  expect(checkAddress(mistype(WALLET)).status).toBe('broken');
});

test('plugs are named with what is known', () => {
  const view = at({ out: [137] });
  expect(describeChain(view, 2)).toBe('Polygon, unplugged, unknown');
  expect(describeChain(view, 0)).toBe('Ethereum, plugged in, $334,466.49');
  expect(describeChain(at({}, 0), 0)).toBe('Ethereum, plugged in, has been asked');
  expect(view.amounts('column')[0]?.text).toBe('$334k');
  expect(at({ out: [1], approach: 'naive' }).amounts('line')[0]).toEqual({
    text: '$0.00',
    tone: 'lie',
  });
  expect(at({ out: [1], approach: 'naive' }).amounts('column')[0]).toEqual({
    text: '$0',
    tone: 'lie',
  });
});

test('the line above the address says what its capitals say', () => {
  const check = (address: string) => describeCheck(at({ address }), toChecksum(address));
  expect(check(WALLET)).toBe('Checksum holds. Press a letter to break it.');
  expect(check(WALLET.toLowerCase())).toBe('One case only: no checksum to look at.');
  const letters = Array.from(WALLET.matchAll(/[a-f]/gi), ({ index }) => index);
  const twice = letters.slice(0, 2).reduce(flipCase, WALLET);
  expect(check(twice)).toBe('2 letters disagree with their hash.');
});

test('the missing are named, or counted', () => {
  const name = (out: readonly number[], sold = false) => {
    const { summary } = at({ out, sold });
    return summary && nameUnknown(summary);
  };
  expect(name([])).toBe('');
  expect(name([137])).toBe('Polygon did not answer, so no alert.');
  expect(name([137, 8_453])).toBe('Polygon and Base did not answer, so no alert.');
  expect(name([137, 10, 8_453])).toBe('3 chains did not answer, so no alert.');
  expect(name([137], true)).toBe('Polygon did not answer.');
});

test('money and quantities are exact', () => {
  expect(formatCents(-5n)).toBe('-$0.05');
  expect(formatCents(25_000_000_124_271_382n)).toBe('$250,000,001,242,713.82');
  expect(formatDollars(-23_357_247n)).toBe('$233,572');
  expect(formatDollars(24_999_999_999_975_000n)).toBe('$250 trillion');
  expect(naive({ decimals: 6 }).amounts('line')[1]?.text).toBe('$250 trillion');
  expect(naive({ decimals: 6 }).amounts('column')[1]?.text).toBe('$250T');
  expect(formatDollars(124_296_382n)).toBe('$1,242,964');
  expect(formatDollars(25_000_000_000_000_000_000_000n)).toBe('$250 quintillion');
  expect(formatTotal(124_296_382n)).toBe('$1,242,963.82');
  expect(formatTotal(25_000_000_124_271_382n)).toBe('$250 trillion');
  expect([0n, 33_446_649n, 517_290_988n].map(formatBriefly)).toEqual(['$0', '$334k', '$5.17M']);
  expect(naive({ decimals: 6 }).amounts('rest')[1]?.text).toBe('$250T');
  expect(naive({ decimals: 0 }).amounts('rest')[1]?.text).toBe('> $999T');
  expect(formatQuantity(96_325_864_371_724_851_639n, 18)).toBe('96.3258');
  expect(formatQuantity(7n, 0)).toBe('7');
});
