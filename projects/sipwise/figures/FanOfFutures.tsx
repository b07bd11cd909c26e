import { createRandom, type Random } from '@/lib/seeded-random';
import { Figure } from '@/ui/Figure';

/** Example figures for one mixed portfolio, chosen to make a readable fan. */
const MONTHLY_MEAN = 0.008;
const MONTHLY_DEVIATION = 0.045;
const MONTHS = 60;
const FUTURES = 2_000;
const SEED = 20_000;

const LEFT = 40;
const RIGHT = 282;
const BOTTOM = 196;
const UNITS_PER_RUPEE = 1.65;

const BANDS = [
  { quantile: 0.9, name: '90th', dash: '2 4', decides: false },
  { quantile: 0.5, name: 'Median', dash: '7 4', decides: false },
  { quantile: 0.1, name: '10th', dash: 'none', decides: true },
];

const monthX = (month: number) => LEFT + (month / MONTHS) * (RIGHT - LEFT);
const rupeeY = (rupees: number) => BOTTOM - rupees * UNITS_PER_RUPEE;

/** Percentiles of one rupee a month, from a seeded run so that every build draws the same fan. */
export function FanOfFutures() {
  const months = simulateMonths();
  return (
    <Figure
      width={340}
      height={240}
      alt="Value of one rupee a month over 60 months in 2,000 example futures. The 10th percentile ends near the 60 rupees paid in, the median well above it and the 90th percentile close to 100. The 10th percentile is the line that sets the monthly sum."
      caption="One rupee a month in 2,000 example futures (mean 0.8%, deviation 4.5% a month). The solid line, the 10th percentile, is the one I divide the goal by."
    >
      <text className="fig-label" x={LEFT} y="16">
        Rupees held
      </text>
      {[0, 30, 60, 90].map((rupees) => (
        <g key={rupees}>
          <line x1={LEFT} x2={RIGHT} y1={rupeeY(rupees)} y2={rupeeY(rupees)} stroke="var(--line)" />
          <text className="fig-label" x={LEFT - 8} y={rupeeY(rupees) + 4} textAnchor="end">
            {rupees}
          </text>
        </g>
      ))}
      {BANDS.map(({ quantile, name, dash, decides }) => {
        const values = months.map((outcomes) => valueAt(outcomes, quantile));
        return (
          <g key={name}>
            <polyline
              points={values.map((value, month) => [monthX(month), rupeeY(value)].join()).join(' ')}
              fill="none"
              stroke={decides ? 'var(--accent)' : 'var(--ink)'}
              strokeWidth={decides ? 2.5 : 1.5}
              strokeDasharray={dash}
            />
            <text
              className={decides ? 'fig-accent' : 'fig-text'}
              x={RIGHT + 7}
              y={rupeeY(values.at(-1) ?? 0) + 5}
            >
              {name}
            </text>
          </g>
        );
      })}
      {[0, 12, 24, 36, 48, 60].map((month) => (
        <text
          key={month}
          className="fig-label"
          x={monthX(month)}
          y={BOTTOM + 18}
          textAnchor="middle"
        >
          {month}
        </text>
      ))}
      <text className="fig-label" x={(LEFT + RIGHT) / 2} y={BOTTOM + 37} textAnchor="middle">
        Months paid
      </text>
    </Figure>
  );
}

/** One sorted list of outcomes for each month, month 0 included. */
function simulateMonths() {
  const random = createRandom(SEED);
  let held = Array.from({ length: FUTURES }, () => 0);
  const months = [held];
  for (let month = 1; month <= MONTHS; month += 1) {
    held = held.map((value) => (value + 1) * (1 + MONTHLY_MEAN + MONTHLY_DEVIATION * bell(random)));
    months.push(held.toSorted((a, b) => a - b));
  }
  return months;
}

function valueAt(sorted: number[], quantile: number) {
  return sorted[Math.floor(quantile * (sorted.length - 1))] ?? 0;
}

/** A standard normal draw by the Box-Muller transform. */
function bell(random: Random) {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
