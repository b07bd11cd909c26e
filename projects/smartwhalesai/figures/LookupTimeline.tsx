import { Bar } from '@/ui/diagram/Bar';
import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { plotArea } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { settings } from '../demo/settings';
import { BINANCE, CHAINS, POLYGON } from '../demo/wallet';

/** The sample timings of the demo. Polygon is unplugged, so its bar runs to the deadline. */
const CALLS = CHAINS.map(({ id, name, short, answersAfterMs }) => ({
  name,
  label: id === BINANCE ? short : name,
  seconds: id === POLYGON ? undefined : answersAfterMs / 1_000,
}));
const DEADLINE_SECONDS = settings.start.wait;
/** Answers closer than this share one number: the later count. */
const LEAST_GAP_SECONDS = 0.25;
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
const spoken = CALLS.flatMap(({ name, seconds }) =>
  seconds === undefined ? [] : `${name} answers after ${seconds} seconds.`,
).join(' ');
const counted = `${answers.length} of ${CALLS.length}`;

/** Six calls leave together; what has not answered by the deadline is reported as missing. */
export function LookupTimeline() {
  return (
    <Figure
      height={COUNT_Y + 14}
      alt={`Timeline of one lookup with sample timings. Calls to six chains start together. ${spoken} Polygon does not answer before the deadline of ${DEADLINE_SECONDS} seconds, so the total is marked as ${counted}.`}
      caption={`One lookup with the sample timings of the demo. The total grows as chains answer; at the deadline it is labeled ${counted} chains.`}
    >
      {[0, 1, 2, 3, DEADLINE_SECONDS].map((second) => (
        <g key={second}>
          <Text look="label" x={plot.x(second)} y={12} text={`${second} s`} />
          <Line
            {...(second === DEADLINE_SECONDS ? { dash: 'dashed' } : { tone: 'faint' })}
            points={[plot.x(second), 24, plot.x(second), COUNT_Y - 14]}
          />
        </g>
      ))}
      {CALLS.map(({ name, label, seconds }, lane) => (
        <g key={name}>
          <Text x={8} y={plot.y(lane)} anchor="start" text={label} />
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
      {answers
        .map((seconds, index) => ({ seconds, count: index + 1 }))
        .filter(
          ({ seconds, count }) =>
            (answers[count] ?? DEADLINE_SECONDS) - seconds > LEAST_GAP_SECONDS,
        )
        .map(({ seconds, count }) => (
          <Text key={count} look="accent" x={plot.x(seconds)} y={COUNT_Y} text={count} />
        ))}
      <Text look="accent" x={plot.x(DEADLINE_SECONDS)} y={COUNT_Y} text={counted} />
    </Figure>
  );
}
