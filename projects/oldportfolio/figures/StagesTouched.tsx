import { Bar } from '@/ui/diagram/Bar';
import { Dot } from '@/ui/diagram/Dot';
import { Line } from '@/ui/diagram/Line';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

const STAGES = ['Style', 'Layout', 'Paint', 'Compose'];
/** The last stage, which the compositor runs in a thread of its own. */
const OFF_MAIN_THREAD = 'Compose';
const CELL = 28;
const columnX = (column: number) => 146 + column * 55;
const rowY = (row: number) => 64 + row * 44;

const rows = [
  { property: 'left, width', repeats: STAGES },
  { property: 'box-shadow', repeats: ['Style', 'Paint', 'Compose'] },
  { property: 'transform, script', repeats: ['Style', 'Compose'] },
  { property: 'transform, CSS', repeats: ['Compose'] },
];

/** Which stages of a frame an animated property makes the browser repeat. */
export function StagesTouched() {
  return (
    <Figure
      height={222}
      alt="Stages repeated on every frame. Left and width: style, layout, paint and compose. Box-shadow: style, paint and compose. Transform set by a script: style and compose. Transform declared in CSS: compose only, which runs away from the main thread."
      caption="Filled squares are work on the main thread, repeated on every frame. The last row, for an element on its own layer, has none."
    >
      {STAGES.map((stage, column) => (
        <Text key={stage} look="label" x={columnX(column)} y={22} text={stage} />
      ))}
      {rows.map(({ property, repeats }, row) => (
        <g key={property}>
          <Line tone="faint" points={[8, rowY(row) - 22, 332, rowY(row) - 22]} />
          <Text x={8} y={rowY(row)} anchor="start" text={property} />
          {STAGES.map((stage, column) => (
            <Cell
              key={stage}
              x={columnX(column)}
              y={rowY(row)}
              isRepeated={repeats.includes(stage)}
              isOffMainThread={stage === OFF_MAIN_THREAD}
            />
          ))}
        </g>
      ))}
    </Figure>
  );
}

interface CellProps {
  x: number;
  y: number;
  isRepeated: boolean;
  isOffMainThread: boolean;
}

function Cell({ x, y, isRepeated, isOffMainThread }: CellProps) {
  if (!isRepeated) return <Line tone="mute" points={[x - 6, y, x + 6, y]} />;
  if (isOffMainThread) return <Dot x={x} y={y} radius={CELL / 2 - 2} tone="plain" />;
  const corner = { x: x - CELL / 2, y: y - CELL / 2 };
  return <Bar {...corner} width={CELL} height={CELL} radius={5} tone="accent" />;
}
