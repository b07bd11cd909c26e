import { useMemo, useState } from 'react';

import { createRandom, shuffled } from '@/lib/seeded-random';
import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { LiveNumber } from '@/stage/LiveNumber';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import type { Approach } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { Sentence } from '@/stage/Sentence';
import { whole } from '@/stage/setting-kinds';
import { useAnswer } from '@/stage/use-answer';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useSettings } from '@/stage/use-settings';
import { useTween } from '@/stage/use-tween';

import { ACT, momentAt } from './act';
import { WHOLE_PERCENT } from './assets';
import { Fan } from './Fan';
import { formatRupees } from './format-rupees';
import { LINES } from './futures';
import type { Futures, FuturesRequest } from './futures';
import { DEPOSIT_RATE, MARKET_HISTORY } from './market';
import { MixBar } from './MixBar';
import { explain } from './note';
import { formatOdds, monthlyAtReturn, monthlyForOdds, shareReaching } from './odds';
import { settings, YEARS } from './settings';
import { createSimulator } from './workers';
import { SipwiseMore } from './SipwiseMore';

const DARES = [
  { name: 'Make it 90 of 100', query: '?monthly=6905' },
  { name: 'Take 2017 out', query: '?without=2017' },
  { name: 'All in on Bitcoin', query: '?mix=0-0-0-100' },
] as const;

/** The order in which the futures come in the opening act. */
const TURNS = shuffled([...Array.from({ length: LINES }).keys()], createRandom(7));

const COUNT = whole({
  name: 'Futures that reach the goal',
  start: 0,
  from: 0,
  to: 100,
  unit: 'of 100',
});
const LEAST_ASKED = 1;
const MOST_ASKED = 99;
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A plan and the 20,000 futures that it may have. */
export function SipwiseScene() {
  const run = useSettings(settings);
  const { mix, years, futures: paths, seed, without } = run.values;
  const request = useMemo(
    () => ({ mix, years, paths: Number(paths), seed, without }),
    [mix, years, paths, seed, without],
  );
  const { latest } = useAnswer<FuturesRequest, Futures>(createSimulator, request);
  if (!latest) return <p className="sipwise__wait" role="status" />;
  return <Planner run={run} futures={latest.result} drawnYears={latest.request.years} />;
}

interface Props {
  run: ReturnType<typeof useSettings<typeof settings.start>>;
  futures: Futures;
  /** The duration these futures were drawn for; older than the run's while new ones are on their way. */
  drawnYears: number;
}

function Planner({ run, futures, drawnYears }: Props) {
  const { goal, years, monthly, sure, mix, without } = run.values;
  const { ends, averageReturn, lines } = futures;
  const average = monthlyAtReturn(goal, drawnYears, averageReturn);
  const weakEnd = monthlyForOdds(ends, goal, sure);
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const [isHeld, setIsHeld] = useState(false);
  const [asked, setAsked] = useState<Approach>();

  // The same amount may be both plans; then the button that was pressed last decides.
  const isAverage = monthly === average && !(asked === 'mine' && monthly === weakEnd);
  const isWeakEnd = monthly === weakEnd && !isAverage;
  const moment = momentAt(opening.elapsedMs, { average, monthly, turns: TURNS });
  const settled = useTween(monthly, { isInstant: !opening.isDone });
  const shownMonthly = opening.isDone ? settled : moment.monthly;
  const shownGoal = useTween(goal, { isInstant: isHeld });

  const share = shareReaching(ends, goal, monthly);
  const arrived = lines.filter(
    ({ points }, line) =>
      moment.drawn(line) === 1 && (points.at(-1) ?? 0) * shownMonthly >= goal * (1 - 1e-9),
  );
  const odds = opening.isDone ? formatOdds(share) : String(arrived.length);
  const count = {
    setting: COUNT,
    value: Math.round(share * WHOLE_PERCENT),
    change: (asks: number) =>
      run.change({
        monthly: monthlyForOdds(ends, goal, Math.min(Math.max(asks, LEAST_ASKED), MOST_ASKED)),
      }),
    refuse: () => undefined,
  };
  const historyYears = MARKET_HISTORY.length - without.length;
  const isNaive = opening.isDone ? isAverage : moment.isNaive;

  return (
    <Scene approach={isNaive ? 'naive' : 'mine'} opening={opening} className="sipwise">
      <SceneHead label={`B1, ${formatRupees(ends.length)} futures`} />
      <Sentence
        problem={run.problem}
        note={explain({
          way: isNaive ? 'average' : isWeakEnd ? 'weak end' : 'own',
          averageReturn,
          average,
          worst: (lines[0]?.points.at(-1) ?? 0) * monthly,
          deposit: monthlyAtReturn(goal, years, DEPOSIT_RATE),
          sure,
          years,
          historyYears,
          without: opening.isDone ? without : [],
          isDepositOnly: mix.fd === WHOLE_PERCENT,
        })}
      >
        Pay <LiveNumber control={run.number('monthly')}>{formatRupees(shownMonthly)}</LiveNumber> a
        month for <LiveNumber control={run.number('years')}>{YEARS.say(years)}</LiveNumber> and{' '}
        <LiveNumber control={count}>{odds} of 100</LiveNumber> futures made of {WORDS[historyYears]}{' '}
        past years reach{' '}
        <LiveNumber control={run.number('goal')}>{formatRupees(shownGoal)}</LiveNumber>.
      </Sentence>
      <Fan
        run={run}
        futures={futures}
        years={drawnYears}
        monthly={shownMonthly}
        goal={shownGoal}
        moment={moment}
        opening={opening}
        white={isNaive ? 'average' : isWeakEnd ? 'weak end' : undefined}
        isHeld={isHeld}
        onHold={setIsHeld}
      />
      <ApproachSwitch
        legend="Plan with"
        naive={
          <>
            Plan with the average <b>{formatRupees(average)}</b>
          </>
        }
        mine={
          <>
            Plan for {String(sure)} of 100 <b>{formatRupees(weakEnd)}</b>
          </>
        }
        chosen={isNaive ? 'naive' : isWeakEnd ? 'mine' : undefined}
        onChoose={(approach) => {
          setAsked(approach);
          run.change({ monthly: approach === 'naive' ? average : weakEnd });
        }}
      />
      <MixBar mix={mix} onChange={(next) => run.change({ mix: next })} />
      <SceneFoot>
        <Dares dares={DARES} onOpen={run.open} />
        <More>
          <SipwiseMore run={run} ends={ends} />
        </More>
      </SceneFoot>
    </Scene>
  );
}
