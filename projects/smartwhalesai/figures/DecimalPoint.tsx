import { Figure } from '@/ui/Figure';

/** Raw balances in groups of three digits: 250 tokens, then the zeros that the decimals add. */
const SIX_DECIMALS = ['250', '000', '000'];
const EIGHTEEN_DECIMALS = ['250', '000', '000', '000', '000', '000', '000'];

const READINGS = [
  { title: 'Ethereum, 6 decimals', result: '250', groups: SIX_DECIMALS, wholeGroups: 1 },
  { title: 'BSC, 18 decimals', result: '250', groups: EIGHTEEN_DECIMALS, wholeGroups: 1 },
  {
    title: 'BSC, read with 6',
    result: '250 trillion',
    groups: EIGHTEEN_DECIMALS,
    wholeGroups: 5,
  },
];

const LEFT = 8;
const RIGHT = 332;
const ROW_PITCH = 68;
const CELL_WIDTH = 36;
const CELL_HEIGHT = 24;
const CELL_PITCH = (RIGHT - LEFT + 12) / EIGHTEEN_DECIMALS.length;
const GAP = CELL_PITCH - CELL_WIDTH;

/** Where the decimal point falls in the raw integer that a chain reports for 250 USDC. */
export function DecimalPoint() {
  return (
    <Figure
      width={340}
      height={200}
      alt="The raw balance for 250 USDC is 250 followed by 6 zeros on Ethereum and 250 followed by 18 zeros on Binance Smart Chain (BSC). Reading the second with 6 decimals gives 250 trillion."
      caption="250 USDC as raw integers, the point in colour. The point is not part of the balance: it comes from the contract on that chain."
    >
      {READINGS.map((reading, row) => {
        const top = row * ROW_PITCH;
        return (
          <g key={reading.title}>
            <text className="fig-text" x={LEFT} y={top + 18}>
              {reading.title}
            </text>
            <text
              className={reading.wholeGroups === 1 ? 'fig-text' : 'fig-accent'}
              x={RIGHT}
              y={top + 18}
              textAnchor="end"
            >
              {reading.result}
            </text>
            {reading.groups.map((digits, index) => (
              <Cell
                key={index}
                x={LEFT + index * CELL_PITCH}
                y={top + 28}
                digits={digits}
                isWhole={index < reading.wholeGroups}
              />
            ))}
            <circle
              cx={LEFT + reading.wholeGroups * CELL_PITCH - GAP / 2}
              cy={top + 28 + CELL_HEIGHT - 4}
              r="4"
              fill="var(--accent)"
            />
          </g>
        );
      })}
    </Figure>
  );
}

interface CellProps {
  x: number;
  y: number;
  digits: string;
  isWhole: boolean;
}

function Cell({ x, y, digits, isWhole }: CellProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={CELL_WIDTH}
        height={CELL_HEIGHT}
        fill={isWhole ? 'var(--card)' : 'none'}
        stroke={isWhole ? 'var(--ink)' : 'var(--line)'}
      />
      <text className="fig-label" x={x + CELL_WIDTH / 2} y={y + 16} textAnchor="middle">
        {digits}
      </text>
    </g>
  );
}
