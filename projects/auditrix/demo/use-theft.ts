import { useMemo, useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import { usePerformance } from '@/stage/use-opening-act';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';

import {
  DRAIN_MS,
  HOLD_MS,
  indexAt,
  indexOfSame,
  isShownInAct,
  playOn,
  REPLAY_MS,
  schedule,
  THIEF_MS,
  TYPING,
} from './act';
import type { Shown } from './act';
import { runAttack } from './attack';
import type { Attack, Plan } from './attack';
import { accuse, believe, prove } from './audit';
import type { Claim } from './audit';
import type { Settings } from './settings';

/** The theft that these settings lead to, and how much of it is shown. */
export interface Theft {
  readonly plan: Plan;
  readonly attack: Attack;
  /** What the gates make of the claims that come with the demo. */
  readonly proved: readonly [reentrancy: Claim, overflow: Claim];
  /** When each moment of the attack appears, in a replay and in the opening act. */
  readonly times: readonly number[];
  readonly firstTimes: readonly number[];
  /** How long it has been played again. Unset: it is not played. */
  readonly playedMs: number | undefined;
  /** The clock of a dare that types. */
  readonly typing: OpeningAct;
  /** What it types. */
  readonly typed: string;
  /** Whether it turned the switch back. */
  readonly isBack: boolean;
  /** The call that somebody wants to see. Unset: the end. */
  readonly call: number | undefined;
  readonly callProblem: string | undefined;
  readonly playAgain: () => void;
  readonly showEnd: () => void;
  readonly showCall: (call: number) => void;
  readonly refuseCall: (problem: string) => void;
}

/** Runs the attack whenever the code or the coins change, and plays it when somebody asks for it. */
export function useTheft({ values, opened, dare }: Run<Settings>): Theft {
  const { thief, savers, up, operator, quote, approach } = values;
  const isStill = useReducedMotion();
  const plan = useMemo(() => ({ thief, savers, up, operator }), [thief, savers, up, operator]);
  const attack = useMemo(() => runAttack(plan), [plan]);
  const proved = useMemo(() => prove({ plan, attack }), [plan, attack]);
  const [shown, setShown] = useState<Shown>({});
  const { playedMs, from, call, callProblem } = shown;
  const times = useMemo(() => schedule(attack, REPLAY_MS, from), [attack, from]);
  const firstTimes = useMemo(() => schedule(attack, DRAIN_MS), [attack]);
  const typing = usePerformance(opened, REPLAY_MS);

  const [seen, setSeen] = useState({
    ...{ plan, attack, opened, approach },
    ...{ typed: '', isBack: false },
  });
  const isDared = seen.opened !== opened;
  const isOther = isDared || seen.plan !== plan;
  if (isOther || seen.approach !== approach) {
    const dared = isDared ? { typed: quote, isBack: seen.approach !== approach } : {};
    setSeen({ ...seen, plan, attack, opened, approach, ...dared });
  }
  if (isOther) {
    // A dare or another operator is performed, from where things are. Wherever the line is put, the verdict is there at once.
    const isPerformed = isDared || seen.plan.operator !== operator;
    const before = seen.attack.moments[seen.attack.rest];
    const goesOn = seen.plan.thief === thief && seen.plan.savers === savers && before;
    if (!isPerformed || isStill || quote !== '') setShown({});
    else setShown({ playedMs: 0, from: goesOn ? indexOfSame(attack, before) : 0 });
  }

  const lastsMs = (times.at(-1) ?? 0) + HOLD_MS;
  useFrameLoop((ms) => setShown((before) => playOn(before, ms, lastsMs)), playedMs !== undefined);

  return {
    plan,
    attack,
    proved,
    times,
    firstTimes,
    typing,
    typed: seen.typed,
    isBack: seen.isBack && dare !== undefined,
    playedMs: isStill ? undefined : playedMs,
    call,
    callProblem,
    playAgain: () => setShown(isStill ? {} : { playedMs: 0 }),
    showEnd: () => setShown({}),
    showCall: (next) => setShown({ call: next }),
    refuseCall: (problem) => setShown((before) => ({ ...before, callProblem: problem })),
  };
}

/** The moment of the attack that is shown: its start where the claim is not about it. */
export function indexShown(
  { attack, call, ...theft }: Theft,
  act: OpeningAct,
  { isTheft }: Claim,
): number {
  if (!isTheft) return 0;
  if (!act.isDone) return indexAt(theft.firstTimes, act.elapsedMs - THIEF_MS);
  if (theft.playedMs !== undefined) return indexAt(theft.times, theft.playedMs);
  const found = attack.moments.findIndex((one) => one.kind === 'pay' && one.call === call);
  return found === -1 ? attack.rest : found;
}

interface Verdict {
  /** The claim as the chosen auditor reports it by now. */
  readonly claim: Claim;
  /** Whether the gates would let it through. */
  readonly isTrue: boolean;
  readonly isRunning: boolean;
  /** What stands in the field: somebody's accusation as far as it is typed. */
  readonly quote: string;
}

/** What the chosen auditor says by now; nothing is said of what is not typed yet, or whose exploit still runs. */
export function judge(run: Run<Settings>, act: OpeningAct, theft: Theft): Verdict {
  const quote = quoteShown(run, act, theft);
  const claim = quote.trim() === '' ? theft.proved[0] : accuse(quote, theft);
  const isTyping = quote !== run.values.quote;
  const isActing = !act.isDone && !isShownInAct(theft.firstTimes, act.elapsedMs);
  const isPlaying = claim.isTheft && (isActing || theft.playedMs !== undefined);
  const rest = {
    isTrue: claim.standing === 'proven',
    isRunning: isTyping || isPlaying,
    quote,
  };
  if (run.values.approach === 'naive') return { claim: believe(claim), ...rest };
  if (isTyping) return { claim: { ...claim, standing: 'searching' }, ...rest };
  return isPlaying
    ? { claim: { ...claim, standing: 'running', why: 'The exploit is running.' }, ...rest }
    : { claim, ...rest };
}

function quoteShown({ values }: Run<Settings>, act: OpeningAct, theft: Theft): string {
  const { quote } = values;
  const clock = act.isDone ? theft.typing : act;
  const isTyped = !act.isDone || quote === theft.typed;
  const share = isTyped ? clock.between(TYPING.from, TYPING.to) : 1;
  return quote.slice(0, Math.max(Math.round(quote.length * share), 1));
}
