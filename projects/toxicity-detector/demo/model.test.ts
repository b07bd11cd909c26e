import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRandom } from '@/lib/seeded-random';

import { BUCKETS, featuresOf, hash, wordsOf } from './features';
import { learn, SIZES } from './learn';
import { logitFor, logitOf, scoreOf, sigmoid, train } from './model';
import { drawComments } from './sentences';

const learned = learn([]);

test('FNV-1a gives the published values', () => {
  expect(hash('')).toBe(0x811c9dc5);
  expect(hash('a')).toBe(0xe40c292c);
  expect(hash('foobar')).toBe(0xbf9cf968);
});

test('words are found in any writing, punctuation is not', () => {
  expect(wordsOf("You're NOT an id1ot, ça va?")).toEqual([
    "you're",
    'not',
    'an',
    'id1ot',
    'ça',
    'va',
  ]);
  expect(wordsOf(' ... !? 🙂')).toEqual([]);
});

test('features have length 1, whatever the comment', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const { words, values, buckets } = featuresOf(text);
      expect(Math.hypot(...values)).toBeCloseTo(words.length > 0 ? 1 : 0, 9);
      expect(buckets.every((bucket) => bucket < BUCKETS)).toBe(true);
    }),
  );
});

test('a score and its logit belong together', () => {
  expect(sigmoid(0)).toBe(0.5);
  fc.assert(
    fc.property(fc.double({ min: -8, max: 8, noNaN: true }), (logit) => {
      expect(logitOf(sigmoid(logit))).toBeCloseTo(logit, 6);
    }),
  );
});

test('the shares of the words and the bias add up to the logit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const score = scoreOf(learned.model, text);
      expect(score === undefined).toBe(wordsOf(text).length === 0);
      if (!score) return;
      const sum = score.shares.reduce((total, share) => total + share, learned.model.bias);
      expect(score.logit).toBe(sum);
      expect(score.logit).toBeCloseTo(logitFor(learned.model, text), 9);
    }),
  );
});

test('two examples are enough to tell two words apart', () => {
  const examples = [
    { text: 'sun', isToxic: false },
    { text: 'mud', isToxic: true },
  ];
  const model = train(examples, createRandom(1));
  expect(logitFor(model, 'mud')).toBeGreaterThan(1);
  expect(logitFor(model, 'sun')).toBeLessThan(-1);
});

test('the same seed gives the same comments and the same model, and no comment is in two parts', () => {
  const again = learn([]);
  expect(again.model).toEqual(learned.model);
  const used = new Set<string>();
  const random = createRandom(4);
  for (const part of ['training', 'choosing', 'crowd'] as const) {
    for (const isToxic of [true, false]) {
      const count = SIZES[part][isToxic ? 'toxic' : 'harmless'];
      drawComments({ part, isToxic, count }, random, used);
    }
  }
  const all = Object.values(SIZES).reduce((sum, { toxic, harmless }) => sum + toxic + harmless, 0);
  expect(used.size).toBe(all);
});

test('the shares of the kinds reach a hundred: the largest random number has a comment as well', () => {
  const last = (part: 'training' | 'crowd', isToxic: boolean) =>
    drawComments({ part, isToxic, count: 1 }, () => 1 - 2 ** -32, new Set());
  expect(last('training', true)).toEqual([
    {
      text: 'What would we do without your wisdom',
      isToxic: true,
      pattern: 'what would we do without your wisdom',
    },
  ]);
  expect(last('crowd', false)).toEqual([
    {
      text: 'That does not make you a donkey',
      isToxic: false,
      pattern: 'that does not make you a {insult}',
    },
  ]);
  for (const isToxic of [true, false]) {
    expect(last('training', isToxic)).toHaveLength(1);
    expect(last('crowd', isToxic)).toHaveLength(1);
  }
});

test('on comments it has never seen it catches 434 of 500 and flags 85 of 1,000', () => {
  const flagged = (comments: typeof learned.toxic) =>
    comments.filter(({ logit }) => logit >= 0).length;
  expect([flagged(learned.toxic), learned.toxic.length]).toEqual([434, 500]);
  expect([flagged(learned.harmless), learned.harmless.length]).toEqual([85, 1_000]);
});

test.each([
  ['You are wonderful', false],
  ['I love you', false],
  ['How are you?', false],
  ['Kill yourself', true],
  ['I hate you', true],
  ['You are stupid', true],
])('"%s" is toxic: %s', (text, isToxic) => {
  expect(logitFor(learned.model, text) >= 0).toBe(isToxic);
});

test('threats are for training alone: nobody reads one on the stage', () => {
  for (const { text } of [...learned.toxic, ...learned.harmless]) {
    expect(text).not.toMatch(/\b(?:kill|hurt you|drop dead)\b/i);
  }
});

test('its accuracy carries an interval that is wider than that of independent comments', () => {
  const { share, low, high } = learned.accuracy;
  expect(share).toBe(0.895);
  expect(low).toBeCloseTo(0.845, 3);
  expect(high).toBeCloseTo(0.937, 3);
});

test.each([
  ['You are not an idiot.', false],
  ['Have a lovely day, dear reader', true],
])('teaching that "%s" is toxic: %s changes its score and the rates', (text, isToxic) => {
  const taught = learn([{ text, isToxic }]);
  const before = sigmoid(logitFor(learned.model, text));
  const after = sigmoid(logitFor(taught.model, text));
  if (isToxic) expect(after).toBeGreaterThan(Math.max(before, 0.5));
  else expect(after).toBeLessThan(Math.min(before, 0.5));
  const rates = ({ toxic, harmless }: typeof learned) =>
    [toxic, harmless].map((side) => side.filter(({ logit }) => logit >= 0).length);
  expect(rates(taught)).not.toEqual(rates(learned));
});
