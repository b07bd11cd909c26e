import { memo, useCallback, useMemo } from 'react';

import { Handle } from '@/stage/Handle';
import type { NumberSetting } from '@/stage/settings';
import { whole } from '@/stage/settings';

import type { BoxCheck } from './boxes';
import { TRUNK_X } from './road-layout';
import type { Point, RoadLayout } from './road-layout';
import { settings } from './settings';
import type { Settings } from './settings';
import {
  besideRoad,
  LANE_WIDTHS,
  LAST_JOINT,
  layTree,
  pathOf,
  pileAt,
  pilePitch,
  siblingsOf,
} from './tree-layout';
import type { TreeLayout } from './tree-layout';

const ROAD_PX = 42;
/** The tree under the road of a phone: how wide its lanes are, and its margins. */
const BELOW = { factor: 0.45, foot: 34, head: 26 };
/** From box to box in a phone's pile. */
const PILE_PX = 10;
/** The part of a performance in which a box is brought; in the rest it climbs. */
const BRINGS = 0.3;

/** The box in hand, and all the others. */
interface Hand {
  check: BoxCheck;
  count: number;
  /** The box that was chosen. Unset: a number was typed, and the check says whose it is. */
  box: number | undefined;
  isList: boolean;
  /** How far its performance has come, from 0 to 1. */
  share: number;
  /** How many of the boxes are there, from 0 to 1, in the opening act. */
  piled: number;
  /** How many of them have been taken. */
  gone: number;
  onBox: (box: number) => void;
}

/** The box that was chosen, or undefined when its number was typed. */
export function boxInHand({ box, serial }: Settings, count: number): number | undefined {
  return serial === '' ? Math.min(box, count + 1) : undefined;
}

/** Any box of the batch; one step past the last is a box that was never made. */
export function boxSetting(count: number): NumberSetting {
  return whole({ name: 'Box to prove', start: 1, from: 1, to: count + 1 });
}

interface BesideProps {
  hand: Hand;
  layout: RoadLayout;
  height: number;
}

/** The boxes where the road begins: a pile, or at a wide road that is signed the lanes that become it. */
export function TreeBeside({ hand, layout, height }: BesideProps) {
  const { roadWidth, isNarrow, start } = layout;
  const { x: startX, y: startY } = start;
  const tree = useMemo(
    () => besideRoad(hand.count, { start: { x: startX, y: startY } }, height),
    [hand.count, startX, startY, height],
  );
  const isTree = !hand.isList && !isNarrow;
  const factor = roadWidth / ROAD_PX;
  const pitch = isNarrow ? PILE_PX : pilePitch(hand.count, layout, height);
  const pile = useCallback(
    (box: number) => pileAt(box, startX - pitch / 2, Math.max(startY - pitch * 2, 0), pitch),
    [startX, startY, pitch],
  );
  return (
    <>
      <svg className="road" data-kept={hand.isList ? 'list' : 'chain'} aria-hidden="true">
        {!isNarrow && <Lanes tree={tree} {...pathIn(hand)} trunk={roadWidth} factor={factor} />}
        <Boxes
          count={Math.round(hand.count * hand.piled)}
          left={hand.count - hand.gone}
          at={isTree ? tree.boxAt : pile}
          side={isTree ? 5.2 * Math.max(factor, 0.8) : pitch * 0.8}
          isPile={!isTree}
        />
      </svg>
      {isTree && <BoxHandle tree={tree} hand={hand} axis="y" />}
      {isTree && hand.gone === 0 && <BoxWords {...hand} />}
      {hand.isList && !isNarrow && (
        <p
          className="boxwords"
          style={{
            left: pile(0).x - pitch * 0.4,
            top: pile(hand.count - 1).y + pitch * 0.4 + 10,
            bottom: 'auto',
          }}
        >
          <b>
            {hand.gone > 0 && `${hand.count - hand.gone} of `}
            {hand.count} boxes
          </b>
        </p>
      )}
    </>
  );
}

interface BelowProps {
  hand: Hand;
  layout: RoadLayout;
  size: { readonly width: number; readonly height: number };
}

/** The tree under the beginning of the road, on phones, while the run is about one box: upright, under the thumb. */
export function TreeBelow({ hand, layout, size: { width, height } }: BelowProps) {
  const { roadWidth, start, radius } = layout;
  const names = start.y + radius + BELOW.head;
  const tree = useMemo(
    () =>
      layTree(hand.count, {
        from: { x: TRUNK_X, y: height - BELOW.foot },
        length: width - 2 * TRUNK_X,
        // The last joint lies below the names of the stations.
        depth: (height - BELOW.foot - names) / LAST_JOINT,
        isUpright: true,
      }),
    [hand.count, width, height, names],
  );
  return (
    <>
      <svg className="road" data-kept="chain" aria-hidden="true">
        <path d={`M${TRUNK_X} ${names}V${start.y}`} strokeWidth={roadWidth} />
        <Lanes tree={tree} {...pathIn(hand)} trunk={roadWidth} factor={BELOW.factor} />
        <Boxes
          count={hand.count}
          left={hand.count - hand.gone}
          at={tree.boxAt}
          side={4.2}
          isPile={false}
        />
      </svg>
      <BoxHandle tree={tree} hand={hand} axis="x" />
      <BoxWords {...hand} />
    </>
  );
}

interface BoxesProps {
  count: number;
  /** How many are still there; the last ones leave gaps. */
  left: number;
  at: (index: number) => Point;
  side: number;
  isPile: boolean;
}

/** Drawn anew only when they move, and not with every number that a hand drags. So are the lanes. */
const Boxes = memo(function Boxes({ count, left, at, side, isPile }: BoxesProps) {
  return Array.from({ length: count }, (_, box) => {
    const { x, y } = at(box);
    const transform = `translate(${x - side / 2}px, ${y - side / 2}px) scale(${side})`;
    return (
      <rect
        key={box}
        className="tree__box"
        data-piled={isPile}
        data-gone={box >= left}
        width={1}
        height={1}
        style={{ transform }}
      />
    );
  });
});

interface LanesProps {
  tree: TreeLayout;
  /** Whose path is lit, counted from 0, and how far it has climbed, from 0 to 1. */
  index: number;
  climbed: number;
  isMember: boolean;
  /** The width of the road that the trunk becomes. */
  trunk: number;
  factor: number;
}

function pathIn({ check, count, share }: Hand) {
  return {
    index: (check.box ?? count) - 1,
    climbed: Math.min(Math.max((share - BRINGS) / (1 - BRINGS), 0), 1),
    isMember: check.isMember,
  };
}

/** Lanes, one for each box, that join into the road; the path of one box is lit. Drawn inside an SVG. */
const Lanes = memo(function Lanes({ tree, index, climbed, isMember, trunk, factor }: LanesProps) {
  const { branches } = tree;
  const path = pathOf(branches, index);
  // What misses the root never sets foot on the trunk.
  const lit = path.slice(0, Math.ceil(climbed * (isMember ? path.length : path.length - 1)));
  const large = Math.max(factor, 0.7);
  return (
    <g className="tree" data-member={isMember || climbed < 1}>
      {branches.map(({ d, level, joinsAt, first, end }) => (
        <path
          key={`${first}-${end}-${joinsAt}`}
          d={d}
          strokeWidth={joinsAt === '' ? trunk : (LANE_WIDTHS[level] ?? 30) * factor}
        />
      ))}
      {lit.map(({ d }) => (
        <path key={`under ${d}`} d={d} strokeWidth={9 * large} />
      ))}
      {lit.map(({ d }) => (
        <path key={d} className="tree__lit" d={d} strokeWidth={4 * large} />
      ))}
      {siblingsOf(branches, index)
        .slice(0, lit.length)
        .map(({ begins: { x, y }, first, end }) => (
          <circle key={`${first}-${end}`} className="tree__hash" cx={x} cy={y} r={6 * large} />
        ))}
    </g>
  );
});

interface HandleProps {
  tree: TreeLayout;
  hand: Hand;
  axis: 'x' | 'y';
}

/** The box in hand, moved along the row of boxes. */
function BoxHandle({ tree, hand, axis }: HandleProps) {
  const { check, count, share, onBox } = hand;
  const box = hand.box ?? check.box ?? count + 1;
  const words = `${check.serial}, ${check.isMember ? 'in the batch' : 'not in the batch'}`;
  // It is brought from where the first one in hand was.
  const first = settings.start.box;
  const at = tree.boxAt(first - 1 + (box - first) * Math.min(share / BRINGS, 1));
  const isMissing = !check.isMember && share === 1;
  return (
    <Handle
      control={{
        setting: { ...boxSetting(count), say: () => words },
        value: box,
        change: onBox,
        refuse: () => undefined,
      }}
      at={axis === 'y' ? { x: at.x - 10, y: at.y } : { x: at.x, y: at.y + 14 }}
      axis={axis}
      valueAt={(place) => tree.indexAt(place) + 1}
    >
      <span className="boxmark" data-member={!isMissing}>
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <path d={isMissing ? 'M9 9l10 10M19 9L9 19' : 'M8 14l5 5 8-10'} />
        </svg>
      </span>
    </Handle>
  );
}

/** What the tree is, and where the box in hand leads if not to its root. */
function BoxWords({ check, count, share }: Hand) {
  return (
    <p className="boxwords">
      <b>{count} boxes, one hash</b>{' '}
      {check.isMember || share < 1 ? 'drag a box to check it' : 'this box leads to another hash'}
    </p>
  );
}
