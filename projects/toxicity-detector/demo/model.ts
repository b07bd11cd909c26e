import { elementAt, numberAt } from '@/lib/element-at';
import { shuffled } from '@/lib/seeded-random';
import type { Random } from '@/lib/seeded-random';

import { BUCKETS, featuresOf } from './features';
import type { Features } from './features';

/** A logistic regression: one weight for each bucket. */
export interface Model {
  readonly weights: Float64Array;
  readonly bias: number;
  /** The average loss of the last pass over the training comments. */
  readonly loss: number;
}

/** A comment's score and where it comes from. */
export interface Score {
  /** The logit: shares and bias add up to it exactly. */
  readonly logit: number;
  readonly words: readonly string[];
  /** What each word adds to the logit; a pair is halved between its words. */
  readonly shares: readonly number[];
}

interface Example {
  readonly text: string;
  readonly isToxic: boolean;
}

const PASSES = 8;
const RATE = 0.5;
const BIAS_RATE = 0.05;
/** Holds weights back, so that a word seen once cannot decide alone. */
const PULL_TO_ZERO = 1e-4;

/** From any number to a score between 0 and 1. */
export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The inverse of `sigmoid`. */
export function logitOf(score: number): number {
  return Math.log(score / (1 - score));
}

/** Learns from examples with Adagrad, in an order that the random numbers decide. */
export function train(examples: readonly Example[], random: Random): Model {
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(1e-8);
  let order = examples.map(({ text, isToxic }) => ({ features: featuresOf(text), isToxic }));
  let bias = 0;
  let loss = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    order = shuffled(order, random);
    loss = 0;
    for (const { features, isToxic } of order) {
      const chance = sigmoid(bias + weigh(features, weights));
      loss -= Math.log(Math.max(isToxic ? chance : 1 - chance, Number.MIN_VALUE));
      const error = chance - (isToxic ? 1 : 0);
      bias -= BIAS_RATE * error;
      const { buckets, values } = features;
      for (let at = 0; at < buckets.length; at += 1) {
        const bucket = numberAt(buckets, at);
        const weight = numberAt(weights, bucket);
        const slope = error * numberAt(values, at) + PULL_TO_ZERO * weight;
        const square = numberAt(squares, bucket) + slope * slope;
        squares[bucket] = square;
        weights[bucket] = weight - (RATE * slope) / Math.sqrt(square);
      }
    }
  }
  return { weights, bias, loss: loss / Math.max(examples.length, 1) };
}

/** The logit of a comment, without its parts. */
export function logitFor({ weights, bias }: Model, text: string): number {
  return bias + weigh(featuresOf(text), weights);
}

/** The score of a comment; none when it has no word. */
export function scoreOf({ weights, bias }: Model, text: string): Score | undefined {
  const { words, buckets, values, owners, isPair } = featuresOf(text);
  if (words.length === 0) return undefined;
  const shares = words.map(() => 0);
  const add = (word: number, amount: number) => {
    shares[word] = elementAt(shares, word) + amount;
  };
  buckets.forEach((bucket, index) => {
    const amount = numberAt(weights, bucket) * numberAt(values, index);
    const owner = numberAt(owners, index);
    if (isPair[index] === true) add(owner - 1, amount / 2);
    add(owner, isPair[index] === true ? amount / 2 : amount);
  });
  return { logit: shares.reduce((sum, share) => sum + share, bias), words, shares };
}

function weigh({ buckets, values }: Features, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < buckets.length; at += 1) {
    sum += numberAt(weights, numberAt(buckets, at)) * numberAt(values, at);
  }
  return sum;
}
