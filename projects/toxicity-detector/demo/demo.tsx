import { useEffect, useMemo, useState } from 'react';

import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { LiveNumber, Sentence } from '@/stage/Sentence';
import { useAnswer } from '@/stage/use-answer';
import type { Run } from '@/stage/use-run';
import { WaySwitch } from '@/stage/WaySwitch';
import { Label } from '@/ui/Label';

import { ACT, toxicAt } from './act';
import { crowdOf, cutsFor, ratesAt, tally } from './crowd';
import { CrowdDrawing } from './CrowdDrawing';
import type { Learned, Lesson } from './learn';
import { scoreOf } from './model';
import type { Draft } from './OwnComment';
import { controlCut, settings } from './settings';
import type { Settings } from './settings';
import styles from './toxicity-detector.css?url';
import { ToxicityMore } from './ToxicityMore';
import { describeRun, explain, formatAccuracy } from './words';

export const demo = defineDemo({
  plays: '1,000 comments',
  opens:
    'With 500 toxic in 1,000 comments, 469 of 506 flags are right. Now the forum becomes friendlier, and nothing else changes.',
  real: "a logistic regression over words, pairs of words and runs of letters, trained in this page, and 1,000 comments that it was not trained on. All of them are mild sample data, put together from patterns written for this page. Nothing is sent anywhere; a comment that you score or teach becomes part of this page's address, so that its link repeats the run.",
  beyond:
    "the project's own model runs in a hosting space. Its scores are not these, and nothing here was measured on it. Sample sentences are tidier than people, so expect worse elsewhere.",
  needs: ['workers'],
  styles,
  settings,
  ways: {
    legend: 'What a score does',
    naive: ['One cut', { approach: 'naive' }],
    mine: ['Two cuts, and doubt', { approach: 'mine' }],
  },
  dares: [
    ['Make it one in a thousand', { toxic: 1 }],
    ['Silence nobody', { toxic: 100, cut: 0.997 }],
    ['Be kind to an idiot', { comment: 'You are not an idiot.' }],
  ],
  act: ACT,
  describe: describeRun,
  useData: useClassifier,
  Scene: ToxicityScene,
  More: ToxicityMore,
  moreName: 'More: your comment',
});

/** A trained model, and what the visitor writes in the drawer. */
export interface Classifier {
  readonly learned: Learned;
  readonly draft: Draft;
}

/** The model before anything was taught, so that Reset does not wait for the same training again. */
let untaught: Learned | undefined;

/** Trains a small model when the demo starts, and again with every sentence that it is taught. */
function useClassifier({ values: { taught, comment } }: Run<Settings>): Classifier | undefined {
  const { latest } = useAnswer<readonly Lesson[], Learned>(createLearner, taught);
  useEffect(() => {
    if (latest?.request.length === 0) untaught = latest.result;
  }, [latest]);
  const [edit, setEdit] = useState({ of: '', text: '' });
  // A dare brings a comment of its own, which replaces what was being written.
  const text = edit.of === comment ? edit.text : comment;

  const learned = latest?.result ?? (taught.length === 0 ? untaught : undefined);
  if (!learned) return undefined;
  return {
    learned,
    draft: {
      text,
      isScored: comment !== '' && text === comment,
      write: (next) => setEdit({ of: comment, text: next }),
    },
  };
}

// Outside of the hook, because the worker starts again when its maker is a new function.
function createLearner(): Worker {
  return new Worker(new URL('./learn.worker.ts', import.meta.url), { type: 'module' });
}

/** A thousand comments, what the model flags among them, and how much of that is right. */
function ToxicityScene({ run, act, data: { learned, draft } }: SceneProps<Settings, Classifier>) {
  const { cut, approach, wanted, comment, taught } = run.values;
  const toxic = act.isDone ? run.values.toxic : toxicAt(act.elapsedMs, run.values.toxic);
  const isNaive = approach === 'naive';

  const crowd = useMemo(() => crowdOf(learned, toxic), [learned, toxic]);
  const cuts = useMemo(
    () => cutsFor(learned, { toxic, cut, approach, wanted }),
    [learned, toxic, cut, approach, wanted],
  );
  const { flagged, right, doubt, missed } = useMemo(() => tally(crowd, cuts), [crowd, cuts]);
  const rates = useMemo(
    () => ratesAt([...learned.toxic, ...learned.harmless], cuts.high),
    [learned, cuts],
  );
  const own = useMemo(() => scoreOf(learned.model, comment), [learned, comment]);
  const counted = <mark>{`${right} of ${flagged}`}</mark>;

  return (
    <>
      <Sentence
        problem={run.problem}
        note={explain({ rates, cuts, wanted, isNaive, lessons: taught.length })}
      >
        With <LiveNumber control={run.number('toxic')}>{toxic}</LiveNumber> toxic in 1,000{' '}
        {isNaive ? (
          <>
            comments and a cut at <LiveNumber control={controlCut(run)} />,{' '}
            {flagged > 0 ? counted : 'no'} {flagged === 1 ? 'flag is' : 'flags are'} right and{' '}
          </>
        ) : (
          <>
            and <LiveNumber control={run.number('wanted')} /> of 100 flags to be right,{' '}
            {flagged > 0 ? <>{counted} are</> : 'nothing is flagged'}, <mark>{doubt}</mark> go to a
            person and{' '}
          </>
        )}
        <mark>{missed}</mark> {missed === 1 ? 'is' : 'are'} missed.
      </Sentence>
      <CrowdDrawing
        run={run}
        crowd={crowd}
        cuts={cuts}
        toxic={toxic}
        flagged={flagged}
        own={draft.isScored ? own?.logit : undefined}
        act={act}
      />
      <p className="toxicity__accuracy">
        <Label>{formatAccuracy(learned)}</Label>
      </p>
      <WaySwitch run={run} />
    </>
  );
}
