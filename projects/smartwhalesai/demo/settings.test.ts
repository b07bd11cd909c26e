import fc from 'fast-check';
import { expect, test } from 'vitest';

import { flipCase } from './checksum';
import { settings, togglePlug, withPlugs } from './settings';
import { CHAINS, WALLET } from './wallet';
import { describeRun } from './words';

const ids = CHAINS.map(({ id }) => id);
const parse = (query: string) => settings.parse(new URLSearchParams(query));

test('an address repeats its run', () => {
  fc.assert(
    fc.property(fc.subarray(ids), fc.boolean(), fc.nat({ max: 21 }), (out, fake, decimals) => {
      const values = { ...settings.start, out, fake, decimals };
      expect(parse(settings.write(values)).values).toEqual(values);
    }),
  );
});

test('the first run just adds up all six and has an empty address', () => {
  expect(settings.write(settings.start)).toBe('');
  expect(settings.start).toMatchObject({ out: [], approach: 'naive', decimals: 18 });
  expect(parse('out=none').values.out).toEqual([]);
});

test.each([
  ['out=999', /choose some of 1, 56, 137/],
  ['out=137-137', /choose some of/],
  ['out=', /choose some of/],
  ['wait=90', /from 0\.2 to 10/],
  ['address=0x12', /40 digits/],
  ['decimals=22', /from 0 to 21/],
  ['approach=both', /choose one of naive, mine/],
])('%s gets a sentence', (query, problem) => {
  const { values, problems } = parse(query);
  expect(Object.values(problems).join(' ')).toMatch(problem);
  expect(values).toEqual(settings.start);
});

test('an address keeps its capital letters, with or without 0x', () => {
  expect(parse(`address=${WALLET.toLowerCase()}`).values.address).toBe(WALLET.toLowerCase());
  expect(parse(`address=0x${WALLET}`).values.address).toBe(WALLET);
});

test('the number in the sentence pulls and puts back exactly so many plugs', () => {
  fc.assert(
    fc.property(fc.subarray(ids), fc.nat({ max: 6 }), (out, count) => {
      const next = withPlugs(out, count);
      expect(next).toHaveLength(6 - count);
      const smaller = next.length < out.length ? next : out;
      const larger = next.length < out.length ? out : next;
      expect(larger).toEqual(expect.arrayContaining([...smaller]));
    }),
  );
  expect(togglePlug(togglePlug([137], 1), 137)).toEqual([1]);
});

test('a shared run is named by what differs from the usual', () => {
  const run = (changes: Partial<typeof settings.start>) =>
    describeRun({ ...settings.start, ...changes });
  expect(run({ out: [], fake: true })).toBe(
    '6 of 6 chains plugged in, a fake USDC. A lie: that USDC is a fake.',
  );
  expect(run({ out: [], address: flipCase(WALLET, 11) })).toBe(
    '6 of 6 chains plugged in, another address. True by luck: the address is mistyped.',
  );
  expect(run({ sold: true, out: [137] })).toBe(
    '5 of 6 chains plugged in, a real sale. Mostly a lie: it sold 20 ETH, and Polygon did not answer.',
  );
  expect(run({ decimals: 6 })).toBe(
    '6 of 6 chains plugged in, a slipped decimal point. A lie: a decimal point slipped.',
  );
});
