import { createRandom } from '@/lib/seeded-random';

import { judgeHalves } from './crowd';
import { wordsOf } from './features';
import { logitFor, train } from './model';
import type { Model } from './model';
import { intervalByPattern } from './rates';
import type { Interval } from './rates';
import { drawComments } from './sentences';
import type { Comment, Part } from './sentences';

/** What the cuts need to know of a comment. */
export interface Reading {
  readonly isToxic: boolean;
  readonly logit: number;
}

/** A comment that the model has read. */
export interface Scored extends Comment, Reading {}

/** A sentence that a visitor taught. */
export interface Lesson {
  readonly text: string;
  readonly isToxic: boolean;
}

/** A trained model and everything it has read but was not trained on. */
export interface Learned {
  readonly model: Model;
  /** What the stage shows and measures. */
  readonly toxic: readonly Scored[];
  readonly harmless: readonly Scored[];
  /** What the cuts are chosen on; never shown, never measured, so its texts stay in the worker. */
  readonly choosing: readonly Reading[];
  /** Every word of what it was trained on and taught. */
  readonly known: readonly string[];
  /** At a cut of 0.5, on as many toxic as harmless comments. */
  readonly accuracy: { readonly share: number } & Interval;
}

const SEED = 4;
export const SIZES = {
  training: { toxic: 600, harmless: 600 },
  choosing: { toxic: 500, harmless: 1_000 },
  crowd: { toxic: 500, harmless: 1_000 },
} as const;
/** A taught sentence counts as so many examples; one among 1,200 would hardly be felt. */
export const LESSON_COPIES = 5;

/** Draws the sample comments, trains on the first part and the lessons, and reads the other two parts. */
export function learn(lessons: readonly Lesson[]): Learned {
  const random = createRandom(SEED);
  const used = new Set<string>();
  const draw = (part: Part, isToxic: boolean) =>
    drawComments(
      { part, isToxic, count: SIZES[part][isToxic ? 'toxic' : 'harmless'] },
      random,
      used,
    );
  const training = [...draw('training', true), ...draw('training', false)];
  const choosing = [...draw('choosing', true), ...draw('choosing', false)];
  const toxic = draw('crowd', true);
  const harmless = draw('crowd', false);
  const taught = lessons.flatMap((lesson) => Array.from({ length: LESSON_COPIES }, () => lesson));
  const model = train([...training, ...taught], random);
  const read = (comment: Comment) => ({ ...comment, logit: logitFor(model, comment.text) });
  const crowd = { toxic: toxic.map(read), harmless: harmless.map(read) };
  const halves = judgeHalves(crowd);
  return {
    model,
    ...crowd,
    known: [...new Set([...training, ...taught].flatMap(({ text }) => wordsOf(text)))],
    choosing: choosing.map(({ isToxic, text }) => ({ isToxic, logit: logitFor(model, text) })),
    accuracy: {
      share: halves.filter(({ isHit }) => isHit).length / halves.length,
      ...intervalByPattern(halves),
    },
  };
}
