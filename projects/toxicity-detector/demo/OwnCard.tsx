import type { Run } from '@/stage/use-run';

import { judge } from './crowd';
import type { Cuts } from './crowd';
import type { Layout } from './layout';
import { canTeach, MOST_LESSONS } from './settings';
import type { Settings } from './settings';

interface Props {
  run: Run<Settings>;
  /** Of the comment of this run. */
  logit: number;
  cuts: Cuts;
  quote: Layout['quote'];
}

const LESSONS = [
  { name: 'It is harmless', isToxic: false, against: 'flagged' },
  { name: 'It is toxic', isToxic: true, against: 'fine' },
] as const;

/** What can be done about the score of the visitor's own comment, where comments are read. */
export function OwnCard({ run, logit, cuts, quote: { x, y, width, height } }: Props) {
  const { comment, taught } = run.values;
  const isTaught = taught.some(({ text }) => text === comment);
  const verdict = judge(logit, cuts);
  if (!isTaught && (!canTeach(comment) || taught.length >= MOST_LESSONS)) return null;
  return (
    <div className="own-card" style={{ left: x, top: y, width, height }}>
      {isTaught ? (
        <button type="button" onClick={() => run.change({ taught: [] })}>
          Forget the lesson
        </button>
      ) : (
        <>
          <span>Teach it:</span>
          {LESSONS.map(({ name, isToxic, against }) => (
            <button
              key={name}
              type="button"
              // A firm answer asks for the other one; of what is unsure either may be meant.
              data-lit={verdict === against}
              onClick={() => run.change({ taught: [...taught, { text: comment, isToxic }] })}
            >
              {name}
            </button>
          ))}
        </>
      )}
    </div>
  );
}
