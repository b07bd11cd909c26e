import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  chanceOfAll,
  CHI_SQUARE_LIMIT,
  chiSquare,
  countShifts,
  meanOfBest,
  sampleKinds,
  spreadOf,
} from './odds';
import { CROWNS, crownsByShift, KINDS, makeList, SUPPLY } from './sale';

const list = makeList(25, true);
const afterSale = crownsByShift(list, SUPPLY);
const counts = countShifts(afterSale);

describe('the best of many shifts', () => {
  test('known answers for seed 25', () => {
    const means = [1, 2, 10, 100, 1_000, 3_000].map((tries) =>
      meanOfBest(counts, tries).toFixed(2),
    );
    expect(means).toEqual(['2.50', '3.38', '5.37', '10.74', '34.51', '47.91']);
  });

  test('one shift in 1,000 gives everything, so the chance is the table of the write-up', () => {
    const chances = [1, 100, 1_000, 3_000].map((tries) =>
      (100 * chanceOfAll(counts, tries)).toFixed(1),
    );
    expect(chances).toEqual(['0.1', '9.5', '63.2', '95.0']);
  });

  test('agrees with counting every pair of shifts', () => {
    let sum = 0;
    for (const one of afterSale) for (const other of afterSale) sum += Math.max(one, other);
    expect(meanOfBest(counts, 2)).toBeCloseTo(sum / SUPPLY ** 2, 9);
  });

  test('never falls with more tries and never leaves the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_000 }), (tries) => {
        expect(meanOfBest(counts, tries + 1)).toBeGreaterThanOrEqual(meanOfBest(counts, tries));
        expect(meanOfBest(counts, tries)).toBeLessThanOrEqual(CROWNS);
      }),
    );
  });

  test('the spread is near that of 50 tokens picked blindly', () => {
    const p = CROWNS / SUPPLY;
    const blind = Math.sqrt((CROWNS * p * (1 - p) * (SUPPLY - CROWNS)) / (SUPPLY - 1));
    expect(blind.toFixed(1)).toBe('1.5');
    expect(spreadOf(counts)).toBeGreaterThan(blind);
    expect(spreadOf(counts)).toBeLessThan(1.6 * blind);
  });
});

describe('chi-square over seeds', () => {
  /** A sample walks through a thousand sales, so what holds for every seed is looked at for fewer of them. */
  const sampleSeeds = (seeds: number, soldBefore: number, tries: number) => {
    const crowns = crownsByShift(list, soldBefore);
    return Array.from({ length: seeds }, (_, seed) =>
      chiSquare(sampleKinds({ list, crowns, soldBefore, tries, seed: seed + 1 })),
    );
  };
  const countAbove = (values: readonly number[]) =>
    values.filter((value) => value > CHI_SQUARE_LIMIT).length;

  test('is zero for the table itself and counts each deviation', () => {
    expect(chiSquare(KINDS.map(({ count }) => count))).toBe(0);
    expect(chiSquare([590, 250, 100, 60])).toBeCloseTo(100 / 600 + 100 / 50, 9);
    expect(chiSquare([0, 0, 0, 0])).toBe(0);
  });

  test('who knows the shift takes the rare pictures: only crowns, for every seed', () => {
    expect(Math.min(...sampleSeeds(6, 0, 1))).toBe(19_000);
  });

  test('who does not know it does no better than chance: about 1 seed in 20 is above the limit', () => {
    const values = sampleSeeds(60, SUPPLY, 1);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    // Three degrees of freedom: mean 3, variance 6; four standard errors of 60 samples.
    expect(Math.abs(mean - 3)).toBeLessThan(4 * Math.sqrt(6 / values.length));
    expect(countAbove(values)).toBeLessThanOrEqual(9);
  });

  test('a builder who may try ten orders is above it for every seed', () => {
    expect(countAbove(sampleSeeds(20, SUPPLY, 10))).toBe(20);
  });

  test('a script that has bought nothing in a sale is left out of the sample', () => {
    const ordered = makeList(25, false);
    const crowns = crownsByShift(ordered, 900);
    const kinds = sampleKinds({ list: ordered, crowns, soldBefore: 900, tries: 1, seed: 1 });
    const total = kinds.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(1_000);
  });
});
