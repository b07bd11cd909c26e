import { useState } from 'react';

import { createRandom, shuffled } from '@/lib/seeded-random';
import type { SceneProps } from '@/stage/define-demo';
import { whole } from '@/stage/settings';
import type { NumberSetting } from '@/stage/settings';
import { useAfterAnswer } from '@/stage/use-answer';
import { usePerformance } from '@/stage/use-opening-act';
import type { Way } from '@/stage/use-run';
import { useSize } from '@/stage/Drawing';
import { mix } from '@/stage/tween';
import { useTween } from '@/stage/motion';
import { WaySwitch } from '@/stage/WaySwitch';

import { FALL, momentAt } from './act';
import { Fan } from './Fan';
import { LINES } from './futures';
import type { Futures, FuturesRequest } from './futures';
import { Headline } from './Headline';
import { WHOLE_PERCENT } from './market';
import { MixBar } from './MixBar';
import {
  formatMissed,
  formatOdds,
  goalForOdds,
  monthlyAtReturn,
  monthlyForOdds,
  shareReaching,
} from './odds';
import { isSameButForGoal, settings, SURE_RANGE } from './settings';
import type { Settings } from './settings';
import { useBet } from './use-bet';
import { formatRupees, tellReset } from './words';

/** The order in which the futures come. */
const TURNS = shuffled([...Array.from({ length: LINES }).keys()], createRandom(7));

/** A dare or a choice, from where things are to its result. */
const PERFORMED_MS = 2_200;
const PAYMENT_MS = 1_500;
/** What follows a hand. */
const FOLLOW_MS = 200;
/** Once the run is no longer about the bet. */
const BET_FADES_MS = 600;
/** Until the futures with a year that is taken out have left. */
const LEFT_MS = 1_300;
/** Until the money is in another mix and its futures are nearly where they end. */
const POURED_MS = 1_200;
/** What the goal's handle dares to look for. */
const SOUGHT = 90;
/** The futures of a wild mix: the best of ten end more than this many times above the worst of ten. */
const WILD = 6;

const ASKED = { name: 'Futures that reach the goal', start: 0, ...SURE_RANGE, unit: 'of 100' };
const COUNT: NumberSetting = {
  ...whole({ ...ASKED, from: 0, to: 100 }),
  parse: (text) => whole(ASKED).parse(text),
};

interface Answer {
  readonly request: FuturesRequest;
  readonly result: Futures;
}

interface Planned {
  readonly request: FuturesRequest;
  /** The newest futures there are; of an older request while new ones are on their way. */
  readonly answer: Answer;
  readonly isCurrent: boolean;
}

/** The sentence, the fan, and everything that changes the plan. */
export function Planner({ run, act, data }: SceneProps<Settings, Planned>) {
  const { goal, monthly, sure, bet } = run.values;
  // What was there before the last change, of which a dare may have put some back; and before the goal alone was moved.
  const [trail, setTrail] = useState({ now: run.values, before: run.values, plan: run.values });
  if (trail.now !== run.values) {
    const isMoved = run.dare === undefined && isSameButForGoal(trail.plan, run.values);
    setTrail({ now: run.values, before: trail.now, plan: isMoved ? trail.plan : run.values });
  }
  // The mark of a bet fades when the run is no longer the one that was bet on.
  const [lastBet, setLastBet] = useState(bet);
  if (bet !== undefined && bet !== lastBet) setLastBet(bet);
  // The act stops before the fall: a bet, or anything else that is changed, lets the futures come. A shared run performs itself.
  // Another bet is open for as long as nothing but that is changed.
  const [rebet, setRebet] = useState<string>();
  const isBetting = rebet === settings.write(run.values);
  const hasFallen = act.isDone && (run.isShared || run.isTouched) && !isBetting;
  const fall = usePerformance(hasFallen, FALL.ends);
  const [choice, setChoice] = useState<{ way?: Way; times: number }>({ times: 0 });
  const move = usePerformance(`${run.opened} ${choice.times}`, PERFORMED_MS);

  const [shown, setShown] = useState(data.answer);
  const isLeaving =
    run.dare !== undefined &&
    fall.isDone &&
    run.values.without.length > shown.request.without.length &&
    !move.isDone &&
    (move.elapsedMs < LEFT_MS || !data.isCurrent);
  if (!isLeaving && shown !== data.answer) setShown(data.answer);
  const { request, result: futures } = shown;
  const { ends, lines } = futures;

  const average = monthlyAtReturn(goal, request.years, futures.averageReturn);
  const weakEnd = monthlyForOdds(ends, goal, sure);
  const [isHeld, setIsHeld] = useState(false);
  // About the run it was typed into, and gone with the next change.
  const [refused, setRefused] = useState<{ values: Settings; problem: string }>();
  // What is pressed while new futures are counted is about those, not about the ones still shown.
  const plan = useAfterAnswer(data.request, data.isCurrent, (wish: 'average' | number) => {
    const { result, request: answered } = data.answer;
    run.change({
      monthly:
        wish === 'average'
          ? monthlyAtReturn(goal, answered.years, result.averageReturn)
          : monthlyForOdds(result.ends, goal, wish),
    });
  });

  // The same amount may be both plans; then the button that was pressed last decides.
  const isAverage =
    !hasFallen || (monthly === average && !(choice.way === 'mine' && monthly === weakEnd));
  const isWeakEnd = monthly === weakEnd && !isAverage;
  const shownMonthly = useTween(hasFallen ? monthly : average, {
    ms: move.isDone ? FOLLOW_MS : PAYMENT_MS,
    isInstant: !act.isDone,
  });
  const shownGoal = useTween(goal, { isInstant: isHeld });

  const share = shareReaching(ends, shownGoal, shownMonthly);
  const moment = momentAt(hasFallen ? fall.elapsedMs : 0, TURNS);
  const landed = lines.filter((_, line) => moment.landed(line) === 1);
  const reach = landed.filter(
    ({ points }) => (points.at(-1) ?? 0) * shownMonthly >= shownGoal * (1 - 1e-9),
  ).length;
  const isTold = hasFallen && fall.elapsedMs >= FALL.drops;
  const percent = share * WHOLE_PERCENT;
  const level = useTween(percent, {
    ms: move.isDone ? FOLLOW_MS : PAYMENT_MS,
    // What already moves must not be followed late.
    isInstant: isHeld || !isTold || shownMonthly !== monthly,
  });
  const hasEnough = (one: number) => Math.round(one * WHOLE_PERCENT) >= SOUGHT;
  const gaveUp =
    goal < trail.plan.goal &&
    hasEnough(share) &&
    !hasEnough(shareReaching(ends, trail.plan.goal, shownMonthly))
      ? trail.plan.goal - shownGoal
      : undefined;
  const isPouring = run.dare !== undefined && isWild(futures) && move.elapsedMs < POURED_MS;
  const phase = findPhase();
  const betShown = useTween(bet !== undefined && isAverage ? 1 : 0, { ms: BET_FADES_MS });

  /** The same question about another time, so that the answer is not known yet. */
  const betAgain = (years: number) => {
    const changes = {
      ...{ years, bet: undefined },
      monthly: monthlyAtReturn(goal, years, futures.averageReturn),
    };
    run.change(changes);
    setRebet(settings.write({ ...run.values, ...changes }));
  };
  const { element: wordsPlace, size: wordsSize } = useSize<HTMLElement>();
  const refuse = (problem: string) => setRefused({ values: run.values, problem });
  const own = useBet(run, refuse);
  const count = {
    setting: COUNT,
    value: Math.round(percent),
    problem: refused?.values === run.values ? refused.problem : undefined,
    change: (asks: number) => plan(Math.min(Math.max(asks, ASKED.from), ASKED.to)),
    refuse,
  };
  const start = bet ?? (run.isShared && !isBetting ? WHOLE_PERCENT : own.draft);
  const block =
    phase === 'promise' || phase === 'bet'
      ? {
          level: start,
          landed: { reach: 0, miss: 0 },
          reach: String(start),
          miss: String(WHOLE_PERCENT - start),
          hangsOnGrip: true,
        }
      : phase === 'falling'
        ? {
            level: start,
            landed: { reach, miss: landed.length - reach },
            reach: String(reach),
            miss: String(landed.length - reach),
          }
        : {
            level: mix(start, level, moment.dropped),
            reach: level === percent ? formatOdds(share) : String(Math.round(level)),
            miss:
              level === percent ? formatMissed(share) : String(WHOLE_PERCENT - Math.round(level)),
            // Filled are those that futures came for, also while the bet drops.
            landed: fall.isDone ? undefined : { reach, miss: landed.length - reach },
            bet: bet ?? lastBet,
            betShown,
          };

  function findPhase() {
    if (!act.isDone) return 'promise';
    if (!hasFallen) return 'bet';
    if (!isTold) return 'falling';
    if (isLeaving) return 'leaving';
    return isPouring ? 'pouring' : 'told';
  }

  return (
    <>
      <Headline
        run={run}
        phase={phase}
        request={request}
        futures={futures}
        monthly={shownMonthly}
        goal={shownGoal}
        average={average}
        plan={isAverage ? 'average' : isWeakEnd ? 'weak end' : 'own'}
        bet={own.control}
        count={count}
        landed={{ reach, all: landed.length }}
        isWild={isWild(futures)}
        reset={run.dare === undefined ? '' : tellReset(trail.before, run.values)}
        gaveUp={gaveUp}
        onBetAgain={betAgain}
      />
      <i ref={wordsPlace} className="sipwise__words" />
      <Fan
        run={run}
        act={act}
        move={move}
        moment={moment}
        canPick={hasFallen && fall.isDone}
        futures={futures}
        years={request.years}
        monthly={shownMonthly}
        goal={shownGoal}
        plannedMonthly={hasFallen ? monthly : average}
        white={isAverage ? 'average' : isWeakEnd && isTold ? 'weak end' : undefined}
        block={block}
        isWild={isWild(futures)}
        words={wordsSize}
        leaving={isLeaving ? run.values.without : []}
        bet={isBetting || !(hasFallen || run.isShared) ? own.control : undefined}
        asksForBet={phase === 'bet'}
        onPlaceBet={own.place}
        onHoldBet={own.hold}
        goalControl={run.number('goal')}
        caught={goalForOdds(ends, shownMonthly, SOUGHT)}
        asksForGoal={
          // Once, and not to somebody who is busy with something else.
          phase === 'told' &&
          move.isDone &&
          isWeakEnd &&
          choice.times === 1 &&
          run.opened === 0 &&
          !isWild(futures) &&
          Math.round(percent) < SOUGHT
        }
        isHeld={isHeld}
        onHold={setIsHeld}
      />
      <WaySwitch
        run={{ ...run, way: isAverage ? 'naive' : isWeakEnd ? 'mine' : undefined }}
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
          setChoice({ way, times: choice.times + 1 });
          plan(way === 'naive' ? 'average' : sure);
        }}
        isLit={phase === 'told' && fall.isDone && isAverage}
      />
      <MixBar mix={run.values.mix} onChange={(next) => run.change({ mix: next })} />
    </>
  );
}

function isWild({ lines }: Futures): boolean {
  const endAt = (line: number) => lines[line]?.points.at(-1) ?? 0;
  return endAt(LINES * 0.9) > endAt(LINES * 0.1) * WILD;
}
