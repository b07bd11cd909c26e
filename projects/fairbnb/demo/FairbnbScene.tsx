import { useMemo, useState } from 'react';

import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { Drawing } from '@/stage/Drawing';
import { LiveNumber } from '@/stage/LiveNumber';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { Sentence } from '@/stage/Sentence';
import { useOpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-settings';
import { useTween } from '@/stage/use-tween';

import { CaseInFront } from './CaseInFront';
import { Courtyard } from './Courtyard';
import { FairbnbMore } from './FairbnbMore';
import { hear } from './hearing';
import { drawJuries, holdAll, indexOf, recount } from './juries';
import { MoneyLine } from './MoneyLine';
import { keepOdd } from './settings';
import type { Settings } from './settings';
import { sayPeeking } from './words';

const ACT = { eyeMoves: 500, ends: 3_500 };
const WHOLE = 100;
const DARES = [
  { name: 'Seat 15 bad jurors', query: '?votes=sealed&jurors=15&right=40' },
  { name: 'Seal it, skip the salt', query: '?votes=sealed&salt=0' },
  { name: 'Change a sealed vote', query: '?votes=sealed&cheat=change' },
] as const;

interface Props {
  run: Run<Settings>;
  /** Which seals two guesses open. Unset: not tried yet, and nothing is trusted until then. */
  cracked: Uint8Array | undefined;
}

/** A thousand juries, the eye that turns them into a herd, and one case among them. */
export function FairbnbScene({ run, cracked }: Props) {
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const { votes, jurors, right, seed } = run.values;
  const opened = easeInOut(opening.between(ACT.eyeMoves, ACT.ends));
  const peek = Math.round(run.values.peek * opened);

  const draws = useMemo(() => drawJuries(seed), [seed]);
  const canRead = useMemo(() => {
    const isOpen = votes === 'open' || cracked === undefined;
    return (index: number) => isOpen || cracked[index] === 1;
  }, [votes, cracked]);
  const panel = useMemo(
    () => ({ jurors, accuracy: right / WHOLE, peeking: peek / WHOLE }),
    [jurors, right, peek],
  );
  const front = run.values.case - 1;
  const hearing = hear(draws, run.values, panel, canRead);
  const everyone = useMemo(() => holdAll(draws, panel, canRead), [draws, panel, canRead]);
  const crowd = useMemo(
    () => recount(everyone, front, hearing.forTenant, jurors),
    [everyone, front, hearing.forTenant, jurors],
  );
  const isRead = canRead(indexOf(front, 0));
  const [isHeld, setIsHeld] = useState(false);
  const shown = Math.round(useTween(crowd.right, { isInstant: isHeld || !opening.isDone }));
  const approach = votes === 'open' ? 'naive' : 'mine';

  return (
    <Scene approach={approach} opening={opening} className="fairbnb">
      <SceneHead label="A3, 1,000 made-up disputes">
        <ApproachSwitch
          legend="How votes are cast"
          naive="Votes in the open"
          mine="Votes sealed first"
          chosen={approach}
          onChoose={(next) => run.change({ votes: next === 'naive' ? 'open' : 'sealed' })}
        />
      </SceneHead>
      <Sentence problem={run.problem}>
        <LiveNumber control={keepOdd(run.number('jurors'))} /> jurors, each right{' '}
        <LiveNumber control={run.number('right')}>{right}%</LiveNumber> of the time,{' '}
        {sayPeeking(run.values, isRead)}{' '}
        <LiveNumber control={run.number('peek')}>{peek}%</LiveNumber> of the time: <b>{shown}</b> of
        1,000 verdicts are right. One juror alone: <b>{crowd.alone}</b>.
      </Sentence>
      <Drawing className="fairbnb__drawing">
        {(size) => (
          <Courtyard
            run={run}
            crowd={crowd}
            shown={{ right: shown, peek }}
            size={size}
            isBlind={!isRead}
            isLit={opening.isDone}
            onHold={setIsHeld}
          />
        )}
      </Drawing>
      <CaseInFront run={run} hearing={hearing} isRead={isRead} />
      <MoneyLine run={run} hearing={hearing} />
      <SceneFoot>
        <Dares dares={DARES} onOpen={run.open} />
        <More>
          <FairbnbMore run={run} panel={panel} hearing={hearing} isRead={isRead} />
        </More>
      </SceneFoot>
    </Scene>
  );
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2;
}
