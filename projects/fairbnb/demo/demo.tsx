import { useMemo, useState } from 'react';

import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { LiveNumber, Sentence } from '@/stage/Sentence';
import { useAnswer } from '@/stage/use-answer';
import type { Run } from '@/stage/use-run';
import { useTween } from '@/stage/motion';
import { WaySwitch } from '@/stage/WaySwitch';

import { CaseInFront } from './CaseInFront';
import { Courtyard } from './Courtyard';
import styles from './fairbnb.css?url';
import { FairbnbMore } from './FairbnbMore';
import { hear } from './hearing';
import { drawJuries, holdAll, indexOf, recount } from './juries';
import type { CanRead, Draws } from './juries';
import type { Registry } from './seals';
import { keepOdd, settings } from './settings';
import type { Settings } from './settings';
import { describeRun, sayPeeking } from './words';

const ACT = { eyeMoves: 500, ends: 3_500 };
const WHOLE = 100;

export const demo = defineDemo({
  plays: '1,000 juries',
  opens:
    '9 jurors, each right 70% of the time: 902 of 1,000 verdicts are right. Then they begin to peek at each other’s votes.',
  real: 'every vote of every jury is drawn from the seed and counted, every seal is a SHA-256 hash, both guesses are tried on every seal, and each coin of the payout is counted.',
  beyond:
    'a chain, wallets, deadlines, evidence and people. Disputes, jurors and addresses here are made up, and real jurors do not copy by this rule. The draw of the jury is not shown, and one person with several addresses stays possible.',
  needs: ['workers'],
  styles,
  settings,
  ways: {
    legend: 'How votes are cast',
    naive: ['Votes in the open', { votes: 'open' }],
    mine: ['Votes sealed first', { votes: 'sealed' }],
  },
  dares: [
    ['Seat 15 bad jurors', { votes: 'sealed', jurors: 15, right: 40 }],
    ['Seal it, skip the salt', { votes: 'sealed', salt: false }],
    ['Change a sealed vote', { votes: 'sealed', cheat: 'change' }],
  ],
  act: ACT,
  describe: describeRun,
  useData: useCourthouse,
  Scene: FairbnbScene,
  More: FairbnbMore,
  moreName: 'More: the case',
});

/** What every verdict is counted from. */
export interface Courthouse {
  readonly draws: Draws;
  readonly canRead: CanRead;
  /** Whether both guesses have been tried on the seals of this run. Votes in the open need no trial. */
  readonly isTried: boolean;
}

/** Draws the juries and has a worker try every seal. A shared run with seals waits for it behind its sleeve. */
function useCourthouse({ values, isShared }: Run<Settings>): Courthouse | undefined {
  const { votes, salt, seed } = values;
  const [waits] = useState(isShared && votes === 'sealed');
  const registry = useMemo(() => ({ seed, isSalted: salt }), [seed, salt]);
  const { latest, isCurrent } = useAnswer<Registry, Uint8Array>(createCracker, registry);
  const draws = useMemo(() => drawJuries(seed), [seed]);
  const isTried = votes === 'open' || isCurrent;
  // An answer about other seals says nothing about these.
  const cracked = votes === 'sealed' && isCurrent ? latest?.result : undefined;
  const canRead = useMemo(
    () => (index: number) => cracked === undefined || cracked[index] === 1,
    [cracked],
  );
  const house = useMemo(() => ({ draws, canRead, isTried }), [draws, canRead, isTried]);
  return waits && latest === undefined ? undefined : house;
}

// Outside of the hook, because the worker starts again when its maker is a new function.
function createCracker(): Worker {
  return new Worker(new URL('./seals.worker.ts', import.meta.url), { type: 'module' });
}

/** A thousand juries, the eye that turns them into a herd, and one case among them. */
function FairbnbScene({ run, act, data }: SceneProps<Settings, Courthouse>) {
  const { draws, canRead, isTried } = data;
  const { values } = run;
  const { jurors, right } = values;
  const peek = Math.round(values.peek * easeInOut(act.between(ACT.eyeMoves, ACT.ends)));
  const panel = useMemo(
    () => ({ jurors, accuracy: right / WHOLE, peeking: peek / WHOLE }),
    [jurors, right, peek],
  );
  const front = values.case - 1;
  const hearing = useMemo(
    () => hear(draws, values, panel, canRead),
    [draws, values, panel, canRead],
  );
  const everyone = useMemo(() => holdAll(draws, panel, canRead), [draws, panel, canRead]);
  const crowd = useMemo(
    () => recount(everyone, front, hearing.forTenant, jurors),
    [everyone, front, hearing.forTenant, jurors],
  );
  const isRead = canRead(indexOf(front, 0));
  const [isHeld, setIsHeld] = useState(false);
  const shown = Math.round(useTween(crowd.right, { isInstant: isHeld || !act.isDone }));

  return (
    <>
      <WaySwitch run={run} />
      <Sentence problem={run.problem}>
        <LiveNumber control={keepOdd(run.number('jurors'))} /> jurors, each right{' '}
        <LiveNumber control={run.number('right')}>{right}%</LiveNumber> of the time,{' '}
        {sayPeeking(values, isRead && isTried)}{' '}
        <LiveNumber control={run.number('peek')}>{peek}%</LiveNumber> of the time:{' '}
        {isTried ? (
          <>
            <b>{shown}</b> of 1,000 verdicts are right.
          </>
        ) : (
          'both votes are being tried on every seal.'
        )}{' '}
        One juror alone: <b>{crowd.alone}</b>.
      </Sentence>
      <div className="fairbnb__court">
        <Drawing className="fairbnb__drawing">
          {(size) => (
            <Courtyard
              run={run}
              crowd={crowd}
              shown={{ right: isTried ? shown : undefined, peek }}
              size={size}
              isBlind={!isRead}
              isLit={act.isDone}
              onHold={setIsHeld}
            />
          )}
        </Drawing>
        <CaseInFront run={run} hearing={hearing} isRead={isRead} />
      </div>
    </>
  );
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2;
}
