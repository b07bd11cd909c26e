import { RADII, REACH } from './rings';

interface Props {
  /** What is left on each timer, from 0 to 1. */
  mine: number;
  other: number;
  /** Whether the time by which the other timer is wrong is marked. */
  isWrong?: boolean;
  isOtherInCharge?: boolean;
  /** How full the disc and the ring around it are, from 0 to 1. */
  breath?: number;
  guide?: number | undefined;
}

const WIDE = 29;
const SLIM = 17;
const BOX = [-REACH, -REACH, 2 * REACH, 2 * REACH].join(' ');

/** The sleeve at work: a disc that breathes, two timers around it, and the last ring of the cover. */
export function Rings({
  mine,
  other,
  isWrong = false,
  isOtherInCharge = false,
  breath = 0,
  guide,
}: Props) {
  const agreed = isWrong ? Math.min(mine, other) : other;
  const [mineWidth, otherWidth] = isOtherInCharge ? [SLIM, WIDE] : [WIDE, SLIM];
  return (
    <svg viewBox={BOX} fill="none" aria-hidden="true">
      <circle
        className="zencare__cover"
        r={RADII.cover + breath * 4}
        stroke="var(--stage-figure)"
        strokeWidth="7"
      />
      <circle r={RADII.mine} stroke="var(--stage-deep)" strokeWidth={mineWidth} />
      <circle r={RADII.other} stroke="var(--stage-deep)" strokeWidth={otherWidth} />
      <g stroke="var(--stage-figure)">
        <Arc radius={RADII.mine} width={mineWidth} to={mine} />
        <Arc radius={RADII.other} width={otherWidth} to={agreed} />
      </g>
      {isWrong && (
        <g stroke="var(--stage-spot)">
          <Arc radius={RADII.other} width={otherWidth} from={agreed} to={Math.max(mine, other)} />
          {[mine, other].map((share, index) => (
            <path
              key={index}
              d={`M0 ${-RADII.mine + 22}V${-RADII.other - 26}`}
              strokeWidth="3"
              transform={`rotate(${(share * 360).toFixed(2)})`}
            />
          ))}
        </g>
      )}
      <circle r={RADII.disc + breath * RADII.swells} fill="var(--stage-figure)" />
      {guide !== undefined && (
        <circle
          r={RADII.disc + 9 + guide * RADII.swells}
          stroke={guide + 0.05 < breath ? 'var(--stage-deep)' : '#fff'}
          strokeWidth="4"
        />
      )}
    </svg>
  );
}

interface ArcProps {
  radius: number;
  width: number;
  /** Shares of the circle, clockwise from the top. */
  from?: number;
  to: number;
}

function Arc({ radius, width, from = 0, to }: ArcProps) {
  return (
    <circle
      r={radius}
      strokeWidth={width}
      pathLength={1}
      strokeDasharray={`0 ${from.toFixed(5)} ${Math.max(to - from, 0).toFixed(5)} 2`}
      transform="rotate(-90)"
    />
  );
}
