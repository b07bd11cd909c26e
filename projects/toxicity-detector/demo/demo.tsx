import { useEffect, useMemo, useState } from 'react';

import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { LiveNumber, Sentence } from '@/stage/Sentence';
import { useAnswer } from '@/stage/use-answer';
import type { OpeningAct } from '@/stage/use-opening-act';
import { usePerformance } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT, BALANCED, between, DARE_MS, READING } from './act';
import { ByStops } from './ByStops';
import { countLost, crowdOf, cutsFor, tally } from './crowd';
import { CrowdDrawing } from './CrowdDrawing';
import { listUnsure } from './layout';
import type { Learned, Lesson } from './learn';
import { scoreOf } from './model';
import type { Draft } from './OwnComment';
import { settings } from './settings';
import type { Settings } from './settings';
import styles from './toxicity-detector.css?url';
import { ToxicityMore } from './ToxicityMore';
import {
  describeRun,
  followHand,
  hasFailed,
  tellComment,
  tellCost,
  tellThreeBands,
  tellYesOrNo,
} from './words';
import type { Told, Topic } from './words';

export const demo = defineDemo({
  plays: '1,000 comments',
  line: 'The same model, a rarer insult.',
  opens:
    'Half of 1,000 comments are toxic, and nine of ten flags are right. Make toxic comments rare: the model stays the same, and most of the people it flags did nothing wrong.',
  real: "a logistic regression over words, pairs of words and runs of letters, trained in this page, and 1,000 comments that it was not trained on. They are mild sample data, put together from patterns that were fixed before anything was measured. The person who reads what is unsure is taken to judge rightly. Nothing is sent anywhere; a comment that you score or teach becomes part of this page's address, so that its link repeats the run.",
  beyond:
    "the project's own model runs in a hosting space. Its scores are not these, and nothing here was measured on it. Sample sentences are tidier than people, so expect worse elsewhere.",
  needs: ['workers'],
  styles,
  settings,
  ways: {
    legend: 'What a score does',
    naive: ['Yes or no', { approach: 'naive' }],
    mine: ['Yes, no, or unsure', { approach: 'mine' }],
  },
  dares: [
    // The same crowd for all three, so that none of them moves what it does not speak of.
    ['Miss nothing', { toxic: 100, cut: 0.079 }],
    ['Accuse nobody', { toxic: 100, cut: 0.993 }],
    ['Be kind', { toxic: 100, comment: 'You are not an idiot.' }],
  ],
  tour: { dare: ['Make toxic comments rare', { toxic: 10 }] },
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
  /** Whether it has been taught what this run teaches; otherwise it is still learning. */
  readonly isCurrent: boolean;
  /** The same model before it was taught anything. Unset: it has not been trained on this visit. */
  readonly untaught: Learned | undefined;
  readonly draft: Draft;
}

/** Kept, so that Reset and Forget do not wait for the same training again. */
let kept: Learned | undefined;

/** Trains a small model when the demo starts, and again with every sentence that it is taught. */
function useClassifier({ values, opened }: Run<Settings>): Classifier | undefined {
  const { taught, comment } = values;
  const { latest, isCurrent } = useAnswer<readonly Lesson[], Learned>(createLearner, taught);
  useEffect(() => {
    if (latest?.request.length === 0) kept = latest.result;
  }, [latest]);
  const [edit, setEdit] = useState({ of: '', during: 0, text: '' });
  // A dare brings a comment of its own, which replaces what was being written.
  const text = edit.of === comment && edit.during === opened ? edit.text : comment;

  const untaught = latest?.request.length === 0 ? latest.result : kept;
  const exact = isCurrent ? latest?.result : taught.length === 0 ? untaught : undefined;
  const learned = exact ?? latest?.result ?? untaught;
  if (!learned) return undefined;
  return {
    learned,
    isCurrent: exact !== undefined,
    untaught,
    draft: {
      text,
      isScored: comment !== '' && text === comment && exact !== undefined,
      isLearning: exact === undefined,
      write: (next) => setEdit({ of: comment, during: opened, text: next }),
    },
  };
}

// Outside of the hook, because the worker starts again when its maker is a new function.
function createLearner(): Worker {
  return new Worker(new URL('./learn.worker.ts', import.meta.url), { type: 'module' });
}

/** A boast, a thousand comments, and how much of what the model flags among them is right. */
function ToxicityScene({ run, act, data }: SceneProps<Settings, Classifier>) {
  const { learned, isCurrent, untaught, draft } = data;
  const { approach, wanted, comment } = run.values;
  const { toxic, cut } = useShown(run, act);
  const isNaive = approach === 'naive';

  const crowd = useMemo(() => crowdOf(learned, toxic), [learned, toxic]);
  const cuts = useMemo(
    () => cutsFor(learned, { toxic, cut, approach, wanted }),
    [learned, toxic, cut, approach, wanted],
  );
  const counts = useMemo(() => tally(crowd, cuts), [crowd, cuts]);
  const readCount = Math.round(counts.unsure * useReadShare(approach, act));
  const found = useMemo(
    () =>
      listUnsure(crowd, cuts)
        .slice(0, readCount)
        .filter((place) => crowd[place]?.isToxic).length,
    [crowd, cuts, readCount],
  );
  const own = useMemo(() => scoreOf(learned.model, comment)?.logit, [learned, comment]);
  const isAboutOwn = useTopic(run) && own !== undefined;
  const fails = isNaive && hasFailed(counts);
  const told = isNaive ? tellYesOrNo(counts) : tellThreeBands(counts, found);
  const isCounted = act.elapsedMs >= ACT.counts;
  const isReading = readCount < counts.unsure;

  return (
    <>
      <Sentence problem={run.problem}>
        {!isCurrent ? (
          'The model is learning again, with your sentence.'
        ) : !isCounted ? (
          <>
            <mark>{toxic}</mark> of 1,000 comments are toxic. The model reads them all.
          </>
        ) : isAboutOwn ? (
          <Marked
            told={tellComment(
              run.values,
              own,
              cuts,
              untaught && countLost(untaught, learned, run.values),
            )}
          />
        ) : (
          <>
            With{' '}
            <ByStops run={run}>
              <LiveNumber control={run.number('toxic')}>{toxic}</LiveNumber>
            </ByStops>{' '}
            toxic in 1,000 comments,{' '}
            {isReading ? (
              <>
                a person reads the <mark>{counts.unsure}</mark> that the model is unsure about.
              </>
            ) : (
              <Marked told={told} />
            )}
          </>
        )}
      </Sentence>
      <CrowdDrawing
        run={run}
        crowd={crowd}
        cuts={cuts}
        toxic={toxic}
        accuracy={learned.accuracy.share}
        missed={isReading ? undefined : { of: toxic, count: counts.missed }}
        share={{ right: counts.right + found, of: counts.flagged + found }}
        cost={tellCost(counts)}
        hasFallen={isNaive && counts.right * 2 < counts.flagged}
        hasFailed={fails}
        readCount={readCount}
        own={draft.text === comment ? own : undefined}
        isLearning={!isCurrent}
        isAboutOwn={isAboutOwn}
        isCounted={isCounted}
        act={act}
      />
      <WaySwitch run={run} isLit={act.isDone && fails && !isAboutOwn} />
    </>
  );
}

function Marked({ told: [before, marked, after] }: { told: Told }) {
  return (
    <>
      {before}
      <mark>{marked}</mark>
      {after}
    </>
  );
}

/** The crowd and the cut at this moment: a shared run comes from the test, a dare from where things were. */
function useShown({ values, opened, dare }: Run<Settings>, act: OpeningAct) {
  const performance = usePerformance(opened, DARE_MS);
  const { toxic, cut } = values;
  const [memory, setMemory] = useState({ opened, from: values, last: values });
  if (memory.opened !== opened) setMemory({ opened, from: memory.last, last: values });
  else if (memory.last !== values) setMemory({ ...memory, last: values });
  if (!act.isDone) {
    return between({ toxic: BALANCED, cut }, values, act.between(ACT.slides, ACT.arrives));
  }
  const isPerformed = dare !== undefined && !performance.isDone;
  return isPerformed
    ? between(memory.from, values, performance.between(0, DARE_MS))
    : { toxic, cut };
}

/** How much of the unsure comments the person has read: all but while a way is taken up. */
function useReadShare(approach: Settings['approach'], act: OpeningAct): number {
  const performance = usePerformance(approach, READING.ends);
  return act.isDone
    ? performance.between(READING.starts, READING.ends)
    : act.between(ACT.arrives, ACT.reads);
}

/** Whether the headline is about the visitor's comment. */
function useTopic({ values, opened }: Run<Settings>): boolean {
  const [topic, setTopic] = useState<Topic>({
    ...values,
    isComment: values.comment !== '',
    opened,
  });
  const next = followHand(topic, values, opened);
  if (next !== topic) setTopic(next);
  return next.isComment;
}
