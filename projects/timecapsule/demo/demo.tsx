import { useEffect, useState } from 'react';

import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT } from './act';
import { CapsuleSentence } from './CapsuleSentence';
import { Crew } from './Crew';
import { Lanes } from './Lanes';
import { Ring } from './Ring';
import { settings } from './settings';
import type { Settings } from './settings';
import styles from './timecapsule.css?url';
import { TimeCapsuleMore } from './TimeCapsuleMore';
import { useCapsule } from './use-capsule';
import type { CapsuleData } from './use-capsule';
import { WhoReads } from './WhoReads';
import { describeRun } from './words';

export const demo = defineDemo({
  plays: 'the 30 seconds',
  opens: 'A message, sealed for 30 seconds. Can four workers open it sooner?',
  real: "every squaring is made by workers on your device, modulo a new 1024-bit number for each capsule. AES-GCM decides what opens. Seconds are this device's; a faster one opens sooner.",
  beyond:
    "the project is a dApp on a blockchain where only the creator of a capsule can view, manage or delete it. There is no chain, wallet or contract here. This is the third row of the last figure, with the creator's primes kept: it lets everyone read in the end. A lasting lock needs larger primes; this one lives until the page is closed.",
  needs: ['workers', 'web crypto'],
  styles,
  settings,
  ways: {
    legend: 'Lock',
    naive: ['Date check only', { lock: 'date' }],
    mine: ['Time lock', { lock: 'time' }],
  },
  dares: [
    ['Race 1, 2 and 4', { seconds: 4, workers: 4, way: 'race' }],
    ['Let four guess', { seconds: 12, workers: 4, way: 'guess' }],
    ['Change one byte', { seconds: 4, byte: 1 }],
  ],
  act: ACT,
  describe: describeRun,
  useData: useCapsule,
  Scene: TimeCapsuleScene,
  More: TimeCapsuleMore,
  moreName: 'More: the numbers',
});

/** A capsule that only squarings open, the workers who try, and the creator who need not. */
function TimeCapsuleScene({ run, act, data }: SceneProps<Settings, CapsuleData>) {
  const { view, text, write, hold, useKey, again } = data;
  const { workers, way, lock, seconds } = run.values;
  const isLaidOpen = act.elapsedMs < ACT.closes;
  useEffect(() => hold(isLaidOpen), [hold, isLaidOpen]);
  const [wasPulled, setWasPulled] = useState(false);
  const [wasHired, setWasHired] = useState(false);
  const isNaive = lock === 'date';
  const isOpen = isNaive || isLaidOpen || view.phase === 'sealing' || view.phase === 'open';
  if (wasPulled && isOpen) setWasPulled(false);

  return (
    <>
      <CapsuleSentence run={run} view={view} isLaidOpen={isLaidOpen} wasPulled={wasPulled} />
      <Crew
        workers={workers}
        isLit={act.isDone && !wasHired && workers === 1 && view.phase === 'working'}
        isIdle={isNaive}
        canUseKey={!isNaive && !isLaidOpen && view.capsule !== undefined && view.phase !== 'open'}
        onHire={(next) => {
          setWasHired(true);
          if (next === workers && way === 'wait') again();
          else run.change({ workers: next, way: 'wait' });
        }}
        onKey={useKey}
      />
      <Ring
        view={view}
        act={act}
        isNaive={isNaive}
        isOpen={isOpen}
        text={isNaive || isLaidOpen || view.phase === 'sealing' ? text : (view.text ?? '')}
        onPull={() => setWasPulled(true)}
      />
      <Lanes view={view} seconds={seconds} isNaive={isNaive} />
      <WhoReads text={text} onWrite={write} values={run.values} record={view.capsule?.record} />
      <WaySwitch run={run} />
    </>
  );
}
