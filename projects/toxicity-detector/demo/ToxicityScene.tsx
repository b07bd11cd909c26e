import { useMemo } from 'react';

import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { LiveNumber } from '@/stage/LiveNumber';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { Sentence } from '@/stage/Sentence';
import { useAnswer } from '@/stage/use-answer';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useSettings } from '@/stage/use-settings';
import type { Run } from '@/stage/use-settings';
import { Label } from '@/ui/Label';

import { ACT, toxicAt } from './act';
import { chooseCuts, CROWD, crowdOf, ratesAt, tally } from './crowd';
import { CrowdDrawing } from './CrowdDrawing';
import { SIZES } from './learn';
import type { Learned, Lesson } from './learn';
import { logitOf, scoreOf } from './model';
import { OwnComment } from './OwnComment';
import { controlCut, settings } from './settings';
import type { Settings } from './settings';
import { ToxicityMore } from './ToxicityMore';
import { explain, formatPercent } from './words';

const DARES = [
  { name: 'Make it one in a thousand', query: '?toxic=1' },
  { name: 'Silence nobody', query: '?toxic=100&cut=0.997' },
  { name: 'Be kind to an idiot', query: '?comment=You+are+not+an+idiot.' },
] as const;

/** A small model, trained when the demo starts and again with every sentence that it is taught. */
export function ToxicityScene() {
  const run = useSettings(settings);
  const { latest } = useAnswer<readonly Lesson[], Learned>(createLearner, run.values.taught);
  if (!latest) {
    return (
      <p className="toxicity__wait" role="status">
        Training on {SIZES.training.toxic + SIZES.training.harmless} sample comments
      </p>
    );
  }
  return <Classifier run={run} learned={latest.result} />;
}

/** Outside the components, because a new function would start a new worker. */
function createLearner(): Worker {
  return new Worker(new URL('./learn.worker.ts', import.meta.url), { type: 'module' });
}

interface Props {
  run: Run<Settings>;
  learned: Learned;
}

function Classifier({ run, learned }: Props) {
  const { toxic: wantedToxic, cut, approach, wanted, comment, taught } = run.values;
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const toxic = opening.isDone ? wantedToxic : toxicAt(opening.elapsedMs, wantedToxic);
  const isNaive = approach === 'naive';

  const crowd = useMemo(() => crowdOf(learned, toxic), [learned, toxic]);
  const cuts = useMemo(
    () =>
      isNaive
        ? { low: logitOf(cut), high: logitOf(cut) }
        : chooseCuts(learned.choosing, toxic / CROWD, wanted / 100),
    [isNaive, cut, learned, toxic, wanted],
  );
  const { flagged, right, doubt, missed } = useMemo(() => tally(crowd, cuts), [crowd, cuts]);
  const rates = useMemo(
    () => ratesAt([...learned.toxic, ...learned.harmless], cuts.high),
    [learned, cuts],
  );
  const own = useMemo(() => scoreOf(learned.model, comment), [learned, comment]);
  const { share, low, high } = learned.accuracy;
  const counted = <mark>{`${right} of ${flagged}`}</mark>;

  return (
    <Scene approach={approach} opening={opening} className="toxicity">
      <SceneHead label="B4, sample comments">
        <Label>
          Held-out accuracy {formatPercent(share, 1)} ({formatPercent(low, 1)} to{' '}
          {formatPercent(high, 1)})
        </Label>
      </SceneHead>
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
        own={own?.logit}
        opening={opening}
      />
      <OwnComment run={run} score={own} cuts={cuts} />
      <SceneFoot>
        <ApproachSwitch
          legend="What a score does"
          naive="One cut"
          mine="Two cuts, and doubt"
          chosen={approach}
          onChoose={(next) => run.change({ approach: next })}
        />
        <Dares dares={DARES} onOpen={run.open} />
        <More>
          <ToxicityMore run={run} learned={learned} cuts={cuts} />
        </More>
      </SceneFoot>
    </Scene>
  );
}
