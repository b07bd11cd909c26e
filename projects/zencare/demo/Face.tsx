import { DROP, hourBlocks, RADII, REACH, turnsTo } from './dial';
import type { Dial } from './dial';

interface Props {
  at: Dial;
  /** What is left on each timer, from 0 to 1. */
  mine: number;
  other: number;
  /** How far the hand has turned. */
  turns: number;
  isNaive: boolean;
  /** Whether the time by which the counting timer is wrong is marked. */
  isMarked: boolean;
  /** What the timer in charge shows, and a word to it. */
  shown: string;
  word: string;
  /** The hours since the end: the outer ring, which has run out by then, fills with them. */
  hoursOver: number;
  /** Whether the timer in charge is there at last: then it is said what the hours are. */
  isLate: boolean;
  /** Whether another tab is in front of the timer. */
  isAway: boolean;
  /** Whether the timer in charge is awake: then it breathes. */
  isAwake: boolean;
  /** Whether the timer in charge is there, and right. */
  isRight: boolean;
  /** How far the disc has fallen, from 0 to 1, and whether it has hit the ring. */
  fallen: number;
  isHit: boolean;
  /** Where somebody pressed the rings, as a share of a turn. */
  onPick: (turns: number) => void;
}

const WIDE = 34;
const SLIM = 14;
const TILT = -14;
const BOX = [-REACH, -REACH, 2 * REACH, 2 * REACH].join(' ');
/** The rings of the sleeve, from the disc outward: radius and width. */
const SLEEVE = [
  [123, 16],
  [146, 10],
  [166, 5],
] as const;
/** The cross of the front tab. */
const CLOSE = 'M70 -82l16 16M70 -66l16 -16M0 -74H42';
const FIFTHS = [0, 1, 2, 3, 4];
const WAVES = [0, 1, 2];

/** The sleeve at work: two timers around a disc, which is what the timer in charge believes. */
export function Face(props: Props) {
  const { at, mine, other, turns, isNaive, isMarked, isAwake, isRight, fallen, isHit } = props;
  const agreed = isMarked ? Math.min(mine, other) : other;
  const [mineWidth, otherWidth] = isNaive ? [SLIM, WIDE] : [WIDE, SLIM];
  return (
    <svg
      className="zencare__dial"
      viewBox={BOX}
      fill="none"
      aria-hidden="true"
      data-hit={isHit}
      style={{
        left: at.x - at.side / 2,
        top: at.y - at.side / 2,
        width: at.side,
        height: at.side,
      }}
    >
      {isRight && WAVES.map((wave) => <circle key={wave} className="zencare__wave" r="110" />)}
      <g className="zencare__sleeve" data-awake={isAwake} data-right={isRight}>
        {SLEEVE.map(([radius, width]) => (
          <circle key={radius} r={radius} strokeWidth={width} />
        ))}
      </g>
      <g stroke="var(--stage-deep)">
        <circle r={RADII.mine} strokeWidth={mineWidth} />
        <circle r={RADII.other} strokeWidth={otherWidth} />
      </g>
      <g className="zencare__marks" stroke="var(--stage-figure)">
        {FIFTHS.map((fifth) => (
          <path key={fifth} d="M0 -284V-298" strokeWidth="4" transform={`rotate(${fifth * 72})`} />
        ))}
      </g>
      <g stroke="var(--stage-figure)">
        <Arc radius={RADII.mine} width={mineWidth} to={mine} />
        <Arc radius={RADII.other} width={otherWidth} to={agreed} />
      </g>
      <g stroke="var(--stage-spot)">
        <Arc radius={RADII.other} width={otherWidth} from={agreed} to={isMarked ? other : agreed} />
      </g>
      {props.hoursOver > 0 && (
        <circle
          r={RADII.mine}
          stroke={isNaive ? 'var(--stage-spot)' : 'var(--stage-figure)'}
          strokeWidth={WIDE}
          pathLength={24}
          strokeDasharray={hourBlocks(props.hoursOver)}
          transform="rotate(-90)"
        />
      )}
      {/* The hand is the way for keys; this is a short cut of the pointer. */}
      <circle
        className="zencare__rings"
        r={(RADII.mine + RADII.other) / 2}
        strokeWidth={RADII.mine - RADII.other + WIDE}
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          props.onPick(turnsTo({ x: clientX - left - width / 2, y: clientY - top - height / 2 }));
        }}
      />
      <path
        d={`M0 -180V${-RADII.mine}`}
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        transform={`rotate(${(turns * 360).toFixed(2)})`}
      />
      {props.isLate && (
        <g className="zencare__late">
          <text y="-116">each block:</text>
          <text y="-72">an hour late</text>
        </g>
      )}
      <g
        transform={`translate(0 ${(fallen * DROP).toFixed(1)}) rotate(${(fallen * TILT).toFixed(1)})`}
      >
        <g className="zencare__disc" data-awake={isAwake} data-wrong={fallen > 0}>
          <circle r={RADII.disc} />
          <text y="4">{props.shown}</text>
          <text className="zencare__left" y="46">
            {props.word}
          </text>
        </g>
      </g>
      <OtherTab isInFront={props.isAway} />
    </svg>
  );
}

/** A window whose front tab is another one: the tab with the timer is the one behind. */
function OtherTab({ isInFront }: { isInFront: boolean }) {
  return (
    <g className="zencare__tab" data-front={isInFront}>
      <path d="M-128 0V-84a16 16 0 0 1 16-16h76a16 16 0 0 1 16 16V0" />
      <g stroke="var(--stage-figure)" strokeWidth="6" strokeLinecap="round">
        <circle cx="-74" cy="-74" r="15" />
        <path d="M-74 -82v9l6 5" />
      </g>
      <path
        className="zencare__page"
        d="M-150 -48H-22V-84a16 16 0 0 1 16-16H92a16 16 0 0 1 16 16V-48h26a16 16 0 0 1 16 16V66a16 16 0 0 1-16 16H-134a16 16 0 0 1-16-16Z"
      />
      <path stroke="var(--stage-night)" strokeWidth="6" strokeLinecap="round" d={CLOSE} />
      <text y="6">You are in</text>
      <text y="54">another tab</text>
    </g>
  );
}

interface ArcProps {
  radius: number;
  width: number;
  /** Shares of the circle, clockwise from the top: the rest of the time ends where the hand will stop. */
  from?: number;
  to: number;
}

/** What is left lies ahead of the hand, which comes from the top and goes round once. */
function Arc({ radius, width, from = 0, to }: ArcProps) {
  return (
    <circle
      r={radius}
      strokeWidth={width}
      pathLength={1}
      strokeDasharray={`0 ${from.toFixed(5)} ${Math.max(to - from, 0).toFixed(5)} 2`}
      transform="scale(-1 1) rotate(-90)"
    />
  );
}
