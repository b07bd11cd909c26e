import { useMemo, useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import { usePerformance } from '@/stage/use-opening-act';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';

import {
  ACT,
  COIN_MS,
  HOLD_MS,
  indexAt,
  indexOfSame,
  playOn,
  REPLAY_MS,
  schedule,
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
  /** When each moment of the attack appears while it is played. */
  readonly times: readonly number[];
  /** How long it has been played. Below 0 the coin is paid in. Unset: it is not played. */
  readonly playedMs: number | undefined;
  /** The clock of a dare that types. */
  readonly typing: OpeningAct;
  /** What it types. */
  readonly typed: string;
  /** The call that somebody wants to see. Unset: the end. */
  readonly call: number | undefined;
  readonly callProblem: string | undefined;
  /** Plays it from the moment the thief's coin is on its way. */
  readonly rob: () => void;
  readonly playAgain: () => void;
  readonly showEnd: () => void;
  readonly showCall: (call: number) => void;
  readonly refuseCall: (problem: string) => void;
}

/** Runs the attack whenever the code or the coins change, and plays it when somebody asks for it. */
export function useTheft({ values, opened, isShared }: Run<Settings>): Theft {
  const { thief, savers, up, operator, quote } = values;
  const isStill = useReducedMotion();
  const plan = useMemo(() => ({ thief, savers, up, operator }), [thief, savers, up, operator]);
  const attack = useMemo(() => runAttack(plan), [plan]);
  const proved = useMemo(() => prove({ plan, attack }), [plan, attack]);
  // Nobody has to do what somebody else has done: a shared theft begins by itself after the act.
  const [shown, setShown] = useState<Shown>(isShared ? { playedMs: -ACT.ends } : {});
  const { playedMs, from, call, callProblem } = shown;
  const times = useMemo(() => schedule(attack, REPLAY_MS, from), [attack, from]);
  const typing = usePerformance(opened, REPLAY_MS);

  const [seen, setSeen] = useState({ plan, attack, opened, typed: '' });
  const isDared = seen.opened !== opened;
  const isOther = isDared || seen.plan !== plan;
  if (isOther) {
    setSeen({ plan, attack, opened, typed: isDared ? quote : seen.typed });
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
    typing,
    typed: seen.typed,
    playedMs: isStill ? undefined : playedMs,
    call,
    callProblem,
    rob: () => setShown(isStill ? {} : { playedMs: -COIN_MS }),
    playAgain: () => setShown(isStill ? {} : { playedMs: 0 }),
    showEnd: () => setShown({}),
    showCall: (next) => setShown({ call: next }),
    refuseCall: (problem) => setShown((before) => ({ ...before, callProblem: problem })),
  };
}

/** Whether somebody has paid in the thief's coin, or done anything else: until then it waits for a hand. */
export function isRobbed({ isShared, isTouched }: Run<Settings>): boolean {
  return isShared || isTouched;
}

/** The moment of the attack that is shown: its start where there is none yet, or the claim is not about it. */
export function indexShown(
  run: Run<Settings>,
  { attack, call, ...theft }: Theft,
  { isTheft }: Claim,
): number {
  if (!isTheft || !isRobbed(run)) return 0;
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
  const isPlaying = claim.isTheft && (!isRobbed(run) || theft.playedMs !== undefined);
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
