import { useState } from 'react';

import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useSettings } from '@/stage/use-settings';

import { ACT } from './act';
import { CapsuleSentence } from './CapsuleSentence';
import { Crew } from './Crew';
import { Lanes } from './Lanes';
import { Ring } from './Ring';
import { settings } from './settings';
import { TimeCapsuleMore } from './TimeCapsuleMore';
import { useBench } from './use-bench';
import { WhoReads } from './WhoReads';

const DARES = [
  { name: 'Race 1, 2 and 4', query: '?seconds=4&workers=4&way=race' },
  { name: 'Let four guess', query: '?seconds=12&workers=4&way=guess' },
  { name: 'Change one byte', query: '?seconds=4&byte=1' },
] as const;

/** A capsule that only squarings open, the workers who try, and the creator who need not. */
export function TimeCapsuleScene() {
  const run = useSettings(settings);
  const { workers, way, lock, text } = run.values;
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const isLaidOpen = opening.elapsedMs < ACT.closes;
  const { view, useKey, again } = useBench(run.values, isLaidOpen);
  const [wasPulled, setWasPulled] = useState(false);
  const [wasHired, setWasHired] = useState(false);
  const isNaive = lock === 'date';
  const isOpen = isNaive || isLaidOpen || view.phase === 'sealing' || view.phase === 'open';
  if (wasPulled && isOpen) setWasPulled(false);

  return (
    <Scene approach={isNaive ? 'naive' : 'mine'} opening={opening} className="timecapsule">
      <SceneHead label="B3, a time lock">
        <ApproachSwitch
          legend="Lock"
          naive="Date check only"
          mine="Time lock"
          chosen={isNaive ? 'naive' : 'mine'}
          onChoose={(next) => run.change({ lock: next === 'naive' ? 'date' : 'time' })}
        />
      </SceneHead>
      <CapsuleSentence run={run} view={view} isLaidOpen={isLaidOpen} wasPulled={wasPulled} />
      <Ring
        view={view}
        opening={opening}
        isNaive={isNaive}
        isOpen={isOpen}
        text={isNaive || isLaidOpen || view.phase === 'sealing' ? text : (view.text ?? '')}
        onPull={() => setWasPulled(true)}
      />
      <Crew
        workers={workers}
        isLit={opening.isDone && !wasHired && workers === 1 && view.phase === 'working'}
        isIdle={isNaive}
        canUseKey={!isNaive && !isLaidOpen && view.capsule !== undefined && view.phase !== 'open'}
        onHire={(next) => {
          setWasHired(true);
          if (next === workers && way === 'wait') again();
          else run.change({ workers: next, way: 'wait' });
        }}
        onKey={useKey}
      />
      <Lanes view={view} seconds={run.values.seconds} isNaive={isNaive} />
      <WhoReads run={run} record={view.capsule?.record} />
      <SceneFoot>
        <Dares dares={DARES} onOpen={run.open} />
        <More name="More: the numbers">
          <TimeCapsuleMore run={run} view={view} />
        </More>
      </SceneFoot>
    </Scene>
  );
}
