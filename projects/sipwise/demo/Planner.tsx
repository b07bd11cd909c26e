import { useState } from 'react';

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
import { useAfterAnswer } from '@/stage/use-after-answer';
import { useOpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-settings';
import { useTween } from '@/stage/use-tween';

import { ACT, momentAt } from './act';
import { Fan } from './Fan';
import { LINES } from './futures';
import type { Futures, FuturesRequest } from './futures';
import { DEPOSIT_RATE, MARKET_HISTORY, WHOLE_PERCENT } from './market';
import { MixBar } from './MixBar';
import { formatMissed, formatOdds, monthlyAtReturn, monthlyForOdds, shareReaching } from './odds';
import { YEARS } from './settings';
import type { Settings } from './settings';
import { SipwiseMore } from './SipwiseMore';
import { explain, formatRupees } from './words';

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

interface Props {
  run: Run<Settings>;
  /** The newest futures there are; of an older request while new ones are on their way. */
  answer: { readonly request: FuturesRequest; readonly result: Futures };
  request: FuturesRequest;
  isCurrent: boolean;
}

/** The sentence, the fan, and everything that changes the plan. */
export function Planner({ run, answer, request, isCurrent }: Props) {
  const { goal, years, monthly, sure, mix, without } = run.values;
  const futures = answer.result;
  const { ends, averageReturn, lines } = futures;
  const average = monthlyAtReturn(goal, answer.request.years, averageReturn);
  const weakEnd = monthlyForOdds(ends, goal, sure);
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const [isHeld, setIsHeld] = useState(false);
  const [asked, setAsked] = useState<Approach>();
  // What is pressed while new futures are drawn is about those, not about the ones still shown.
  const plan = useAfterAnswer(request, isCurrent, (wish: 'average' | number) =>
    run.change({ monthly: wish === 'average' ? average : monthlyForOdds(ends, goal, wish) }),
  );

  // The same amount may be both plans; then the button that was pressed last decides.
  const isAverage = monthly === average && !(asked === 'mine' && monthly === weakEnd);
  const isWeakEnd = monthly === weakEnd && !isAverage;
  const moment = momentAt(opening.elapsedMs, { average, monthly, turns: TURNS });
  const settled = useTween(monthly, { isInstant: !opening.isDone });
  const shownMonthly = opening.isDone ? settled : moment.monthly;
  const shownGoal = useTween(goal, { isInstant: isHeld });

  const share = shareReaching(ends, goal, monthly);
  const landed = lines.filter((_, line) => moment.landed(line) === 1);
  const reached = landed.filter(
    ({ points }) => (points.at(-1) ?? 0) * shownMonthly >= goal * (1 - 1e-9),
  );
  const odds = opening.isDone ? formatOdds(share) : String(reached.length);
  const missed = opening.isDone ? formatMissed(share) : String(landed.length - reached.length);
  const tally = landed.length > 0 ? { reach: odds, miss: missed } : undefined;
  const count = {
    setting: COUNT,
    value: Math.round(share * WHOLE_PERCENT),
    change: (asks: number) => plan(Math.min(Math.max(asks, LEAST_ASKED), MOST_ASKED)),
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
        years={answer.request.years}
        monthly={shownMonthly}
        goal={shownGoal}
        plannedMonthly={opening.isDone ? monthly : average}
        tally={tally}
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
          plan(approach === 'naive' ? 'average' : sure);
        }}
      />
      <MixBar mix={mix} onChange={(next) => run.change({ mix: next })} />
      <SceneFoot>
        <Dares dares={DARES} onOpen={run.open} />
        <More>
          <SipwiseMore run={run} />
        </More>
      </SceneFoot>
    </Scene>
  );
}
