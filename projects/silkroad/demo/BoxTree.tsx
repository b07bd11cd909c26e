import { Handle } from '@/stage/Handle';
import { whole } from '@/stage/setting-kinds';
import { useSize } from '@/stage/use-size';

import type { BoxCheck } from './boxes';
import type { RoadLayout } from './road-layout';
import type { Settings } from './settings';
import { besideRoad, LANE_WIDTHS, layTree, pathOf, siblingsOf } from './tree-layout';
import type { TreeLayout } from './tree-layout';
import { describeCheck } from './words';

const ROAD_PX = 42;
/** The tree on a phone: how wide its trunk is, and its margins. */
const BELOW = { trunk: 18, factor: 0.38, side: 18, foot: 44 };

/** The box in hand, and all the others. */
interface Hand {
  check: BoxCheck;
  count: number;
  /** The box that was chosen. Unset: a number was typed, and the check says whose it is. */
  box: number | undefined;
  isList: boolean;
  onBox: (box: number) => void;
}

/** The box that was chosen, or undefined when its number was typed. */
export function boxInHand({ box, serial }: Settings, count: number): number | undefined {
  return serial === '' ? Math.min(box, count + 1) : undefined;
}

interface BesideProps {
  hand: Hand;
  layout: RoadLayout;
  height: number;
}

/** The boxes at the left of a wide road, which their lanes become. */
export function TreeBeside({ hand, layout, height }: BesideProps) {
  const tree = besideRoad(hand.count, layout, height);
  const { roadWidth } = layout;
  return (
    <>
      <svg className="road" data-kept={hand.isList ? 'list' : 'chain'} aria-hidden="true">
        <Lanes tree={tree} hand={hand} trunk={roadWidth} factor={roadWidth / ROAD_PX} />
      </svg>
      {!hand.isList && <BoxHandle tree={tree} hand={hand} axis="y" />}
      <BoxWords {...hand} />
    </>
  );
}

/** The tree on phones, in the drawer: upright, under the thumb. */
export function TreeBelow({ hand }: { hand: Hand }) {
  const { element, size } = useSize<HTMLDivElement>();
  const { width, height } = size ?? { width: 0, height: 0 };
  const tree = layTree(hand.count, {
    from: { x: BELOW.side, y: height - BELOW.foot },
    length: width - 2 * BELOW.side,
    depth: height - BELOW.foot,
    isUpright: true,
  });
  return (
    <div className="treebelow">
      <BoxWords {...hand} />
      <div ref={element} className="treebelow__picture" hidden={hand.isList}>
        {width > 0 && (
          <>
            <svg aria-hidden="true">
              <Lanes tree={tree} hand={hand} trunk={BELOW.trunk} factor={BELOW.factor} />
            </svg>
            <BoxHandle tree={tree} hand={hand} axis="x" />
          </>
        )}
      </div>
    </div>
  );
}

interface LanesProps {
  tree: TreeLayout;
  hand: Hand;
  /** The width of the road that the trunk becomes. */
  trunk: number;
  factor: number;
}

/** Lanes, one for each box, that join into the road; the path of one box is lit. Drawn inside an SVG. */
function Lanes({ tree, hand: { check, count }, trunk, factor }: LanesProps) {
  const { branches } = tree;
  const index = (check.box ?? count) - 1;
  const lit = pathOf(branches, index);
  const large = Math.max(factor, 0.7);
  const box = 5.2 * Math.max(factor, 0.8);
  return (
    <g className="tree" data-member={check.isMember}>
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
      {siblingsOf(branches, index).map(({ begins: { x, y }, first, end }) => (
        <circle key={`${first}-${end}`} className="tree__hash" cx={x} cy={y} r={6 * large} />
      ))}
      {Array.from({ length: count }, (_, one) => {
        const { x, y } = tree.boxAt(one);
        const [left, top] = [x - box / 2, y - box / 2];
        return <rect key={one} className="tree__box" x={left} y={top} width={box} height={box} />;
      })}
    </g>
  );
}

interface HandleProps {
  tree: TreeLayout;
  hand: Hand;
  axis: 'x' | 'y';
}

/** The box in hand, moved along the row of boxes; one step past the last is a box that was never made. */
function BoxHandle({ tree, hand: { check, count, box: chosen, onBox }, axis }: HandleProps) {
  const box = chosen ?? check.box ?? count + 1;
  const setting = whole({ name: 'Box to prove', start: 1, from: 1, to: count + 1 });
  const words = `${check.serial}, ${check.isMember ? 'in the batch' : 'not in the batch'}`;
  const at = tree.boxAt(box - 1);
  return (
    <Handle
      control={{
        setting: { ...setting, say: () => words },
        value: box,
        change: onBox,
        refuse: () => undefined,
      }}
      at={axis === 'y' ? { x: at.x - 10, y: at.y } : { x: at.x, y: at.y + 14 }}
      axis={axis}
      valueAt={(place) => tree.indexAt(place) + 1}
    >
      <span className="boxmark" data-member={check.isMember}>
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <path d={check.isMember ? 'M8 14l5 5 8-10' : 'M9 9l10 10M19 9L9 19'} />
        </svg>
      </span>
    </Handle>
  );
}

/** What the box in hand can prove. */
function BoxWords({ check, count, isList }: Hand) {
  return (
    <p className="boxwords" data-member={check.isMember}>
      <b>{isList ? `${count} boxes` : check.serial}</b>{' '}
      {isList ? 'Nothing ties them to the list.' : describeCheck(check, count)}
    </p>
  );
}
