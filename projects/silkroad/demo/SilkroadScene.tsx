import { useState } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { Sentence } from '@/stage/Sentence';
import { WaySwitch } from '@/stage/WaySwitch';

import { momentAt, recordAt } from './act';
import { boxInHand, TreeBeside } from './BoxTree';
import { Claim, Levels, Note } from './Claim';
import type { Inspection } from './demo';
import { layRoad } from './road-layout';
import { RoadPicture } from './RoadPicture';
import { settings } from './settings';
import type { Settings } from './settings';
import { useCrime } from './use-crime';
import { explain, FORGED_BOX, hasWon, lootOf } from './words';

const FIRST_STATION = 2;

/** The record as a road that holds or breaks, and the four ways to make it lie. */
export function SilkroadScene({ run, act, data }: SceneProps<Settings, Inspection>) {
  const { road, doing, found, check } = data;
  const [isHeld, setIsHeld] = useState(false);
  const honest = road.journey.ledger;
  const count = road.journey.serials.length;

  // The act is about a number in a record that is linked and signed; any other run is shown as it is.
  const isOpening = !act.isDone && doing.crime === 'number' && doing.kept === 'chain';
  const shown = isOpening ? recordAt(act.elapsedMs, honest, found, doing.at) : found;
  const crime = useCrime({ run, honest, doing, found, shown, isOpening });
  const moment = momentAt(act.elapsedMs, {
    honest: honest.blocks[doing.at]?.content.event.quantity ?? 0,
    to: doing.to,
  });
  const shownDoing = isOpening ? { ...doing, ...moment } : doing;
  const isList = shownDoing.kept === 'list';
  const isReading = isOpening && !isList && !moment.isBroken;
  const isWon = !isOpening && hasWon(honest, found, doing);
  const isForgedBox = !isOpening && check.box === undefined && !check.isMember;
  const isHonest = doing.kept === 'chain' && doing.crime === 'number' && !crime.isLie;
  const isUntouched = !run.isShared && settings.write(run.values) === '';
  const note = isForgedBox && isHonest ? FORGED_BOX : explain(honest, shown, shownDoing);
  const hand = { check, count, box: boxInHand(run.values, count), isList, onBox: crime.chooseBox };

  return (
    <>
      <WaySwitch run={{ ...run, way: isList ? 'naive' : 'mine' }} onChoose={crime.chooseApproach} />
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
      <Drawing className={isWon ? 'silkroad__drawing--won' : ''}>
        {(size) => {
          const layout = layRoad(size);
          return (
            <>
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
              {!size.isNarrow && <TreeBeside hand={hand} layout={layout} height={size.height} />}
            </>
          );
        }}
      </Drawing>
      <Levels
        chosen={isList || !crime.hasLevels ? undefined : doing.as}
        tried={crime.tried}
        onChoose={crime.chooseLevel}
      />
    </>
  );
}
