import { useId } from 'react';

import type { Run } from '@/stage/use-run';

import type { Cuts } from './crowd';
import { sigmoid } from './model';
import type { Score } from './model';
import { canTeach, formatScore, LONGEST_COMMENT, MOST_LESSONS } from './settings';
import type { Settings } from './settings';
import { findStrangers, nameBand, tellWords } from './words';

const EXAMPLE = 'You are not an idiot.';
const LESSONS = [
  { name: 'It is harmless', isToxic: false },
  { name: 'It is toxic', isToxic: true },
];
/** The tallest bar, in pixels. */
const TALLEST = 28;

/** What stands in the field; it has a score only while it is the comment of the run. */
export interface Draft {
  readonly text: string;
  readonly isScored: boolean;
  /** Whether the model is being trained again. */
  readonly isLearning: boolean;
  readonly write: (text: string) => void;
}

interface Props {
  run: Run<Settings>;
  draft: Draft;
  /** Of the comment of this run. Unset: it has no word. */
  score: Score | undefined;
  cuts: Cuts;
  /** Every word that the model has met. */
  known: readonly string[];
}

/** A comment of the visitor's own: scored when asked, with the share of each word, and taught if they like. */
export function OwnComment({ run, draft, score, cuts, known }: Props) {
  const { comment, taught } = run.values;
  const id = useId();
  const canBeTaught = draft.isScored && canTeach(comment) && taught.length < MOST_LESSONS;

  return (
    <section className="own" aria-label="Your own comment">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run.change({ comment: draft.text.trim() === '' ? EXAMPLE : draft.text });
        }}
      >
        <label htmlFor={id} className="label">
          Your own comment, scored in this page
        </label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          maxLength={LONGEST_COMMENT}
          placeholder={EXAMPLE}
          value={draft.text}
          onChange={({ target }) => draft.write(target.value)}
        />
        <button type="submit" className="own__button">
          Score
        </button>
      </form>
      <div className="own__side">
        <div className="own__answer" role="status" data-answer>
          {!draft.isScored &&
            (draft.isLearning
              ? 'The model is learning again.'
              : 'Try a kind sentence, a joke, or a misspelled insult.')}
          {draft.isScored && !score && 'There is no word in that yet, so there is no score.'}
          {draft.isScored && score && <Answer score={score} cuts={cuts} known={known} />}
        </div>
        {canBeTaught && (
          <div className="own__teach">
            <span className="label">Wrong? Teach it</span>
            {LESSONS.map(({ name, isToxic }) => (
              <button
                key={name}
                type="button"
                className="own__button"
                onClick={() => run.change({ taught: [...taught, { text: comment, isToxic }] })}
              >
                {name}
              </button>
            ))}
          </div>
        )}
        {taught.length > 0 && (
          <div className="own__teach">
            <span>
              Taught:{' '}
              {taught
                .map(({ text, isToxic }) => `“${text}” is ${isToxic ? 'toxic' : 'harmless'}`)
                .join(', ')}
            </span>
            <button
              type="button"
              className="own__button"
              onClick={() => run.change({ taught: [] })}
            >
              Forget
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

interface AnswerProps {
  score: Score;
  cuts: Cuts;
  known: readonly string[];
}

function Answer({ score, cuts, known }: AnswerProps) {
  const { words, shares, logit } = score;
  const largest = Math.max(1, ...shares.map(Math.abs));
  const tall = (share: number) => `${(Math.max(share, 0) / largest) * TALLEST}px`;
  const strangers = findStrangers(words, known);
  return (
    <>
      <b className="own__verdict">
        {formatScore(sigmoid(logit))} {nameBand(logit, cuts)}
      </b>
      <span className="own__words" aria-hidden="true">
        {words.map((word, index) => (
          // Words repeat, and their order never changes within one comment.
          <span
            key={`${index} ${word}`}
            className="own__word"
            data-stranger={strangers.includes(word)}
          >
            <i style={{ height: tall(shares[index] ?? 0) }} />
            <span>{word}</span>
            <u style={{ height: tall(-(shares[index] ?? 0)) }} />
          </span>
        ))}
      </span>
      <span className="own__why">{tellWords(score, known)}</span>
    </>
  );
}
