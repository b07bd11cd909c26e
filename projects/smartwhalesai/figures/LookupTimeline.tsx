import { Figure } from '@/ui/Figure';

/** Example timings of one lookup. Base never answers, so its bar runs to the deadline. */
const CALLS = [
  { chain: 'Ethereum', seconds: 1.1 },
  { chain: 'BSC', seconds: 1.6 },
  { chain: 'Polygon', seconds: 2.4 },
  { chain: 'Optimism', seconds: 0.6 },
  { chain: 'Arbitrum', seconds: 2.0 },
  { chain: 'Base', seconds: undefined },
];
const DEADLINE_SECONDS = 3;

const LANES_X = 84;
const UNITS_PER_SECOND = 68;
const FIRST_LANE_Y = 38;
const LANE_PITCH = 27;
const BAR_HEIGHT = 14;

const timeX = (seconds: number) => LANES_X + seconds * UNITS_PER_SECOND;
const laneY = (lane: number) => FIRST_LANE_Y + lane * LANE_PITCH;
const COUNT_Y = laneY(CALLS.length) + 12;

/** Six calls leave together; what has not answered by the deadline is reported as missing. */
export function LookupTimeline() {
  return (
    <Figure
      width={340}
      height={252}
      alt="Timeline of one example lookup. Calls to six chains start together. Optimism answers after 0.6 seconds, Ethereum after 1.1, Binance Smart Chain after 1.6, Arbitrum after 2.0 and Polygon after 2.4. Base does not answer before the deadline of 3 seconds, so the total is marked as 5 of 6."
      caption="One lookup with example timings. The total grows as chains answer; at the deadline it is labelled 5 of 6 chains."
    >
      {[0, 1, 2, 3].map((second) => (
        <g key={second}>
          <line
            x1={timeX(second)}
            x2={timeX(second)}
            y1="26"
            y2={COUNT_Y + 6}
            stroke={second === DEADLINE_SECONDS ? 'var(--ink)' : 'var(--line)'}
            strokeDasharray={second === DEADLINE_SECONDS ? '4 3' : 'none'}
          />
          <text className="fig-label" x={timeX(second)} y="18" textAnchor="middle">
            {second} s
          </text>
        </g>
      ))}
      {CALLS.map(({ chain, seconds }, lane) => (
        <g key={chain}>
          <text className="fig-text" x="8" y={laneY(lane) + 12}>
            {chain}
          </text>
          <rect
            x={LANES_X}
            y={laneY(lane)}
            width={(seconds ?? DEADLINE_SECONDS) * UNITS_PER_SECOND}
            height={BAR_HEIGHT}
            fill={seconds === undefined ? 'var(--paper)' : 'var(--card)'}
            stroke="var(--ink)"
            strokeDasharray={seconds === undefined ? '3 3' : 'none'}
          />
          {seconds === undefined ? (
            <text className="fig-label" x={LANES_X + 8} y={laneY(lane) + 11}>
              no answer
            </text>
          ) : (
            <circle
              cx={timeX(seconds)}
              cy={laneY(lane) + BAR_HEIGHT / 2}
              r="5"
              fill="var(--accent)"
            />
          )}
        </g>
      ))}
      <text className="fig-strong" x="8" y={COUNT_Y + 26}>
        Counted
      </text>
      {answerTimes().map((seconds, index) => (
        <text
          key={seconds}
          className="fig-accent"
          x={timeX(seconds)}
          y={COUNT_Y + 26}
          textAnchor="middle"
        >
          {index + 1}
        </text>
      ))}
      <text className="fig-accent" x={timeX(DEADLINE_SECONDS)} y={COUNT_Y + 26} textAnchor="middle">
        5 of 6
      </text>
    </Figure>
  );
}

function answerTimes() {
  return CALLS.flatMap(({ seconds }) => (seconds === undefined ? [] : [seconds])).toSorted(
    (a, b) => a - b,
  );
}
