import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { findLeaves, leavesWithin, listLoads, wordsEnd } from './measured';
import { MOST_LEAVES, writePage } from './page';

const MEASURED = { leaves: 600, style: 480, words: 80, pages: { last: 14_590, first: 14_585 } };

test('the search finds the most leaves that fit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1_000, max: 48_000 }),
      fc.integer({ min: 9, max: 40 }),
      async (bytes, each) => {
        let asked = 0;
        const sizeOf = (leaves: number) => {
          asked += 1;
          return Promise.resolve(560 + leaves * each);
        };
        const found = await findLeaves(bytes, sizeOf);
        expect(found).toBe(Math.min(Math.floor((bytes - 560) / each), MOST_LEAVES));
        expect(asked).toBeLessThan(60);
      },
    ),
  );
});

test('the page meets the limit: with these leaves it fits into 14,600 bytes, with one more it does not', async () => {
  const sizeOf = (leaves: number) => gzipSync(writePage(leaves, 'last')).length;
  const found = await findLeaves(14_600, (leaves) => Promise.resolve(sizeOf(leaves)));
  expect(sizeOf(found)).toBeLessThanOrEqual(14_600);
  expect(sizeOf(found + 1)).toBeGreaterThan(14_600);
  expect(found).toBeGreaterThan(500);
});

test('words that go last end with the response, words that go first with their own bytes', () => {
  expect(wordsEnd(14_601, MEASURED, 'last')).toBe(14_601);
  expect(wordsEnd(14_601, MEASURED, 'first')).toBe(560);
});

test('leaves come with their bytes, and never before the style', () => {
  const within = (arrived: number, order: 'last' | 'first') =>
    leavesWithin(arrived, 29_200, MEASURED, order);
  expect([0, 480, 29_200, Infinity].map((arrived) => within(arrived, 'last'))).toEqual([
    0, 0, 600, 600,
  ]);
  expect(within(14_600, 'last')).toBe(296);
  expect(within(14_600, 'first')).toBe(294);
});

test('the wire has every byte once, in its order', () => {
  expect(listLoads(14_601, MEASURED, 'last', 10)).toEqual([
    { name: 'Style', bytes: 480, trip: 1 },
    { name: 'Leaves', bytes: 14_041, trip: 1 },
    { name: 'Words', bytes: 80, trip: 2 },
  ]);
  expect(listLoads(14_601, MEASURED, 'first', 10).map(({ name, trip }) => [name, trip])).toEqual([
    ['Style', 1],
    ['Words', 1],
    ['Leaves', 2],
  ]);
});
