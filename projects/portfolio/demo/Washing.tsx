import { useMemo, useRef, useState } from 'react';

import { Canvas, Drawing } from '@/stage/Drawing';
import type { DrawingSize } from '@/stage/Drawing';
import { Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';

import { drawLine } from './draw-line';
import type { HungSheet, Piece } from './draw-line';
import { hangPage, lineY, ringX, shareAt } from './hang';
import type { Hanging, Line } from './hang';
import type { Island } from './islands';
import { placeOnMap } from './map-layout';
import { LOOKS, printSheet } from './page-painter';
import type { Look } from './page-painter';
import type { Survey, SurveyedPage } from './use-survey';
import { tagParts } from './words';

interface Props {
  /** The name of the run: each has a ring that asks anew. */
  run: string;
  page: SurveyedPage;
  islands: readonly Island[];
  /** What Play fetched, more than the script of the demo alone, if it is counted. */
  playBytes: number | undefined;
  reach: NumberControl;
  /** How much of the page has got script, from its top: 0 to 1. */
  share: number;
  /** How much of what the line can bear beyond the page it bears. */
  strain: number;
  isNight: boolean;
  isBroken: boolean;
  /** How far the page has fallen. */
  drop: number;
  /** How much it would be if only what moves had script. */
  ghostStrain: number;
  /** How much of the page hangs already: 0 to 1. */
  hung: number;
  /** How much of the page has arrived while it is waited for. */
  arrived: number | undefined;
  /** What the ring asks for, when it asks. */
  invite: string | undefined;
  onHold: (isHeld: boolean) => void;
}

/** The page on its line, whole, in sheets side by side; the ring gives script to what it has passed. */
export function Washing(props: Props) {
  return <Drawing className="portfolio__line">{(size) => <Hung {...props} size={size} />}</Drawing>;
}

function Hung({ size, page, islands, playBytes, ...props }: Props & { size: DrawingSize }) {
  const { run, reach, share, strain, isNight, isBroken, drop, ghostStrain } = props;
  const { hung, arrived, invite, onHold } = props;
  const { width, height, isNarrow } = size;
  const hanging = useMemo(
    () => hangPage(page.survey.page, { width, height }, isNarrow),
    [page, width, height, isNarrow],
  );
  const sheets = useMemo(
    () =>
      cutSheets(
        page,
        hanging,
        LOOKS[isNight ? 'night' : 'day'],
        tagSurvey(page.survey, islands, playBytes, isNarrow),
      ),
    [page, hanging, isNight, islands, playBytes, isNarrow],
  );
  // Who pulls the ring down has moved nothing: it asks again, and says which way.
  const [pulls, setPulls] = useState({ run, times: 0 });
  const times = pulls.run === run ? pulls.times : 0;
  const grabbedAt = useRef(reach.value);
  const hold = (isHeld: boolean) => {
    if (isHeld) grabbedAt.current = reach.value;
    else if (reach.value === grabbedAt.current) setPulls({ run, times: times + 1 });
    onHold(isHeld);
  };
  const line: Line = { strain, ring: share };
  const x = ringX(hanging, share);
  const onLine = lineY(hanging, line, x);
  const floor = height - FLOOR_PX;
  const fallen = Math.min(Math.max(drop, 0), 1);
  return (
    <>
      <Canvas
        size={size}
        draw={(pen) =>
          drawLine(pen, {
            hanging,
            line,
            sheets,
            isNight,
            isBroken,
            drop,
            reach: share,
            hung: hung * sheets.length,
            arrived,
            ghostStrain,
          })
        }
      />
      <Handle
        key={`${run} ${times}`}
        control={reach}
        at={{ x, y: onLine + (floor - onLine) * fallen }}
        axis="x"
        valueAt={(place) => 100 * shareAt(hanging, place)}
        isLit={invite !== undefined}
        invite={times > 0 && invite !== undefined ? 'Slide me sideways' : invite}
        inviteSide={share > 0.5 ? 'left' : 'right'}
        onHold={hold}
      />
    </>
  );
}

/** Where the ring comes to lie: its middle, above the lower edge. */
const FLOOR_PX = 30;

/** Finds the parts on each sheet. A sheet is printed when it is first drawn: they are hung up one by one. */
function cutSheets(
  { survey, print }: SurveyedPage,
  { map }: Hanging,
  look: Look,
  [stageTag, ...tags]: readonly (string | undefined)[],
): HungSheet[] {
  const parts = [
    { box: survey.stage, isMoving: true, isStage: true, tag: stageTag },
    ...survey.awake.map(({ box }, index) => ({
      box,
      isMoving: true,
      isStage: false,
      tag: tags[index],
    })),
    ...survey.still.map(({ box }) => ({ box, isMoving: false, isStage: false, tag: undefined })),
  ];
  const placed = new Set<object>();
  return map.sheets.map((sheet) => {
    const { width, height, from, to } = sheet;
    const alone = { ...map, sheets: [{ ...sheet, x: 0, y: 0 }] };
    const pieces = parts.flatMap((part): Piece[] => {
      const { box, isMoving, isStage, tag } = part;
      return placeOnMap(alone, box).map((piece) => {
        // A part that is cut in two is named on its first half.
        const isFirst = !placed.has(part);
        placed.add(part);
        return {
          ...piece,
          at: box.y / survey.page.height,
          isMoving,
          isStage,
          ...(isFirst && tag !== undefined && { tag }),
        };
      });
    });
    const cut = { left: map.left, scale: map.scale, from, to };
    let printed: HTMLCanvasElement | undefined;
    const takePrint = () =>
      (printed ??= printSheet(print, survey.stage, cut, { width, height }, look));
    return { width, height, pieces, takePrint };
  });
}

/** What is said of the stage, and then of each other part that has script. Without the demo, the stage is a Play button. */
function tagSurvey(
  { awake, stageIslands }: Survey,
  islands: readonly Island[],
  playBytes: number | undefined,
  isNarrow: boolean,
): (string | undefined)[] {
  const hasDemo = playBytes !== undefined;
  const island = stageIslands.find((index) => islands[index]?.isOfPlay === hasDemo) ?? -1;
  const stage = { name: hasDemo ? 'This demo' : 'Play button', island };
  return tagParts(
    [stage, ...awake],
    (index) => (hasDemo && index === island ? playBytes : (islands[index]?.bytes ?? 0)),
    isNarrow ? 'weights' : 'all',
  );
}
