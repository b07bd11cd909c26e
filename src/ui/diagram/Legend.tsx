import type { ShapeTone } from './Bar';
import { Bar } from './Bar';
import type { LineLook } from './Line';
import { Line } from './Line';
import { Text } from './Text';

const LINE_WIDTH = 28;
const SWATCH = 14;
const GAP = 8;
const ROW_HEIGHT = 20;

interface Entry {
  label: string;
  /** A sample of a line; unset shows a swatch of `tone` instead. */
  line?: LineLook;
  tone?: ShapeTone;
}

interface Props {
  x: number;
  y: number;
  entries: readonly Entry[];
  /** Distance from one entry to the next in a row; unset puts them below each other. */
  across?: number;
}

/** Says what the lines or fills of a chart mean. */
export function Legend({ x, y, entries, across }: Props) {
  return entries.map(({ label, line, tone = 'plain' }, index) => {
    const left = x + index * (across ?? 0);
    const middle = y + (across === undefined ? index * ROW_HEIGHT : 0);
    return (
      <g key={label}>
        {line ? (
          <Line {...line} points={[left, middle, left + LINE_WIDTH, middle]} />
        ) : (
          <Bar x={left} y={middle - SWATCH / 2} width={SWATCH} height={SWATCH} tone={tone} />
        )}
        <Text
          x={left + (line ? LINE_WIDTH : SWATCH) + GAP}
          y={middle}
          anchor="start"
          look={line?.tone === 'accent' ? 'accent' : 'text'}
          text={label}
        />
      </g>
    );
  });
}
