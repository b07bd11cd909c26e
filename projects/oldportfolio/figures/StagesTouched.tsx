import { Figure } from '@/ui/Figure';

const STAGES = ['Style', 'Layout', 'Paint', 'Compose'];
const FIRST_COLUMN = 154;
const COLUMN_STEP = 51;
const FIRST_ROW = 56;
const ROW_STEP = 44;
const CELL = 28;

const rows = [
  { property: 'left, width', touched: [true, true, true, true] },
  { property: 'box-shadow', touched: [true, false, true, true] },
  { property: 'transform, script', touched: [true, false, false, true] },
  { property: 'transform, CSS', touched: [false, false, false, true] },
];

/** Which stages of a frame an animated property makes the browser repeat. */
export function StagesTouched() {
  return (
    <Figure
      width={340}
      height={236}
      alt="Stages repeated on every frame. Left and width: style, layout, paint and compose. Box-shadow: style, paint and compose. Transform set by a script: style and compose. Transform declared in CSS: compose only, which runs away from the main thread."
      caption="Filled squares are work on the main thread, repeated on every frame. The last row, for an element on its own layer, has none."
    >
      {STAGES.map((stage, column) => (
        <text
          key={stage}
          className="fig-label"
          x={FIRST_COLUMN + column * COLUMN_STEP}
          y="32"
          textAnchor="middle"
        >
          {stage}
        </text>
      ))}
      {rows.map(({ property, touched }, row) => {
        const y = FIRST_ROW + row * ROW_STEP;
        return (
          <g key={property}>
            <line x1="8" x2="332" y1={y - 8} y2={y - 8} stroke="var(--line)" />
            <text className="fig-text" x="8" y={y + 19}>
              {property}
            </text>
            {touched.map((isTouched, column) => (
              <Cell
                key={STAGES[column]}
                x={FIRST_COLUMN + column * COLUMN_STEP}
                y={y}
                isTouched={isTouched}
                isOffMainThread={column === STAGES.length - 1}
              />
            ))}
          </g>
        );
      })}
    </Figure>
  );
}

interface CellProps {
  x: number;
  y: number;
  isTouched: boolean;
  isOffMainThread: boolean;
}

function Cell({ x, y, isTouched, isOffMainThread }: CellProps) {
  if (!isTouched) {
    return <line x1={x - 6} x2={x + 6} y1={y + CELL / 2} y2={y + CELL / 2} stroke="var(--mute)" />;
  }
  if (isOffMainThread) {
    return (
      <circle
        cx={x}
        cy={y + CELL / 2}
        r={CELL / 2 - 2}
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
    );
  }
  return <rect x={x - CELL / 2} y={y} width={CELL} height={CELL} rx="5" fill="var(--accent)" />;
}
