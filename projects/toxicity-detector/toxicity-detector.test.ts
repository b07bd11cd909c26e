import { expectNumbers } from '@tests/support/numbers';
import { expect, test } from 'vitest';

import { judgeHalves, ratesAt } from './demo/crowd';
import { learn } from './demo/learn';
import { LEARNED } from './demo/learned';
import { logitFor, sigmoid } from './demo/model';
import { precisionOf, wilson } from './demo/rates';
import { TRICKY } from './demo/tricky';

const COMMENTS = 1000;
/** The share of harmless sentences that the paragraph on long comments supposes to be flagged. */
const SUPPOSED_ALARMS = 0.05;

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
const falseAlarms = (count: number) => Math.round((COMMENTS - count) * rates.alarmed);
const flags = (count: number) => caught(count) + falseAlarms(count);
const precision = (count: number) => 100 * precisionOf(rates, count / COMMENTS);
const halves = judgeHalves(LEARNED);
const independent = wilson(halves.filter(({ isHit }) => isHit).length, halves.length);
const scoreOf = (text: string, { model } = LEARNED) => sigmoid(logitFor(model, text));

expectNumbers('toxicity-detector', {
  computed: {
    '434': () => flaggedIn(toxic),
    '86.8': () => 100 * rates.caught,
    '85': () => flaggedIn(harmless),
    '8.5': () => 100 * rates.alarmed,
    '895': () => halves.filter(({ isHit }) => isHit).length,
    '89.5': () => 100 * accuracy.share,
    '84.5': () => 100 * accuracy.low,
    '93.7': () => 100 * accuracy.high,
    '87.4': () => 100 * independent.low,
    '91.3': () => 100 * independent.high,
    '43': () => falseAlarms(500),
    '477': () => flags(500),
    '91': () => precision(500),
    '174': () => caught(200),
    '68': () => falseAlarms(200),
    '242': () => flags(200),
    '72': () => precision(200),
    '87': () => caught(100),
    '77': () => falseAlarms(100),
    '164': () => flags(100),
    '53': () => precision(100),
    '9': () => caught(10),
    '84': () => falseAlarms(10),
    '93': () => flags(10),
    '0.75': () => scoreOf(TRICKY[0]),
    '0.988': () => scoreOf(TRICKY[1]),
    '0.06': () => scoreOf(TRICKY[2]),
    '0.496': () => scoreOf(TRICKY[3]),
    '0.003': () => scoreOf(TRICKY[4]),
    '0.08': () => scoreOf(TRICKY[1], taught),
    '78': () => flaggedIn(taught.harmless),
    '427': () => flaggedIn(taught.toxic),
    '7': () => flaggedIn(harmless) - flaggedIn(taught.harmless),
    '33.3': () => breakEven,
    '6.3': () => savedAlarms(100),
    '1.4': () => lostCatches(100),
    '4.2': () => savedAlarms(400),
    '5.6': () => lostCatches(400),
    '40': () => 100 * (1 - (1 - SUPPOSED_ALARMS) ** 10),
  },
  input: {
    '0': 'the lowest score',
    '1': 'the highest score, and the toxic comments of a hundred that may lie under the lower cut',
    '0.5': 'the cut that the design rejects',
    '400': 'a crowd',
    '600': 'training comments of each side',
    '500': 'toxic comments of the other two parts, and of a balanced crowd',
    '1,000': 'harmless comments of the other two parts, and the crowd',
    '95': 'the confidence of an interval, in percent',
    '100': 'a round number to compare with, and a crowd',
    '10': 'flags, as a round number to compare, and a crowd',
    '200': 'a crowd',
  },
  example: ['5', '0.8', '80'],
});

test('the lesson loses seven catches, and pays only below its base rate', () => {
  expect(flaggedIn(toxic) - flaggedIn(taught.toxic)).toBe(7);
  const gain = (count: number) => savedAlarms(count) - lostCatches(count);
  expect(gain(Math.floor(10 * breakEven))).toBeGreaterThan(0);
  expect(gain(Math.ceil(10 * breakEven))).toBeLessThan(0);
});

test('accuracy is counted over five hundred comments of each side', () => {
  expect(halves).toHaveLength(COMMENTS);
  expect(toxic).toHaveLength(COMMENTS / 2);
});

test('of the five sentences four are judged wrong at 0.5, and in the polite forum nine in a hundred flags are right', () => {
  expect(TRICKY.map((text) => scoreOf(text) >= 0.5)).toEqual([true, true, false, false, false]);
  expect(Math.round(precision(10))).toBe(9);
});
