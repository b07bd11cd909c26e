import { useMemo, useState } from 'react';

import { elementAt } from '@/lib/element-at';
import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { Drawing } from '@/stage/Drawing';
import { More } from '@/stage/More';
import type { NumberControl } from '@/stage/number-control';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { Sentence } from '@/stage/Sentence';
import { whole } from '@/stage/setting-kinds';
import { useLatest } from '@/stage/use-latest';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useSettings } from '@/stage/use-settings';
import type { Run } from '@/stage/use-settings';

import { ACT, momentAt } from './act';
import { checkBox } from './box';
import { BoxHandle } from './BoxHandle';
import { BoxTree } from './BoxTree';
import { BoxWords } from './BoxWords';
import { Claim } from './Claim';
import { explain, FORGED_BOX } from './explain';
import { Levels } from './Levels';
import type { Level } from './lie';
import { Note } from './Note';
import { buildRoad, readList, readRun } from './read-run';
import type { Found, Road } from './read-run';
import { layRoad } from './road-layout';
import { RoadPicture } from './RoadPicture';
import { BOXES, settings } from './settings';
import type { Settings } from './settings';
import { SilkroadMore } from './SilkroadMore';
import { besideRoad } from './tree-layout';
import { TreeBelow } from './TreeBelow';
import { BLOCK_NAMES, endOfRoad } from './words';

const DARES = [
  { name: 'Lose 8 boxes, fix every hash', query: '?at=2&to=40&as=hashes' },
  { name: 'Buy all three keys', query: '?at=2&to=40&as=all' },
  { name: 'Slip in a 49th box', query: '?to=48&box=49' },
] as const;

/** How many boxes a lie is about when the visitor has not said. */
const USUAL_LIE = 8;

const STATIONS = BLOCK_NAMES.map((name, index) =>
  whole({
    name: `Boxes ${name.replace(/ \(.+/, '')}, block ${String(index)}`,
    start: 0,
    ...BOXES,
    unit: (count) => (count === 1 ? 'box' : 'boxes'),
  }),
);

/** A batch on its way, with keys made for this run alone. */
export function SilkroadScene() {
  const run = useSettings(settings);
  const { latest } = useLatest(buildRoad, run.values.seed);
  if (!latest) return <p className="silkroad__wait" role="status" />;
  return <Desk run={run} road={latest.result} />;
}

interface Request extends Settings {
  road: Road;
}

async function inspect({ road, ...values }: Request) {
  const found = await readRun(road, values);
  return { found, check: await checkBox(road.journey, found.ledger, values) };
}

interface Props {
  run: Run<Settings>;
  road: Road;
}

function Desk({ run, road }: Props) {
  const { at, to, as, kept, crime, box, serial, seed } = run.values;
  const request = useMemo(
    () => ({ road, at, to, as, kept, crime, box, serial, seed }),
    [road, at, to, as, kept, crime, box, serial, seed],
  );
  const { latest } = useLatest(inspect, request);
  if (!latest) return <p className="silkroad__wait" role="status" />;
  return <RoadScene run={run} road={road} doing={latest.request} {...latest.result} />;
}

interface SceneProps extends Props {
  /** The settings that were read; a moment older than the run's while new ones are read. */
  doing: Settings;
  found: Found;
  check: Awaited<ReturnType<typeof checkBox>>;
}

function RoadScene({ run, road, doing, found, check }: SceneProps) {
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const [isHeld, setIsHeld] = useState(false);
  const [tried, setTried] = useState<{ lie: string; ends: Partial<Record<Level, string>> }>({
    lie: '',
    ends: {},
  });
  const honest = road.journey.ledger;
  const count = road.journey.serials.length;
  const honestAt = (position: number) => elementAt(honest.blocks, position).content.event.quantity;

  const moment = momentAt(opening.elapsedMs, { honest: honestAt(doing.at), to: doing.to });
  const shown = opening.isDone ? found : actAt();
  const shownDoing = opening.isDone ? doing : { ...doing, ...moment, as: 'none' as const };
  const isList = shownDoing.kept === 'list';
  const isReading = !opening.isDone && moment.kept === 'chain' && !moment.isBroken;

  function actAt(): Found {
    if (moment.kept === 'list') return readList(honest, { at: doing.at, to: moment.to });
    if (moment.isBroken) return found;
    const ledger = opening.elapsedMs < ACT.chainStarts ? honest : found.ledger;
    return { ledger, verdict: { status: 'intact' } };
  }

  // What has been tried stays on its step for as long as the lie is the same.
  const lie = `${String(doing.at)} ${String(doing.to)} ${doing.crime} ${String(doing.seed)}`;
  const outcome =
    found.verdict.status === 'intact'
      ? 'the whole road holds'
      : endOfRoad(found.verdict).replace('the road ends', 'stops');
  const hasLevels = doing.kept === 'chain' && (doing.crime === 'root' || doing.crime === 'number');
  const isLie = hasLevels && (doing.crime === 'root' || doing.to !== honestAt(doing.at));
  if (tried.lie !== lie) setTried({ lie, ends: {} });
  else if (isLie && opening.isDone && tried.ends[doing.as] !== outcome) {
    setTried({ lie, ends: { ...tried.ends, [doing.as]: outcome } });
  }

  // The moved number is the run's own: the reading comes a moment later, and a quick hand would lose steps.
  const numberAt = (position: number) =>
    opening.isDone && position === run.values.at && run.values.crime === 'number'
      ? run.values.to
      : (shown.ledger.blocks[position]?.content.event.quantity ?? 0);
  const boxInHand = run.values.serial === '' ? Math.min(run.values.box, count + 1) : undefined;
  const controlOf = (position: number): NumberControl => ({
    setting: elementAt(STATIONS, position),
    value: numberAt(position),
    problem: run.problems.to,
    change: (boxes) => run.change({ at: position, to: boxes, crime: 'number' }),
    refuse: run.number('to').refuse,
  });
  const keepLying = () =>
    doing.crime === 'root' || doing.to !== honestAt(doing.at)
      ? {}
      : { to: Math.max(0, doing.to - USUAL_LIE) };
  const chooseLevel = (level: Level) =>
    run.change({
      as: level,
      kept: 'chain',
      crime: doing.crime === 'root' ? 'root' : 'number',
      ...keepLying(),
    });
  const chooseBox = (next: number) => run.change({ box: next, serial: '' });
  const isForgedBox = check.box === undefined && !check.isMember;
  const isHonest = !isList && doing.crime === 'number' && doing.to === honestAt(doing.at);
  const isUntouched = !run.isShared && settings.write(run.values) === '';
  const note =
    isForgedBox && isHonest && opening.isDone ? FORGED_BOX : explain(honest, shown, shownDoing);

  return (
    <Scene approach={isList ? 'naive' : 'mine'} opening={opening} className="silkroad">
      <SceneHead label={`A9, ${drugOf(road)}, batch ${road.journey.batch}`}>
        <ApproachSwitch
          legend="Keep the record as"
          naive="Plain list"
          mine="Linked and signed"
          chosen={isList ? 'naive' : 'mine'}
          onChoose={(approach) =>
            run.change({
              kept: approach === 'naive' ? 'list' : 'chain',
              ...(approach === 'naive' ? { crime: 'number', ...keepLying() } : {}),
            })
          }
        />
      </SceneHead>
      <Sentence problem={run.problem} note={<Note text={isReading ? '' : note} />}>
        <Claim
          honest={honest}
          found={shown}
          doing={shownDoing}
          isReading={isReading}
          isForgedBox={isForgedBox && opening.isDone}
          control={controlOf(doing.at)}
          onBlock={(next) =>
            run.change({
              at: next,
              to: Math.min(Math.max(honestAt(next) + doing.to - honestAt(doing.at), 0), BOXES.to),
            })
          }
          onLevel={chooseLevel}
        />
      </Sentence>
      <Drawing className="silkroad__drawing">
        {(size) => {
          const layout = layRoad(size);
          const tree = besideRoad(count, layout, size.height);
          const roadWidth = layout.roadWidth;
          return (
            <>
              <RoadPicture
                layout={layout}
                width={size.width}
                honest={honest}
                found={shown}
                isList={isList}
                lit={opening.isDone && isUntouched ? 2 : undefined}
                isHeld={isHeld}
                controlOf={controlOf}
                onHold={setIsHeld}
              >
                {!size.isNarrow && (
                  <BoxTree {...{ tree, count, check, roadWidth }} isNarrow={false} />
                )}
              </RoadPicture>
              {!size.isNarrow && !isList && (
                <BoxHandle
                  tree={tree}
                  count={count}
                  check={check}
                  box={boxInHand}
                  axis="y"
                  onBox={chooseBox}
                />
              )}
              {!size.isNarrow && <BoxWords check={check} count={count} isList={isList} />}
            </>
          );
        }}
      </Drawing>
      <Levels
        chosen={isList || !hasLevels ? undefined : doing.as}
        tried={tried.ends}
        onChoose={chooseLevel}
      />
      <TreeBelow check={check} count={count} box={boxInHand} isList={isList} onBox={chooseBox} />
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
