import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { Sentence } from '@/stage/Sentence';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT, AT_REST, parcelAt } from './act';
import { boxInHand, boxSetting, TreeBelow, TreeBeside } from './BoxTree';
import { Claim } from './Claim';
import { Climb } from './Climb';
import type { Inspection } from './demo';
import { layProof, layRoad } from './road-layout';
import { RoadPicture } from './RoadPicture';
import type { Settings } from './settings';
import { useCrime } from './use-crime';
import { hasWon, isProving, lootOf, storyOf } from './words';

const EMPTY_VAN = { count: 0, isPaper: false } as const;

/** The record as a road that holds or breaks, and the four ways to make it lie. */
export function SilkroadScene({ run, act, data }: SceneProps<Settings, Inspection>) {
  const { road, doing, found, check } = data;
  const honest = road.journey.ledger;
  const count = road.journey.serials.length;
  const crime = useCrime(run, act, data);
  const { moment, shown } = crime;

  const isOpening = !act.isDone && !run.isShared;
  const isList = doing.kept === 'list';
  const isReading = !moment.isRead;
  const isBelieved = crime.isLie && !isReading && shown.verdict.status === 'intact';
  const isWon = !isReading && hasWon(honest, found, doing);
  const isAsking = !run.isTouched && !run.isShared;
  const isAboutProof = isProving(honest, doing);
  // What was taken stays taken, whoever finds out; what is on paper alone is there for as long as it is believed.
  const loot = crime.isLie ? lootOf(honest, { ...doing, to: crime.writtenTo }) : undefined;
  // It waits beside a list, which nothing protects.
  const van = isList && act.isDone && !crime.isLie ? EMPTY_VAN : loot;
  const parcel = isOpening ? parcelAt(act.elapsedMs) : undefined;
  const hand = {
    check,
    count,
    box: boxInHand(run.values, count),
    isList,
    share: isAboutProof ? crime.boxShare : 1,
    piled: isOpening ? act.between(0, ACT.piled) : 1,
    gone: loot === undefined || loot.isPaper ? 0 : loot.count,
    onBox: crime.chooseBox,
  };

  return (
    <>
      <Sentence problem={run.problem}>
        {parcel === undefined ? (
          <Claim
            honest={honest}
            found={shown}
            doing={doing}
            isReading={isAboutProof ? hand.share < 1 : isReading}
            isAsking={isAsking}
            check={isAboutProof ? check : undefined}
            control={crime.controlOf(doing.at)}
            boxControl={{ ...run.number('box'), setting: boxSetting(count), change: hand.onBox }}
            onBlock={crime.chooseBlock}
            onLevel={crime.chooseLevel}
            onSellBox={crime.sellBox}
          />
        ) : (
          storyOf(honest)
        )}
      </Sentence>
      <Drawing className={isWon ? 'silkroad__drawing--won' : ''}>
        {(size) => {
          const isUpright = size.isNarrow && isAboutProof;
          const layout = isUpright ? layProof(size) : layRoad(size);
          return (
            <>
              {isUpright ? (
                <TreeBelow hand={hand} layout={layout} size={size} />
              ) : (
                <TreeBeside hand={hand} layout={layout} height={size.height} />
              )}
              <RoadPicture
                layout={layout}
                width={size.width}
                honest={honest}
                found={shown}
                moment={isAboutProof ? AT_REST : moment}
                isList={isList}
                unrolled={isOpening ? act.between(0, ACT.unrolled) : 1}
                parcel={parcel}
                at={doing.at}
                loot={loot?.isPaper && !isBelieved ? undefined : van}
                isWon={isWon}
                lit={act.isDone && !run.isTouched && !isAboutProof ? doing.at : undefined}
                isAsking={isAsking}
                controlOf={crime.controlOf}
              />
            </>
          );
        }}
      </Drawing>
      {/* Above the drawing to the eye, and after it for the keyboard: what lights up lies ahead. */}
      <div className="spine">
        <WaySwitch
          run={run}
          onChoose={crime.chooseApproach}
          isLit={isList && isBelieved && act.isDone}
        />
        {!isList && (
          <Climb
            chosen={crime.hasLevels && crime.isLie ? doing.as : undefined}
            tried={crime.tried}
            hashes={honest.blocks.length - doing.at}
            onChoose={crime.chooseLevel}
          />
        )}
      </div>
    </>
  );
}
