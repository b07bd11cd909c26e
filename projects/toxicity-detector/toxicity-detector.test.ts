import { expectNumbers } from '@tests/support/numbers';
import { expect, test } from 'vitest';

import { createRandom } from '@/lib/seeded-random';

import { judgeHalves, ratesAt } from './demo/crowd';
import { learn } from './demo/learn';
import { LEARNED } from './demo/learned';
import { logitFor, sigmoid } from './demo/model';
import { precisionOf } from './demo/rates';
import { drawComments } from './demo/sentences';
import { TRICKY } from './demo/tricky';

const COMMENTS = 1000;
/** The comments of the table. */
const READ = 10_000;

const { toxic, harmless, accuracy } = LEARNED;
const rates = ratesAt([...toxic, ...harmless], 0);
const flaggedIn = (comments: typeof toxic) => comments.filter(({ logit }) => logit >= 0).length;
const taught = learn([{ text: TRICKY[1], isToxic: false }]);

const taughtRates = ratesAt([...taught.toxic, ...taught.harmless], 0);
/** What the lesson changes in a crowd with this many toxic comments: alarms that no longer sound, and toxic comments lost. */
const savedAlarms = (count: number) => (COMMENTS - count) * (rates.alarmed - taughtRates.alarmed);
const lostCatches = (count: number) => count * (rates.caught - taughtRates.caught);
/** The percentage of toxic comments at which both are equal. */
const breakEven = 100 / (1 + lostCatches(1) / savedAlarms(COMMENTS - 1));

const caught = (count: number) => Math.round(count * rates.caught);
const falseAlarms = (count: number) => Math.round((READ - count) * rates.alarmed);
const flags = (count: number) => caught(count) + falseAlarms(count);
const precision = (count: number) => 100 * precisionOf(rates, count / READ);
/** The crowd by whether a comment's pattern was among those of the training part. */
const known = new Set(
  [true, false].flatMap((isToxic) =>
    drawComments({ part: 'training', isToxic, count: 600 }, createRandom(4), new Set()).map(
      ({ pattern }) => pattern,
    ),
  ),
);
const scored = [...toxic, ...harmless];
const untrained = scored.filter(({ pattern }) => !known.has(pattern));
const scoreOf = (text: string, { model } = LEARNED) => sigmoid(logitFor(model, text));

expectNumbers('toxicity-detector', {
  computed: {
    '86.8': () => 100 * rates.caught,
    '8.5': () => 100 * rates.alarmed,
    '89.5': () => 100 * accuracy.share,
    '417': () => untrained.length,
    '64.1': () => 100 * ratesAt(untrained, 0).caught,
    '29.5': () => 100 * ratesAt(untrained, 0).alarmed,
    '4,340': () => caught(5_000),
    '425': () => falseAlarms(5_000),
    '4,765': () => flags(5_000),
    '91': () => precision(5_000),
    '868': () => caught(1_000),
    '765': () => falseAlarms(1_000),
    '1,633': () => flags(1_000),
    '53': () => precision(1_000),
    '87': () => caught(100),
    '842': () => falseAlarms(100),
    '929': () => flags(100),
    '9': () => precision(100),
    '0.75': () => scoreOf(TRICKY[0]),
    '0.988': () => scoreOf(TRICKY[1]),
    '0.06': () => scoreOf(TRICKY[2]),
    '0.496': () => scoreOf(TRICKY[3]),
    '0.003': () => scoreOf(TRICKY[4]),
    '0.08': () => scoreOf(TRICKY[1], taught),
    '7': () => flaggedIn(harmless) - flaggedIn(taught.harmless),
  },
  input: {
    '0': 'the lowest score',
    '1': 'the highest score, and the toxic comments of a hundred that may lie under the lower cut',
    '0.5': 'the cut that the design rejects',
    '600': 'training comments of each side',
    '500': 'toxic comments of the other two parts, and of a balanced crowd',
    '1,000': 'harmless comments of the other two parts, and the crowd',
    '100': 'a round number to compare with, and a crowd',
    '10': 'flags, as a round number to compare',
    '5,000': 'a crowd',
    '10,000': 'the comments of the table',
  },
  example: ['0.8', '80'],
});

test('the lesson loses seven catches, and pays only below its base rate', () => {
  expect(flaggedIn(toxic) - flaggedIn(taught.toxic)).toBe(7);
  expect(breakEven).toBeCloseTo(100 / 3, 1);
  const gain = (count: number) => savedAlarms(count) - lostCatches(count);
  expect(gain(Math.floor(10 * breakEven))).toBeGreaterThan(0);
  expect(gain(Math.ceil(10 * breakEven))).toBeLessThan(0);
});

test('accuracy is counted over five hundred comments of each side', () => {
  expect(judgeHalves(LEARNED)).toHaveLength(COMMENTS);
  expect(toxic).toHaveLength(COMMENTS / 2);
});

test('of the five sentences four are judged wrong at 0.5, and in the polite forum nine in a hundred flags are right', () => {
  expect(TRICKY.map((text) => scoreOf(text) >= 0.5)).toEqual([true, true, false, false, false]);
  expect(Math.round(precision(100))).toBe(9);
});
