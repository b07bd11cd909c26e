import { useState } from 'react';

import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { Drawing } from '@/stage/Drawing';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { Sentence } from '@/stage/Sentence';
import { useOpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-settings';

import { ACT, momentAt, recordAt } from './act';
import type { BoxCheck } from './boxes';
import { TreeBelow, TreeBeside } from './BoxTree';
import { Claim, Levels, Note } from './Claim';
import type { Found, Road } from './read-run';
import { layRoad } from './road-layout';
import { RoadPicture } from './RoadPicture';
import { settings } from './settings';
import type { Settings } from './settings';
import { SilkroadMore } from './SilkroadMore';
import { useCrime } from './use-crime';
import { explain, FORGED_BOX, hasWon, lootOf } from './words';

const DARES = [
  { name: 'Lose 8 boxes, fix every hash', query: '?at=2&to=40&as=hashes' },
  { name: 'Buy all three keys', query: '?at=2&to=40&as=all' },
  { name: 'Slip in a 49th box', query: '?to=48&box=49' },
] as const;
const FIRST_STATION = 2;

interface Props {
  run: Run<Settings>;
  road: Road;
  /** The settings that were read; a moment older than the run's while new ones are read. */
  doing: Settings;
  found: Found;
  check: BoxCheck;
}

/** The record as a road that holds or breaks, and the four ways to make it lie. */
export function SilkroadScene({ run, road, doing, found, check }: Props) {
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const [isHeld, setIsHeld] = useState(false);
  const honest = road.journey.ledger;
  const count = road.journey.serials.length;

  const isOpening = !opening.isDone;
  const shown = isOpening ? recordAt(opening.elapsedMs, honest, found, doing.at) : found;
  const crime = useCrime({ run, honest, doing, found, shown, isOpening });
  const moment = momentAt(opening.elapsedMs, {
    honest: honest.blocks[doing.at]?.content.event.quantity ?? 0,
    to: doing.to,
  });
  const shownDoing = isOpening ? { ...doing, ...moment, as: 'none' as const } : doing;
  const isList = shownDoing.kept === 'list';
  const isReading = isOpening && !isList && !moment.isBroken;
  const isWon = !isOpening && hasWon(honest, found, doing);
  const isForgedBox = !isOpening && check.box === undefined && !check.isMember;
  const isHonest = doing.kept === 'chain' && doing.crime === 'number' && !crime.isLie;
  const isUntouched = !run.isShared && settings.write(run.values) === '';
  const note = isForgedBox && isHonest ? FORGED_BOX : explain(honest, shown, shownDoing);
  const hand = {
    check,
    count,
    box: run.values.serial === '' ? Math.min(run.values.box, count + 1) : undefined,
    isList,
    onBox: crime.chooseBox,
  };

  return (
    <Scene
      approach={isList ? 'naive' : 'mine'}
      opening={opening}
      className={isWon ? 'silkroad silkroad--won' : 'silkroad'}
    >
      <SceneHead label={`A9, ${drugOf(road)}, batch ${road.journey.batch}`}>
        <ApproachSwitch
          legend="Keep the record as"
          naive="Plain list"
          mine="Linked and signed"
          chosen={isList ? 'naive' : 'mine'}
          onChoose={crime.chooseApproach}
        />
      </SceneHead>
      <Sentence problem={run.problem} note={<Note text={isReading ? '' : note} />}>
        <Claim
          honest={honest}
          found={shown}
          doing={shownDoing}
          isReading={isReading}
          isForgedBox={isForgedBox}
          control={crime.controlOf(doing.at)}
          onBlock={crime.chooseBlock}
          onLevel={crime.chooseLevel}
        />
      </Sentence>
      <Drawing className="silkroad__drawing">
        {(size) => {
          const layout = layRoad(size);
          return (
            <>
              {!size.isNarrow && <TreeBeside hand={hand} layout={layout} height={size.height} />}
              <RoadPicture
                layout={layout}
                width={size.width}
                honest={honest}
                found={shown}
                isList={isList}
                loot={isWon ? lootOf(honest, doing) : undefined}
                lit={!isOpening && isUntouched ? FIRST_STATION : undefined}
                isHeld={isHeld}
                controlOf={crime.controlOf}
                onHold={setIsHeld}
              />
            </>
          );
        }}
      </Drawing>
      <Levels
        chosen={isList || !crime.hasLevels ? undefined : doing.as}
        tried={crime.tried}
        onChoose={crime.chooseLevel}
      />
      <TreeBelow hand={hand} />
      <SceneFoot>
        <Dares dares={DARES} onOpen={run.open} />
        <More>
          <SilkroadMore run={run} road={road} ledger={found.ledger} check={check} />
        </More>
      </SceneFoot>
    </Scene>
  );
}

function drugOf({ journey }: Road): string {
  const event = journey.ledger.blocks[0]?.content.event;
  return event?.kind === 'manufactured' ? event.drug : '';
}
