import fc from 'fast-check';
import { expect, test } from 'vitest';

import { juryOf } from '../figures/jury';
import { chanceOfRight, drawJuries, holdAll, holdJury, JURIES, spreadOf } from './juries';

const all = () => true;
const none = () => false;
const panel = (jurors: number, percent: number, peek: number) => ({
  jurors,
  accuracy: percent / 100,
  peeking: peek / 100,
});
const odd = fc.integer({ min: 1, max: 7 }).map((half) => 2 * half + 1);
const anyPanel = fc
  .tuple(odd, fc.integer({ min: 30, max: 95 }), fc.integer({ min: 0, max: 100 }))
  .map((values) => panel(...values));
const anySeed = fc.integer({ min: 1, max: 9_999 });

test.each([
  [3, 70, 0, 78.4],
  [5, 70, 0, 83.692],
  [9, 70, 0, 90.12],
  [15, 70, 0, 95],
  [3, 70, 50, 74.2],
  [9, 70, 50, 78.43],
  [15, 70, 50, 79.62],
  [3, 40, 0, 35.2],
  [15, 40, 0, 21.31],
])('%i jurors, right %i%%, peeking %i%%: %f%% of verdicts are right', (n, a, s, percent) => {
  expect(100 * chanceOfRight(panel(n, a, s))).toBeCloseTo(percent, 2);
});

test('without peeking the exact chance is the binomial of the write-up', () => {
  fc.assert(
    fc.property(odd, fc.integer({ min: 30, max: 95 }), (jurors, percent) => {
      const { right } = juryOf(jurors, percent / 100);
      expect(chanceOfRight(panel(jurors, percent, 0))).toBeCloseTo(right, 10);
    }),
  );
});

test('independent juries follow the binomial, column by column', () => {
  const binomial = (votes: number) => {
    const chance = (most: number) => (most < 0 ? 0 : atMost(most, 9, 0.7));
    return chance(votes) - chance(votes - 1);
  };
  // 99.9% of the chi-square distribution with 9 - 3 degrees of freedom: columns 0 to 3 are counted as one.
  const limit = 22.46;
  let within = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const { votes } = holdAll(drawJuries(seed), panel(9, 70, 0), all);
    const columns = [3, 4, 5, 6, 7, 8, 9].map((column) => {
      const isHere = (count: number) => (column === 3 ? count <= 3 : count === column);
      const expected = JURIES * (column === 3 ? atMost(3, 9, 0.7) : binomial(column));
      return (votes.filter(isHere).length - expected) ** 2 / expected;
    });
    if (columns.reduce((sum, part) => sum + part, 0) < limit) within += 1;
  }
  expect(within).toBe(20);
});

test('the count stays within its interval at any setting', () => {
  fc.assert(
    fc.property(anyPanel, anySeed, (one, seed) => {
      const chance = chanceOfRight(one);
      const { right } = holdAll(drawJuries(seed), one, all);
      // Five standard deviations: once in a million.
      expect(Math.abs(right - JURIES * chance)).toBeLessThanOrEqual(5 * spreadOf(chance) + 1);
    }),
    { numRuns: 60 },
  );
});

test('votes that everybody sees make a herd: all unanimous, and no better than one juror', () => {
  fc.assert(
    fc.property(anyPanel, anySeed, (one, seed) => {
      const herd = holdAll(drawJuries(seed), { ...one, peeking: 1 }, all);
      expect(herd.unanimous).toBe(JURIES);
      expect(herd.right).toBe(herd.alone);
    }),
    { numRuns: 20 },
  );
});

test('the count of all is the count of each', () => {
  fc.assert(
    fc.property(
      anyPanel,
      anySeed,
      fc.nat({ max: 999 }),
      fc.boolean(),
      (one, seed, jury, isRead) => {
        const draws = drawJuries(seed);
        const ballots = holdJury(draws, jury, one, () => isRead);
        const { votes } = holdAll(draws, one, () => isRead);
        expect(votes[jury]).toBe(ballots.filter(({ isVoteRight }) => isVoteRight).length);
      },
    ),
    { numRuns: 30 },
  );
});

test('who can read nothing votes as if nobody peeked', () => {
  const draws = drawJuries(11);
  const sealed = holdAll(draws, panel(9, 70, 100), none);
  expect(sealed).toEqual(holdAll(draws, panel(9, 70, 0), all));
});

/** The chance of at most so many right votes, by the mean of the definition. */
function atMost(most: number, size: number, accuracy: number): number {
  let sum = 0;
  let ways = 1;
  for (let votes = 0; votes <= most; votes += 1) {
    sum += ways * accuracy ** votes * (1 - accuracy) ** (size - votes);
    ways *= (size - votes) / (votes + 1);
  }
  return sum;
}
