import { useMemo, useState } from 'react';

import { useFrameLoop } from '@/stage/use-frame-loop';
import type { OpeningAct } from '@/stage/use-opening-act';
import { useReducedMotion } from '@/stage/use-reduced-motion';
import type { Run } from '@/stage/use-run';

import { DRAIN_MS, REPLAY_MS, schedule } from './act';
import { runAttack } from './attack';
import type { Attack, Plan } from './attack';
import { believe, prove } from './audit';
import type { Claim } from './audit';
import type { Settings } from './settings';

/** After the last moment of a replay, before the flag goes up. */
const HOLD_MS = 350;

/** The theft that these settings lead to, and how much of it is shown. */
export interface Theft {
  readonly plan: Plan;
  readonly attack: Attack;
  /** What the gates make of the three claims. */
  readonly proved: readonly Claim[];
  /** When each moment of the attack appears, in a replay and in the opening act. */
  readonly times: readonly number[];
  readonly firstTimes: readonly number[];
  /** How long it has been played again. Unset: it is not played. */
  readonly playedMs: number | undefined;
  /** The call that somebody wants to see. Unset: the end. */
  readonly call: number | undefined;
  readonly callProblem: string | undefined;
  readonly playAgain: () => void;
  readonly showEnd: () => void;
  readonly showCall: (call: number) => void;
  readonly refuseCall: (problem: string) => void;
}

/** Runs the attack whenever the code or the coins change, and plays it again when somebody asks for it. */
export function useTheft({ values, opened }: Run<Settings>): Theft {
  const { thief, savers, up, operator, quote } = values;
  const plan = useMemo(() => ({ thief, savers, up, operator }), [thief, savers, up, operator]);
  const attack = useMemo(() => runAttack(plan), [plan]);
  const proved = useMemo(() => prove({ plan, attack, quote }), [plan, attack, quote]);
  const times = useMemo(() => schedule(attack, REPLAY_MS), [attack]);
  const firstTimes = useMemo(() => schedule(attack, DRAIN_MS), [attack]);
  const replay = useReplay((times.at(-1) ?? 0) + HOLD_MS);
  const [played, setPlayed] = useState(opened);
  if (opened !== played) {
    // A dare is performed, also the same one twice.
    setPlayed(opened);
    replay.playAgain();
  }
  return { plan, attack, proved, times, firstTimes, ...replay };
}

type Replay = Pick<
  Theft,
  'playedMs' | 'call' | 'callProblem' | 'playAgain' | 'showEnd' | 'showCall' | 'refuseCall'
>;

/** Which part of the attack is shown: all of it from the start, one call, or its end. */
function useReplay(lastsMs: number): Replay {
  const isStill = useReducedMotion();
  const [playedMs, setPlayedMs] = useState<number>();
  const [call, setCall] = useState<number>();
  const [callProblem, setCallProblem] = useState<string>();
  useFrameLoop((ms) => {
    setPlayedMs((before = 0) => (before + ms < lastsMs ? before + ms : undefined));
  }, playedMs !== undefined);
  const show = (next: { playedMs?: number; call?: number }) => {
    setPlayedMs(isStill ? undefined : next.playedMs);
    setCall(next.call);
    setCallProblem(undefined);
  };
  return {
    playedMs: isStill ? undefined : playedMs,
    call,
    callProblem,
    playAgain: () => show({ playedMs: 0 }),
    showEnd: () => show({}),
    showCall: (next) => show({ call: next }),
    refuseCall: setCallProblem,
  };
}

/** What the chosen auditor says of the claims by now; nothing is a finding while its exploit still runs. */
export function judge(
  { values }: Run<Settings>,
  act: OpeningAct,
  { plan, attack, proved, playedMs }: Theft,
): { claims: readonly Claim[]; proven: number; isRunning: boolean } {
  const isRunning = !act.isDone || playedMs !== undefined;
  const proven = proved.filter(({ standing }) => standing === 'proven').length;
  if (values.approach === 'naive') {
    return { claims: believe({ plan, attack, quote: values.quote }), proven, isRunning };
  }
  const claims = proved.map((claim) =>
    isRunning && claim.name === 'Reentrancy'
      ? { ...claim, standing: 'running' as const, why: 'Quoted. The exploit is running.' }
      : claim,
  );
  return { claims, proven, isRunning };
}
