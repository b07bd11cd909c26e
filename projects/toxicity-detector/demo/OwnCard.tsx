import type { Run } from '@/stage/use-run';

import { judge } from './crowd';
import type { Cuts } from './crowd';
import { canTeach, MOST_LESSONS } from './settings';
import type { Settings } from './settings';

interface Props {
  run: Run<Settings>;
  /** Of the comment of this run. */
  logit: number;
  cuts: Cuts;
  /** Its lower right corner. */
  at: { readonly x: number; readonly y: number };
}

/** What can be done about the score of the visitor's own comment, in the drawing. */
export function OwnCard({ run, logit, cuts, at }: Props) {
  const { comment, taught } = run.values;
  const isTaught = taught.some(({ text }) => text === comment);
  const isFlagged = judge(logit, cuts) === 'flagged';
  if (!isTaught && (!canTeach(comment) || taught.length >= MOST_LESSONS)) return null;
  const lesson = { text: comment, isToxic: !isFlagged };
  return (
    <p className="own-card" style={{ left: at.x, top: at.y }}>
      {isTaught ? (
        <button type="button" onClick={() => run.change({ taught: [] })}>
          Forget the lesson
        </button>
      ) : (
        <button
          type="button"
          data-lit="true"
          onClick={() => run.change({ taught: [...taught, lesson] })}
        >
          {isFlagged ? 'Teach it: this is harmless' : 'Teach it: this is toxic'}
        </button>
      )}
    </p>
  );
}
