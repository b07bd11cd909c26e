import { elementAt } from '@/lib/element-at';
import { Axes } from '@/ui/diagram/Axes';
import { Line } from '@/ui/diagram/Line';
import { plotArea } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { futureValue, MONTHS_PER_YEAR } from '../demo/annuity';
import { MARKET_HISTORY } from '../demo/market';
import { percentileOf } from '../demo/percentile';
import { yearlyReturns } from '../demo/portfolio';
import { DEFAULT_ALLOCATIONS } from '../demo/profiles';
import { simulateGrowth } from '../demo/simulate';

const YEARS = 5;
const PATHS = 20_000;
const SEED = 1;

const allocation = DEFAULT_ALLOCATIONS.Balanced;
// Ten years are drawn, as in the demo, so that both show the same futures.
const { byYear } = simulateGrowth({ allocation, years: 10, paths: PATHS, seed: SEED });
const returns = yearlyReturns(MARKET_HISTORY, allocation);
const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;

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
      alt={`One rupee a month for ${YEARS} years in the Balanced profile, over ${PATHS.toLocaleString('en-US')} futures. ${LINES.map(({ name, at }) => `${name}: ${at(YEARS).toFixed(1)} rupees`).join('. ')}. The average lies above the median.`}
      caption="One rupee a month in the Balanced profile. The line of the average return ends above the median future, which is why a plan made with it misses more often than it succeeds. The 10th percentile sets the sum for 90 of 100."
    >
      <Axes
        plot={plot}
        x={{ ticks: [0, 1, 2, 3, 4, 5], title: 'Years paid' }}
        y={{ ticks: [0, 50, 100], title: 'Rupees held' }}
      />
      {LINES.map(({ name, at, line }) => (
        <g key={name}>
          <Line
            points={plot.line(
              Array.from({ length: YEARS + 1 }, (_, year): [number, number] => [year, at(year)]),
            )}
            {...line}
          />
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
  return (year: number) => (year === 0 ? 0 : percentileOf(elementAt(byYear, year - 1), fraction));
}

function average(year: number): number {
  return futureValue(1, year * MONTHS_PER_YEAR, mean);
}
