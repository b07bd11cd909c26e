import { Fragment } from 'react';

import { layRoad } from './road-layout';
import { besideRoad, LANE_WIDTHS } from './tree-layout';

const SIZES = [
  { name: 'wide', width: 1_152, height: 488, isNarrow: false },
  { name: 'tablet', width: 668, height: 488, isNarrow: true },
  { name: 'narrow', width: 354, height: 412, isNarrow: true },
] as const;
const SEAL = 7;

interface Props {
  /** What the seven blocks are called and honestly say. */
  blocks: readonly { readonly name: string; readonly number: number }[];
}

/** The first frame: boxes join into one road with seven stations and a seal, and everything agrees. */
export function SilkroadPoster({ blocks }: Props) {
  const pictures = SIZES.map((size) => {
    const layout = layRoad(size);
    const { stations, segments, exit, radius, roadWidth } = layout;
    const boxCount = blocks[0]?.number ?? 0;
    const tree = besideRoad(boxCount, layout, size.height);
    // Branches of one width are one path: forty-eight boxes would be a hundred elements.
    const widthOf = ({ level, joinsAt }: (typeof tree.branches)[number]) =>
      joinsAt === '' ? roadWidth : (LANE_WIDTHS[level] ?? roadWidth);
    return (
      <svg
        key={size.name}
        className={`silkroad-poster silkroad-poster--${size.name}`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMin meet"
      >
        <g fill="none" stroke="var(--stage-figure)">
          {!size.isNarrow &&
            [...Map.groupBy(tree.branches, widthOf)].map(([width, branches]) => (
              <path key={width} d={branches.map(({ d }) => d).join('')} strokeWidth={width} />
            ))}
          {[...segments, exit].map(({ d }) => (
            <path key={d} d={d} strokeWidth={roadWidth} />
          ))}
          {stations.map(({ x, y }, index) =>
            index === SEAL ? (
              <path
                key={index}
                d={`M${x - radius * 0.8} ${y - radius * 0.8}h${radius * 1.6}v${radius * 1.6}h${-radius * 1.6}z`}
                fill="var(--stage-spot)"
                strokeWidth={radius * 0.28}
              />
            ) : (
              <circle
                key={index}
                cx={x}
                cy={y}
                r={radius * 0.86}
                fill="var(--stage-spot)"
                strokeWidth={radius * 0.28}
              />
            ),
          )}
        </g>
        <path
          d={tickAt(stations[SEAL] ?? layout.start, radius)}
          fill="none"
          stroke="var(--stage-figure)"
          strokeWidth={radius * 0.18}
        />
        <g fill="var(--stage-ink)" textAnchor="middle">
          {blocks.map(({ name, number }, index) => {
            const { x, y } = stations[index] ?? layout.start;
            return (
              <Fragment key={name + String(index)}>
                <text
                  className="silkroad-poster__number"
                  x={x}
                  y={y + radius * 0.26}
                  fontSize={radius * 0.74}
                >
                  {number}
                </text>
                <text
                  className="silkroad-poster__name"
                  x={x}
                  y={y + radius + (size.isNarrow ? 14 : 20)}
                  fontSize={size.isNarrow ? 14 : 17}
                >
                  {`${index} ${name}`}
                </text>
              </Fragment>
            );
          })}
        </g>
      </svg>
    );
  });
  return (
    <>
      {pictures}
      <p className="silkroad-poster__steps">
        {['Careless', 'Careful', 'Insider', 'Collusion'].map((step) => (
          <span key={step}>{step}</span>
        ))}
      </p>
    </>
  );
}

function tickAt({ x, y }: { x: number; y: number }, radius: number): string {
  const [start, down, up] = [
    [x - radius * 0.34, y + radius * 0.02],
    [radius * 0.26, radius * 0.26],
    [radius * 0.46, -radius * 0.54],
  ].map((pair) => pair.map((one) => one.toFixed(1)).join(' '));
  return `M${start}l${down} ${up}`;
}
