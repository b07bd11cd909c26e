import { createRandom, type Random } from '@/lib/seeded-random';
import { Axes } from '@/ui/diagram/Axes';
import { Line } from '@/ui/diagram/Line';
import { plotArea, sampled } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

/** Example figures for one mixed portfolio, chosen to make a readable fan. */
const MONTHLY_MEAN = 0.008;
const MONTHLY_DEVIATION = 0.045;
const MONTHS = 60;
const FUTURES = 20_000;
const SEED = 20_000;

const BANDS = [
  { quantile: 0.9, name: '90th', line: { dash: 'dotted' } },
  { quantile: 0.5, name: 'Median', line: { dash: 'dashed' } },
  { quantile: 0.1, name: '10th', line: { tone: 'accent' } },
] as const;

const plot = plotArea({ x: [0, MONTHS], y: [0, 100], right: 280, bottom: 200 });
const months = simulateMonths();

/** Percentiles of one rupee a month, from a seeded run so that every build draws the same fan. */
export function FanOfFutures() {
  return (
    <Figure
      height={244}
      alt={`Value of one rupee a month over ${MONTHS} months in ${FUTURES.toLocaleString('en-IN')} example futures. ${BANDS.map(({ quantile, name }) => `${name}${quantile === 0.5 ? '' : ' percentile'}: ${heldAt(MONTHS, quantile).toFixed(1)} rupees`).join('. ')}. The 10th percentile is the line that sets the monthly sum.`}
      caption={`One rupee a month in ${FUTURES.toLocaleString('en-IN')} example futures (mean 0.8%, deviation 4.5% a month). The solid line, the 10th percentile, is the one I divide the goal by.`}
    >
      <Axes
        plot={plot}
        x={{ ticks: [0, 12, 24, 36, 48, 60], title: 'Months paid' }}
        y={{ ticks: [0, 30, 60, 90], title: 'Rupees held' }}
      />
      {BANDS.map(({ quantile, name, line }) => (
        <g key={name}>
          <Line
            points={plot.line(sampled(0, MONTHS, MONTHS, (month) => heldAt(month, quantile)))}
            {...line}
          />
          <Text
            look={'tone' in line ? 'accent' : 'text'}
            x={plot.right + 7}
            y={plot.y(heldAt(MONTHS, quantile))}
            anchor="start"
            text={name}
          />
        </g>
      ))}
    </Figure>
  );
}

/** One sorted list of outcomes for each month, month 0 included. */
function simulateMonths() {
  const random = createRandom(SEED);
  let held = new Float64Array(FUTURES);
  return [
    held,
    ...Array.from({ length: MONTHS }, () => {
      held = held.map(
        (value) => (value + 1) * (1 + MONTHLY_MEAN + MONTHLY_DEVIATION * bell(random)),
      );
      return held.toSorted();
    }),
  ];
}

function heldAt(month: number, quantile: number) {
  return months[month]?.[Math.floor(quantile * (FUTURES - 1))] ?? 0;
}

/** A standard normal draw by the Box-Muller transform. */
function bell(random: Random) {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
