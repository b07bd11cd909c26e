import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { LiveNumber } from '@/stage/LiveNumber';
import type { NumberControl } from '@/stage/number-control';
import { Sentence } from '@/stage/Sentence';
import { whole } from '@/stage/setting-kinds';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT, indexAt } from './act';
import styles from './auditrix.css?url';
import { AuditrixMore } from './AuditrixMore';
import { ClaimFlags } from './ClaimFlags';
import { Robbery } from './Robbery';
import { settings } from './settings';
import type { Settings } from './settings';
import { judge, useTheft } from './use-theft';
import type { Theft } from './use-theft';
import { describeRun, tellEnd, tellReport } from './words';

export const demo = defineDemo({
  plays: 'the theft',
  opens: 'A thief puts in 1 coin beside the savers’ 59. One line is in the wrong place.',
  real: 'both contracts are parsed and run by a small interpreter in this page, with calls inside calls, failures that undo what came before, and sums that are checked. The coins are counted by that run. A claim is a finding only if its quotation is in the code and its exploit worked.',
  beyond:
    'in the project a language model proposes the claims, and the last gate is a rule over the syntax tree. Here the three claims are sample claims written by hand, and the last gate is a run, which the write-up names as the next step. There is no chain and no gas.',
  styles,
  settings,
  ways: {
    legend: 'Auditor',
    naive: ['Believe every claim', { approach: 'naive' }],
    mine: ['Prove every claim', { approach: 'mine' }],
  },
  dares: [
    ['Swap = 0 for -= amount', { operator: 'subtract' }],
    ['Put it inside unchecked', { operator: 'unchecked' }],
    ['Clear before reading', { up: 3 }],
  ],
  act: ACT,
  describe: describeRun,
  useData: useTheft,
  Scene: AuditrixScene,
  More: AuditrixMore,
  moreName: 'More: claims and contracts',
});

/** A vault, a thief, and one line that can be moved. */
function AuditrixScene({ run, act, data: theft }: SceneProps<Settings, Theft>) {
  const { plan, attack } = theft;
  const { thief, up, operator } = run.values;

  const { claims, proven, isRunning } = judge(run, act, theft);
  const index = findIndex();
  const moment = attack.moments[index];
  const isAtRest = !isRunning && index === attack.rest;

  function findIndex(): number {
    if (!act.isDone) return indexAt(theft.firstTimes, act.elapsedMs);
    if (theft.playedMs !== undefined) return indexAt(theft.times, theft.playedMs);
    const found = attack.moments.findIndex(
      ({ kind, call }) => kind === 'pay' && call === theft.call,
    );
    return found === -1 ? attack.rest : found;
  }

  const numberOf = (key: 'thief' | 'savers'): NumberControl => {
    const control = run.number(key);
    return {
      ...control,
      change: (value) => {
        theft.showEnd();
        control.change(value);
      },
    };
  };

  const told = isAtRest
    ? tellEnd(attack, plan)
    : {
        lead: 'At call',
        tail: `the thief holds ${moment?.thief} and the vault ${moment?.vault}.`,
      };
  const atRest = attack.end === 'undone' ? (attack.failure?.call ?? 1) : attack.calls;
  const call = {
    setting: whole({ name: 'Call', start: 1, from: 1, to: Math.max(attack.calls, 1) }),
    value: isAtRest ? Math.max(atRest, 1) : Math.max(moment?.call ?? 1, 1),
    change: (value: number) => {
      if (value === attack.calls && attack.end !== 'undone') theft.showEnd();
      else theft.showCall(value);
    },
    refuse: theft.refuseCall,
  };

  return (
    <>
      <WaySwitch run={run} />
      <Sentence
        problem={run.problem ?? theft.callProblem}
        note={
          <>
            {tellReport(claims, proven)} <ClaimFlags claims={claims} />
          </>
        }
      >
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
        standing={claims[0]?.standing}
        isLit={!isRunning && !run.isShared && up === 0 && operator === 'clear'}
        onHold={theft.showEnd}
        onChanged={theft.playAgain}
        onRun={theft.playedMs === undefined ? theft.playAgain : theft.showEnd}
      />
    </>
  );
}
