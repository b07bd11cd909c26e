import { Figure } from '@/ui/Figure';

const YEARLY_RUPEES = 10_000;
const BASELINE_Y = 176;
const RUPEES_PER_UNIT = 300;
const BAR_WIDTH = 38;
const BAR_PITCH = 50;

const ORDERS = [
  { name: 'Good year first', x: 12, percents: [20, 0, -20] },
  { name: 'Bad year first', x: 186, percents: [-20, 0, 20] },
];

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** The same three yearly returns in both orders: a lump sum cannot tell them apart, instalments can. */
export function ReturnOrder() {
  return (
    <Figure
      width={340}
      height={226}
      alt="Three instalments of 10,000 rupees under the returns plus 20, 0 and minus 20 percent end at 25,600. Under the same returns in reverse order they end at 33,600. A lump sum ends at 96 percent of itself either way."
      caption="Year-end value of three yearly instalments of 10,000 rupees. The returns are the same; only their order differs."
    >
      {ORDERS.map((order) => (
        <g key={order.name}>
          <text className="fig-strong" x={order.x} y="20">
            {order.name}
          </text>
          <line
            x1={order.x}
            x2={order.x + 2 * BAR_PITCH + BAR_WIDTH}
            y1={BASELINE_Y}
            y2={BASELINE_Y}
            stroke="var(--ink)"
          />
          {yearEndValues(order.percents).map(({ percent, value }, year) => (
            <Bar
              key={percent}
              x={order.x + year * BAR_PITCH}
              percent={percent}
              value={value}
              isLast={year === order.percents.length - 1}
            />
          ))}
        </g>
      ))}
      <text className="fig-label" x="170" y="217" textAnchor="middle">
        1.2 × 1.0 × 0.8 = 0.96 in any order
      </text>
    </Figure>
  );
}

interface BarProps {
  x: number;
  percent: number;
  value: number;
  isLast: boolean;
}

function Bar({ x, percent, value, isLast }: BarProps) {
  const height = value / RUPEES_PER_UNIT;
  const centre = x + BAR_WIDTH / 2;
  return (
    <g>
      <rect
        x={x}
        y={BASELINE_Y - height}
        width={BAR_WIDTH}
        height={height}
        fill={isLast ? 'var(--accent)' : 'var(--card)'}
        stroke={isLast ? 'var(--accent)' : 'var(--ink)'}
      />
      <text className="fig-label" x={centre} y={BASELINE_Y - height - 7} textAnchor="middle">
        {rupees.format(value)}
      </text>
      <text className="fig-text" x={centre} y={BASELINE_Y + 18} textAnchor="middle">
        {percent > 0 ? '+' : percent < 0 ? '−' : ''}
        {Math.abs(percent)}%
      </text>
    </g>
  );
}

function yearEndValues(percents: number[]) {
  let held = 0;
  return percents.map((percent) => {
    held = (held + YEARLY_RUPEES) * (1 + percent / 100);
    return { percent, value: held };
  });
}
