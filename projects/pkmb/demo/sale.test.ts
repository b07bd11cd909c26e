import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bytesToHex } from '@/lib/hex';

import { bestDeals, hashBlock, hashList, mixWithSealed, shiftOf, shiftsOfOrders } from './blocks';
import { meanOfBest } from './odds';
import { runSale } from './run-sale';
import {
  buyTokens,
  countCrowns,
  countMissed,
  CROWNS,
  crownsByShift,
  isCrown,
  kindOf,
  KINDS,
  makeList,
  pictureOf,
  SUPPLY,
} from './sale';
import { settings } from './settings';

const seeds = fc.integer({ min: 1, max: 9_999 });
const shifts = fc.integer({ min: 0, max: SUPPLY - 1 });
const sales = fc.integer({ min: 0, max: SUPPLY });
const few = { numRuns: 12 };
const bestOf = (...tried: Parameters<typeof bestDeals>) => bestDeals(...tried).at(-1)?.crowns ?? 0;

describe('the list', () => {
  test('has the table of the collection, shuffled or not', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, isShuffled) => {
        const kinds = [...makeList(seed, isShuffled)].map(kindOf);
        expect(KINDS.map((_, kind) => kinds.filter((one) => one === kind).length)).toEqual(
          KINDS.map(({ count }) => count),
        );
      }),
      few,
    );
  });

  test('without a shuffle the crowns come last', () => {
    const list = makeList(1, false);
    expect(list.findIndex(isCrown)).toBe(SUPPLY - CROWNS);
    expect(makeList(1, true).findIndex(isCrown)).toBeLessThan(SUPPLY - CROWNS);
  });
});

describe('the script', () => {
  test('takes every crown when the shift is known before the sale', () => {
    fc.assert(
      fc.property(seeds, shifts, (seed, shift) => {
        const list = makeList(seed, true);
        expect(countCrowns(list, buyTokens(list, 0, shift), shift)).toBe(CROWNS);
      }),
      few,
    );
  });

  test('holds 2.5 on average over all shifts when it is drawn after the sale, whatever the list', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, isShuffled) => {
        const crowns = crownsByShift(makeList(seed, isShuffled), SUPPLY);
        expect(crowns.reduce((sum, held) => sum + held, 0)).toBe(2.5 * SUPPLY);
      }),
      few,
    );
  });

  test('ends for every shift with what counting its tokens one by one gives', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), sales, shifts, (seed, isShuffled, sold, shift) => {
        const list = makeList(seed, isShuffled);
        const oneByOne: number[] = [];
        for (let token = 0; token < SUPPLY && oneByOne.length < CROWNS; token += 1) {
          const believed = token < sold ? 0 : shift;
          if (isCrown(pictureOf(list, token, believed))) oneByOne.push(token);
        }
        expect(buyTokens(list, sold, shift)).toEqual(oneByOne);
        const inSight = Array.from({ length: SUPPLY - sold }, (_, index) => sold + index)
          .filter((token) => isCrown(pictureOf(list, token, shift)))
          .filter((token) => !oneByOne.includes(token));
        expect(countMissed(list, sold, shift, oneByOne)).toBe(inSight.length);
        if (inSight.length > 0) expect(oneByOne).toHaveLength(CROWNS);
        expect(crownsByShift(list, sold)[shift]).toBe(countCrowns(list, oneByOne, shift));
      }),
      few,
    );
  });

  test('never buys more than it may, nor a token twice', () => {
    fc.assert(
      fc.property(seeds, sales, shifts, (seed, sold, shift) => {
        const tokens = buyTokens(makeList(seed, true), sold, shift);
        expect(tokens.length).toBeLessThanOrEqual(CROWNS);
        expect(new Set(tokens).size).toBe(tokens.length);
      }),
      few,
    );
  });
});

describe('the block', () => {
  test('is hashed with Keccak-256 and not with the later SHA-3', () => {
    expect(bytesToHex(hashList(new Uint8Array()))).toBe(
      'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    );
    // keccak256(abi.encode(0, 0)), the hash of 64 zero bytes.
    expect(bytesToHex(mixWithSealed(new Uint8Array(32), new Uint8Array(32)))).toBe(
      'ad3228b676f7d3cd4284a5443f17f1962b36e491b30a40b2405849e597ba5fb5',
    );
  });

  test('gives a shift: the whole hash modulo 1,000', () => {
    const hash = hashBlock(25, 3);
    expect(shiftOf(hash)).toBe(Number(BigInt(`0x${bytesToHex(hash)}`) % 1000n));
  });

  test('the builder takes the first of the best orders, and more tries are never worse', () => {
    expect(bestDeals(Uint8Array.of(1, 4, 4, 2), [0, 1, 2, 3], 4)).toEqual([
      { deal: 1, crowns: 1, shift: 0 },
      { deal: 2, crowns: 4, shift: 1 },
    ]);
    const all = shiftsOfOrders(25, 300);
    const crowns = crownsByShift(makeList(25, true), SUPPLY);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 299 }), (tries) => {
        expect(bestOf(crowns, all, tries + 1)).toBeGreaterThanOrEqual(bestOf(crowns, all, tries));
      }),
    );
  });

  test('a builder who really tries gains what the formula says, over many parents', () => {
    const list = makeList(25, true);
    const crowns = crownsByShift(list, SUPPLY);
    const counts = runSale({ ...settings.start, sold: SUPPLY }).counts;
    const parents = 100;
    const tried = Array.from({ length: parents }, (_, parent) => shiftsOfOrders(parent + 1, 60));
    for (const tries of [1, 10, 60]) {
      const gains = tried.map((orders) => bestOf(crowns, orders, tries));
      const mean = gains.reduce((sum, gain) => sum + gain, 0) / parents;
      const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / parents;
      // Four standard errors: a wrong formula is many more away.
      expect(Math.abs(mean - meanOfBest(counts, tries))).toBeLessThan(
        4 * Math.sqrt(variance / parents),
      );
    }
  });
});

describe('the sale of the stage', () => {
  /** Hashed once: they depend on the seed alone. */
  const orders = shiftsOfOrders(settings.start.seed, 3_000);
  const hold = (changes: Partial<typeof settings.start>) =>
    runSale({ ...settings.start, ...changes }, orders).crowns;

  test('known answers of its seed', () => {
    expect([0, 520, SUPPLY].map((sold) => hold({ sold }))).toEqual([50, 22, 2]);
    expect([10, 100, 515, 516].map((tries) => hold({ sold: SUPPLY, tries }))).toEqual([
      6, 6, 7, 50,
    ]);
    expect(hold({ sold: SUPPLY, tries: 3_000, sealed: true })).toBe(1);
    expect(hold({ sold: SUPPLY, tries: 20, shuffled: false })).toBe(23);
    expect(hold({ sold: 490 })).toBe(24);
  });

  test('at deal 516 every window shows a crown, and not before; the sealed number takes them away', () => {
    const found = runSale({ ...settings.start, tries: 516 }, orders);
    expect([found.picked.deal, found.crowns]).toEqual([516, CROWNS]);
    expect(found.bests.at(-1)).toEqual(found.picked);
    expect(found.bests[0]).toMatchObject({ deal: 1, crowns: 2 });
    const sealed = runSale({ ...settings.start, tries: 516, sealed: true }, orders);
    expect(sealed.picked).toEqual(found.picked);
    expect(sealed.shift).not.toBe(found.shift);
  });

  test('one other buyer has a crown from the first deal, and none from the best one', () => {
    const crownOf = (changes: Partial<typeof settings.start>) => {
      const { list, other = -1, shift } = runSale({ ...settings.start, ...changes }, orders);
      return [other, isCrown(pictureOf(list, other, shift))];
    };
    expect([{}, { tries: 516 }].map(crownOf)).toEqual([
      [983, true],
      [983, false],
    ]);
  });

  test('deals count only once everything is sold, so none is credited to what the script reads ahead', () => {
    expect(runSale({ ...settings.start, sold: 600, tries: 3_000 })).toEqual(
      runSale({ ...settings.start, sold: 600 }),
    );
  });

  test('a sealed number that is mixed in too early protects nothing', () => {
    expect(hold({ sold: 0, sealed: true })).toBe(CROWNS);
  });
});
