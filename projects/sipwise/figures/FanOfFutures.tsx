import { Axes } from '@/ui/diagram/Axes';
import { Line } from '@/ui/diagram/Line';
import { plotArea, sampled } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { drawFutures } from '../demo/futures';
import { DEFAULT_ALLOCATIONS } from '../demo/market';
import { percentileOf } from '../demo/odds';
import { futureValue, MONTHS_PER_YEAR } from '../demo/portfolio';

const YEARS = 5;

const byYear = Array.from({ length: YEARS }, (_, year) =>
  drawFutures({
    mix: DEFAULT_ALLOCATIONS.Balanced,
    years: year + 1,
    seed: 1,
    without: [],
  }),
);

const LINES = [
  { name: '90th', at: percentile(0.9), line: { dash: 'dotted' } },
  { name: 'Average', at: average, line: {} },
  { name: 'Median', at: percentile(0.5), line: { dash: 'dashed' } },
  { name: '10th', at: percentile(0.1), line: { tone: 'accent' } },
] as const;

const plot = plotArea({ x: [0, YEARS], y: [0, 140], right: 272, bottom: 250 });

/** What one rupee a month becomes: three percentiles of the simulation, and the line that an average return promises. */
export function FanOfFutures() {
  return (
    <Figure
      height={294}
      alt={`One rupee a month for ${YEARS} years in the Balanced profile, over every order of the past years. ${LINES.map(({ name, at }) => `${name}: ${at(YEARS).toFixed(1)} rupees`).join('. ')}. The average lies above the median.`}
      caption="One rupee a month in the Balanced profile. The line of the average return ends above the median future, which is why a plan made with it misses more often than it succeeds. The 10th percentile sets the sum for 90 of 100."
    >
      <Axes
        plot={plot}
        x={{ ticks: [0, 1, 2, 3, 4, 5], title: 'Years paid' }}
        y={{ ticks: [0, 50, 100], title: 'Rupees held' }}
      />
      {LINES.map(({ name, at, line }) => (
        <g key={name}>
          <Line points={plot.line(sampled(0, YEARS, YEARS, at))} {...line} />
          <Text
            look={'tone' in line ? 'accent' : 'text'}
            x={plot.right + 7}
            y={plot.y(at(YEARS))}
            anchor="start"
            text={name}
          />
        </g>
      ))}
    </Figure>
  );
}

function percentile(fraction: number) {
  return (year: number) => {
    const futures = byYear[year - 1];
    return futures ? percentileOf(futures.ends, fraction) : 0;
  };
}

function average(year: number): number {
  return futureValue(1, year * MONTHS_PER_YEAR, byYear[0]?.averageReturn ?? 0);
}
