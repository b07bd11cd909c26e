import { Bar } from '@/ui/diagram/Bar';
import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { plotArea } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

/** Example timings of one lookup. Polygon never answers, so its bar runs to the deadline. */
const CALLS = [
  { chain: 'Ethereum', seconds: 1.1 },
  { chain: 'BSC', seconds: 1.6 },
  { chain: 'Polygon', seconds: undefined },
  { chain: 'Optimism', seconds: 0.6 },
  { chain: 'Arbitrum', seconds: 2.0 },
  { chain: 'Base', seconds: 2.4 },
];
const DEADLINE_SECONDS = 3;
const BAR_HEIGHT = 16;

const plot = plotArea({
  x: [0, DEADLINE_SECONDS],
  y: [CALLS.length - 1, 0],
  left: 84,
  right: 300,
  top: 44,
  bottom: 184,
});
const COUNT_Y = plot.bottom + 42;
const answers = CALLS.flatMap(({ seconds }) => seconds ?? []).toSorted((a, b) => a - b);
const counted = `${answers.length} of ${CALLS.length}`;

/** Six calls leave together; what has not answered by the deadline is reported as missing. */
export function LookupTimeline() {
  return (
    <Figure
      height={COUNT_Y + 14}
      alt={`Timeline of one example lookup. Calls to six chains start together. Optimism answers after 0.6 seconds, Ethereum after 1.1, Binance Smart Chain after 1.6, Arbitrum after 2.0 and Base after 2.4. Polygon does not answer before the deadline of 3 seconds, so the total is marked as ${counted}.`}
      caption={`One lookup with example timings. The total grows as chains answer; at the deadline it is labeled ${counted} chains.`}
    >
      {[0, 1, 2, DEADLINE_SECONDS].map((second) => (
        <g key={second}>
          <Text look="label" x={plot.x(second)} y={12} text={`${second} s`} />
          <Line
            {...(second === DEADLINE_SECONDS ? { dash: 'dashed' } : { tone: 'faint' })}
            points={[plot.x(second), 24, plot.x(second), COUNT_Y - 14]}
          />
        </g>
      ))}
      {CALLS.map(({ chain, seconds }, lane) => (
        <g key={chain}>
          <Text x={8} y={plot.y(lane)} anchor="start" text={chain} />
          <Bar
            x={plot.left}
            y={plot.y(lane) - BAR_HEIGHT / 2}
            width={plot.x(seconds ?? DEADLINE_SECONDS) - plot.left}
            height={BAR_HEIGHT}
            tone={seconds === undefined ? 'dashed' : 'plain'}
          />
          {seconds === undefined ? (
            <Text look="label" x={plot.left + 8} y={plot.y(lane)} anchor="start" text="no answer" />
          ) : (
            <Dot x={plot.x(seconds)} y={plot.y(lane)} tone="accent" radius={5} />
          )}
        </g>
      ))}
      <Text look="strong" x={8} y={COUNT_Y} anchor="start" text="Counted" />
      {[...answers, DEADLINE_SECONDS].map((seconds, index) => (
        <Text
          key={seconds}
          look="accent"
          x={plot.x(seconds)}
          y={COUNT_Y}
          text={seconds === DEADLINE_SECONDS ? counted : index + 1}
        />
      ))}
    </Figure>
  );
}
