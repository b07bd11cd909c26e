import { useState } from 'react';

import { createRandom, shuffled } from '@/lib/seeded-random';
import type { SceneProps } from '@/stage/define-demo';
import { LiveNumber } from '@/stage/LiveNumber';
import { Sentence } from '@/stage/Sentence';
import { whole } from '@/stage/setting-kinds';
import type { NumberSetting } from '@/stage/setting-kinds';
import { useAfterAnswer } from '@/stage/use-answer';
import type { Way } from '@/stage/use-run';
import { useTween } from '@/stage/use-tween';
import { WaySwitch } from '@/stage/WaySwitch';

import { momentAt } from './act';
import { Fan } from './Fan';
import { LINES } from './futures';
import type { Futures, FuturesRequest } from './futures';
import { DEPOSIT_RATE, MARKET_HISTORY, WHOLE_PERCENT } from './market';
import { MixBar } from './MixBar';
import { formatMissed, formatOdds, monthlyAtReturn, monthlyForOdds, shareReaching } from './odds';
import { YEARS } from './settings';
import type { Settings } from './settings';
import { explain, formatRupees } from './words';

/** The order in which the futures come in the opening act. */
const TURNS = shuffled([...Array.from({ length: LINES }).keys()], createRandom(7));

/** No plan can be made for all futures or for none, although a plan may turn out to reach that many. */
const ASKED = { name: 'Futures that reach the goal', start: 0, from: 1, to: 99, unit: 'of 100' };
const COUNT: NumberSetting = {
  ...whole({ ...ASKED, from: 0, to: 100 }),
  parse: (text) => whole(ASKED).parse(text),
};
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface Planned {
  readonly request: FuturesRequest;
  /** The newest futures there are; of an older request while new ones are on their way. */
  readonly answer: { readonly request: FuturesRequest; readonly result: Futures };
  readonly isCurrent: boolean;
}

/** The sentence, the fan, and everything that changes the plan. */
export function Planner({ run, act, data }: SceneProps<Settings, Planned>) {
  const { request, answer, isCurrent } = data;
  const { goal, years, monthly, sure, mix, without } = run.values;
  const futures = answer.result;
  const { ends, averageReturn, lines } = futures;
  const average = monthlyAtReturn(goal, answer.request.years, averageReturn);
  const weakEnd = monthlyForOdds(ends, goal, sure);
  const [isHeld, setIsHeld] = useState(false);
  const [asked, setAsked] = useState<Way>();
  // About the run it was typed into, and gone with the next change.
  const [refused, setRefused] = useState<{ values: Settings; problem: string }>();
  const problem = refused?.values === run.values ? refused.problem : undefined;
  // What is pressed while new futures are drawn is about those, not about the ones still shown.
  const plan = useAfterAnswer(request, isCurrent, (wish: 'average' | number) =>
    run.change({ monthly: wish === 'average' ? average : monthlyForOdds(ends, goal, wish) }),
  );

  // The same amount may be both plans; then the button that was pressed last decides.
  const isAverage = monthly === average && !(asked === 'mine' && monthly === weakEnd);
  const isWeakEnd = monthly === weakEnd && !isAverage;
  const moment = momentAt(act.elapsedMs, { average, monthly, turns: TURNS });
  const settled = useTween(monthly, { isInstant: !act.isDone });
  const shownMonthly = act.isDone ? settled : moment.monthly;
  const shownGoal = useTween(goal, { isInstant: isHeld });

  const share = shareReaching(ends, goal, monthly);
  const landed = lines.filter((_, line) => moment.landed(line) === 1);
  const reached = landed.filter(
    ({ points }) => (points.at(-1) ?? 0) * shownMonthly >= goal * (1 - 1e-9),
  );
  const odds = act.isDone ? formatOdds(share) : String(reached.length);
  const missed = act.isDone ? formatMissed(share) : String(landed.length - reached.length);
  const tally = landed.length > 0 ? { reach: odds, miss: missed } : undefined;
  const count = {
    setting: COUNT,
    value: Math.round(share * WHOLE_PERCENT),
    problem,
    change: (asks: number) => plan(Math.min(Math.max(asks, ASKED.from), ASKED.to)),
    refuse: (text: string) => setRefused({ values: run.values, problem: text }),
  };
  const historyYears = MARKET_HISTORY.length - without.length;
  const isNaive = act.isDone ? isAverage : moment.isNaive;

  return (
    <>
      <Sentence
        problem={run.problem ?? problem}
        note={explain({
          way: isNaive ? 'average' : isWeakEnd ? 'weak end' : 'own',
          averageReturn,
          average,
          worst: (lines[0]?.points.at(-1) ?? 0) * monthly,
          deposit: monthlyAtReturn(goal, years, DEPOSIT_RATE),
          sure,
          years,
          historyYears,
          without: act.isDone ? without : [],
          isDepositOnly: mix.fd === WHOLE_PERCENT,
        })}
      >
        Pay <LiveNumber control={run.number('monthly')}>{formatRupees(shownMonthly)}</LiveNumber> a
        month for <LiveNumber control={run.number('years')}>{YEARS.say(years)}</LiveNumber> and{' '}
        {tally === undefined ? (
          <>the average of {WORDS[historyYears]} past years reaches</>
        ) : (
          <>
            <LiveNumber control={count}>
              {odds} of {act.isDone ? WHOLE_PERCENT : landed.length}
            </LiveNumber>{' '}
            futures made of {WORDS[historyYears]} past years reach
          </>
        )}{' '}
        <LiveNumber control={run.number('goal')}>{formatRupees(shownGoal)}</LiveNumber>.
      </Sentence>
      <Fan
        run={run}
        futures={futures}
        years={answer.request.years}
        monthly={shownMonthly}
        goal={shownGoal}
        plannedMonthly={act.isDone ? monthly : average}
        tally={tally}
        moment={moment}
        act={act}
        white={isNaive ? 'average' : isWeakEnd ? 'weak end' : undefined}
        isHeld={isHeld}
        onHold={setIsHeld}
      />
      <WaySwitch
        run={{ ...run, way: isNaive ? 'naive' : isWeakEnd ? 'mine' : undefined }}
        naive={
          <>
            Plan with the average <b>{formatRupees(average)}</b>
          </>
        }
        mine={
          <>
            Plan for {sure} of 100 <b>{formatRupees(weakEnd)}</b>
          </>
        }
        onChoose={(way) => {
          setAsked(way);
          plan(way === 'naive' ? 'average' : sure);
        }}
      />
      <MixBar mix={mix} onChange={(next) => run.change({ mix: next })} />
    </>
  );
}
