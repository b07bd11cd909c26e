import { useMemo, useState } from 'react';

import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { LiveNumber } from '@/stage/LiveNumber';
import { More } from '@/stage/More';
import type { NumberControl } from '@/stage/number-control';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { Sentence } from '@/stage/Sentence';
import { whole } from '@/stage/setting-kinds';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useSettings } from '@/stage/use-settings';

import { ACT_MS, DRAIN_MS, indexAt, REPLAY_MS, schedule } from './act';
import { runAttack } from './attack';
import { believe, prove } from './audit';
import { AuditrixMore } from './AuditrixMore';
import { ClaimFlags } from './ClaimFlags';
import { Robbery } from './Robbery';
import { LONGEST_QUOTE, settings } from './settings';
import { useReplay } from './use-replay';
import { tellEnd, tellReport } from './words';

const DARES = [
  { name: 'Swap = 0 for -= amount', query: '?operator=subtract' },
  { name: 'Put it inside unchecked', query: '?operator=unchecked' },
  { name: 'Clear before reading', query: '?up=3' },
] as const;

/** After the last moment of a replay, before the flag goes up. */
const HOLD_MS = 350;

/** A vault, a thief, and one line that can be moved. */
export function AuditrixScene() {
  const run = useSettings(settings);
  const { thief, savers, up, operator, approach, quote } = run.values;
  const plan = useMemo(() => ({ thief, savers, up, operator }), [thief, savers, up, operator]);
  const attack = useMemo(() => runAttack(plan), [plan]);
  const opening = useOpeningAct(ACT_MS, { isSkipped: run.isShared });
  const times = useMemo(() => schedule(attack, REPLAY_MS), [attack]);
  const firstTimes = useMemo(() => schedule(attack, DRAIN_MS), [attack]);
  const replay = useReplay((times.at(-1) ?? 0) + HOLD_MS);
  const [scrubbed, setScrubbed] = useState<number>();
  const [callProblem, setCallProblem] = useState<string>();

  const isRunning = !opening.isDone || replay.playedMs !== undefined;
  const index = findIndex();
  const moment = attack.moments[index];
  const isAtRest = !isRunning && index === attack.rest;

  const evidence = useMemo(() => ({ plan, attack, quote }), [plan, attack, quote]);
  const proved = useMemo(() => prove(evidence), [evidence]);
  const proven = proved.filter(({ standing }) => standing === 'proven').length;
  const claims =
    approach === 'naive'
      ? believe(evidence)
      : proved.map((claim) =>
          isRunning && claim.name === 'Reentrancy'
            ? { ...claim, standing: 'running' as const, why: 'Quoted. The exploit is running.' }
            : claim,
        );

  function findIndex(): number {
    if (!opening.isDone) return indexAt(firstTimes, opening.elapsedMs);
    if (replay.playedMs !== undefined) return indexAt(times, replay.playedMs);
    const found = attack.moments.findIndex(({ kind, call }) => kind === 'pay' && call === scrubbed);
    return found === -1 ? attack.rest : found;
  }

  const forgetCall = () => {
    setScrubbed(undefined);
    setCallProblem(undefined);
  };
  const showEnd = () => {
    forgetCall();
    replay.stop();
  };
  const playAgain = () => {
    forgetCall();
    replay.start();
  };
  const numberOf = (key: 'thief' | 'savers'): NumberControl => {
    const control = run.number(key);
    return {
      ...control,
      change: (value) => {
        showEnd();
        control.change(value);
      },
    };
  };

  const end = tellEnd(attack, plan);
  const told = isAtRest
    ? end
    : {
        lead: 'At call',
        tail: `the thief holds ${moment?.thief} and the vault ${moment?.vault}.`,
      };
  const atRest = attack.end === 'undone' ? (attack.failure?.call ?? 1) : attack.calls;
  const call = {
    setting: whole({ name: 'Call', start: 1, from: 1, to: Math.max(attack.calls, 1) }),
    value: isAtRest ? Math.max(atRest, 1) : Math.max(moment?.call ?? 1, 1),
    change: (value: number) => {
      replay.stop();
      setCallProblem(undefined);
      setScrubbed(value === attack.calls && attack.end !== 'undone' ? undefined : value);
    },
    refuse: setCallProblem,
  };

  return (
    <Scene approach={approach} opening={opening} className="auditrix">
      <SceneHead label="A2, a vault and its auditor">
        <ApproachSwitch
          legend="Auditor"
          naive="Believe every claim"
          mine="Prove every claim"
          chosen={approach}
          onChoose={(next) => run.change({ approach: next })}
        />
      </SceneHead>
      <Sentence problem={run.problem ?? callProblem} note={tellReport(claims, proven)}>
        A thief puts in <LiveNumber control={numberOf('thief')} /> {thief === 1 ? 'coin' : 'coins'}{' '}
        beside the savers’ <LiveNumber control={numberOf('savers')} />. {told.lead}
        {told.tail !== undefined && (
          <>
            {' '}
            <LiveNumber control={call} /> {told.tail}
          </>
        )}
      </Sentence>
      <Robbery
        run={run}
        attack={attack}
        index={index}
        hasFlag={claims[0]?.standing === 'proven' || approach === 'naive'}
        isLit={!isRunning && !run.isShared && up === 0}
        onHold={showEnd}
        onChanged={playAgain}
      />
      <ClaimFlags
        claims={claims}
        onQuote={(next) => run.change({ quote: next.slice(0, LONGEST_QUOTE) })}
      />
      <SceneFoot>
        <div className="auditrix__offers">
          <button
            type="button"
            className="stage-chip auditrix__run"
            onClick={replay.playedMs === undefined ? playAgain : showEnd}
          >
            Run the exploit
          </button>
          <Dares
            dares={DARES}
            onOpen={(query) => {
              run.open(query);
              playAgain();
            }}
          />
        </div>
        <More name="More: the contracts and the rule">
          <AuditrixMore run={run} attack={attack} onChanged={playAgain} />
        </More>
      </SceneFoot>
    </Scene>
  );
}
