import type { RoadLayout, Segment } from './road-layout';

/** Ways are measured as 100 long, so that a share can be cut off without measuring them. */
const WAY = 100;
const FALL_PX = 90;

interface TravellerProps {
  layout: RoadLayout;
  /** How many ways lie behind it. */
  way: number;
}

/** Where on the road somebody is after this many ways. */
function placeOn({ segments, start }: RoadLayout, way: number) {
  const index = Math.min(Math.floor(way), segments.length - 1);
  return segments[index]?.at(Math.min(way - index, 1)) ?? { ...start, angle: 0 };
}

/** A dot that reads the road from its beginning, and falls where it ends. Decoration: the sentence says the same. */
export function Reader({ layout, way, fallen }: TravellerProps & { fallen: number }) {
  const { x, y } = placeOn(layout, way);
  return (
    <circle
      className="road__reader"
      cx={x}
      cy={y + fallen ** 2 * FALL_PX}
      r={12 * Math.max(layout.scale, 0.7)}
      opacity={1 - fallen}
    />
  );
}

/** The batch on its way in the opening act. */
export function Parcel({ layout, way }: TravellerProps) {
  const { x, y, angle } = placeOn(layout, way);
  const side = 30 * layout.scale;
  return (
    <rect
      className="road__parcel"
      x={-side / 2}
      y={-side / 2}
      width={side}
      height={side}
      transform={`translate(${x} ${y}) rotate(${angle})`}
    />
  );
}

interface WayProps {
  segment: Segment;
  exit: Segment | undefined;
  width: number;
  /** How much of it has unrolled, from 0 to 1. */
  unrolled: number;
  isOff: boolean;
  /** Where it breaks, as a share of it. Unset: it does not. */
  cutAt: number | undefined;
  hangs: string;
  around: { x: number; y: number };
}

/** The road to one station: solid, hollow and hanging, or cut. */
export function Way({ segment, exit, width, unrolled, isOff, cutAt, hangs, around }: WayProps) {
  const isCut = cutAt !== undefined;
  const crack = segment.at(cutAt ?? 0);
  const dashesOf = (part: Segment) => {
    if (unrolled < 1) return `${unrolled * WAY} ${2 * WAY}`;
    return isCut && part === segment ? `0 ${cutAt * WAY + 2} ${2 * WAY}` : undefined;
  };
  return (
    <>
      {isCut && (
        <>
          <path
            className="road__out"
            d={segment.d}
            pathLength={WAY}
            strokeWidth={width}
            strokeDasharray={`${cutAt * WAY} ${2 * WAY}`}
          />
          <path
            className="road__crack"
            d="M2 -26L-9 -13 3 -3 -12 10 0 26H40V-26Z"
            transform={`translate(${crack.x} ${crack.y}) rotate(${crack.angle}) scale(${width / 42})`}
          />
        </>
      )}
      <g
        className="road__way"
        data-off={isOff}
        style={{ transform: hangs, transformOrigin: `${around.x}px ${around.y}px` }}
      >
        {[segment, ...(exit ? [exit] : [])].map((part) => (
          <g key={part.d}>
            <path className="road__dots" d={part.d} />
            <path
              className="road__out"
              d={part.d}
              pathLength={WAY}
              strokeWidth={width}
              strokeDasharray={dashesOf(part)}
            />
            {isOff && (
              <path
                className="road__in"
                d={part.d}
                pathLength={WAY}
                strokeWidth={width - 6}
                strokeDasharray={dashesOf(part)}
              />
            )}
          </g>
        ))}
      </g>
    </>
  );
}
