import type { BoxCheck } from './box';
import { pathOf, siblingsOf } from './tree-layout';
import type { TreeLayout } from './tree-layout';

const WIDTHS = [2, 3, 4.6, 7.4, 12, 20, 30];
const NARROW = 0.55;

interface Props {
  tree: TreeLayout;
  count: number;
  check: BoxCheck;
  /** The width of the road that the trunk becomes. */
  roadWidth: number;
  isNarrow: boolean;
}

/** Lanes, one for each box, that join into the road; the path of one box is lit. Drawn inside an SVG. */
export function BoxTree({ tree, count, check, roadWidth, isNarrow }: Props) {
  const { branches } = tree;
  const index = (check.box ?? count) - 1;
  const factor = (roadWidth / 42) * (isNarrow ? NARROW * 1.6 : 1);
  const lit = pathOf(branches, index);
  const box = 5.2 * Math.max(factor, 0.8);
  return (
    <g className="tree" data-member={check.isMember}>
      {branches.map(({ d, level, joinsAt, first, end }) => (
        <path
          key={`${String(first)}-${String(end)}-${joinsAt}`}
          d={d}
          strokeWidth={joinsAt === '' ? roadWidth : (WIDTHS[level] ?? 30) * factor}
        />
      ))}
      {lit.map(({ d }) => (
        <path key={`under ${d}`} d={d} strokeWidth={9 * Math.max(factor, 0.7)} />
      ))}
      {lit.map(({ d }) => (
        <path key={d} className="tree__lit" d={d} strokeWidth={4 * Math.max(factor, 0.7)} />
      ))}
      {siblingsOf(branches, index).map(({ begins, first, end }) => (
        <circle
          key={`${String(first)}-${String(end)}`}
          className="tree__hash"
          cx={begins.x}
          cy={begins.y}
          r={6 * Math.max(factor, 0.7)}
        />
      ))}
      {Array.from({ length: count }, (_, one) => {
        const { x, y } = tree.boxAt(one);
        return (
          <rect
            key={one}
            className="tree__box"
            x={x - box / 2}
            y={y - box / 2}
            width={box}
            height={box}
          />
        );
      })}
    </g>
  );
}
