import { useId } from 'react';

import { Chart } from '@/stage/Chart';
import type { Plot } from '@/stage/Chart';
import { spreadApart } from '@/lib/scale';
import { elementAt } from '@/lib/element-at';

import { listOutline, topOf, withTip } from './fan-shape';
import { formatLakh, formatRupees } from './format-rupees';
import type { FanYear } from './outcomes';

const HEIGHT_PX = 300;
const LABEL_ROOM_PX = 84;
const LABEL_GAP_PX = 15;

/** In the order of `FAN_LEVELS`. Each line has a pattern of its own, so that colour is never needed. */
const LINES = [
  { name: 'worst 5%', dash: '1 4' },
  { name: 'worst 25%', dash: '5 4' },
  { name: 'middle', dash: undefined },
  { name: 'best 25%', dash: '5 4' },
  { name: 'best 5%', dash: '1 4' },
] as const;
const [LOWEST, LOW, HIGH, HIGHEST] = [0, 1, 3, 4];

interface Props {
  fan: readonly FanYear[];
  goal: number;
}

/** How wide the futures spread, year by year, against the goal. */
export function FanChart({ fan, goal }: Props) {
  const clip = useId();
  const years = fan.length;
  const whole = withTip(fan);
  return (
    <Chart
      title={`What the plan is worth after each of ${years} years, in rupees`}
      height={HEIGHT_PX}
      x={{ from: 0, to: years }}
      y={{ from: 0, to: topOf(fan, goal) }}
      xTicks={whole.map(({ year }) => ({ at: year, text: year === 0 ? 'start' : String(year) }))}
      formatY={formatLakh}
      marginRight={LABEL_ROOM_PX}
      table={{
        columns: ['Year', ...LINES.map(({ name }) => name)],
        rows: fan.map(({ year, values }) => [String(year), ...values.map(formatRupees)]),
      }}
      draw={(plot) => (
        <>
          <clipPath id={clip}>
            <rect
              x={plot.left}
              y={plot.top}
              width={Math.max(plot.right - plot.left, 0)}
              height={plot.bottom - plot.top}
            />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <Band plot={plot} fan={whole} low={LOWEST} high={HIGHEST} />
            <Band plot={plot} fan={whole} low={LOW} high={HIGH} />
            {LINES.map(({ name, dash }, level) => (
              <polyline
                key={name}
                className="fan__line"
                data-line={name}
                strokeDasharray={dash}
                points={toPoints(
                  plot,
                  whole.map(({ year, values }) => ({ year, value: elementAt(values, level) })),
                )}
              />
            ))}
          </g>
          <Goal plot={plot} goal={goal} />
          <LineNames plot={plot} fan={fan} />
        </>
      )}
    />
  );
}

interface BandProps {
  plot: Plot;
  fan: readonly FanYear[];
  low: number;
  high: number;
}

function Band({ plot, fan, low, high }: BandProps) {
  return <polygon className="fan__band" points={toPoints(plot, listOutline(fan, low, high))} />;
}

function Goal({ plot, goal }: { plot: Plot; goal: number }) {
  const y = plot.y(goal);
  return (
    <>
      <line className="fan__goal" x1={plot.left} x2={plot.right} y1={y} y2={y} />
      <text className="chart__label fan__goal-name" x={plot.left + 6} y={y - 6}>
        Goal {formatRupees(goal)}
      </text>
    </>
  );
}

/** At the right ends of the lines; a line that has left the chart is named at its top. */
function LineNames({ plot, fan }: { plot: Plot; fan: readonly FanYear[] }) {
  const values = fan.at(-1)?.values ?? [];
  const ends = values.map((value) => Math.max(plot.y(value), plot.top)).reverse();
  const places = spreadApart(ends, LABEL_GAP_PX, plot.top);
  const names = LINES.toReversed();
  return names.map(({ name }, index) => (
    <text
      key={name}
      className={name === 'middle' ? 'chart__label' : 'chart__tick'}
      x={plot.right + 8}
      y={(places[index] ?? 0) + 4}
    >
      {name}
    </text>
  ));
}

function toPoints(plot: Plot, points: readonly { year: number; value: number }[]): string {
  return points.map(({ year, value }) => `${plot.x(year)},${plot.y(value)}`).join(' ');
}
