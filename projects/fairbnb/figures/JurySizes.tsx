import { Bar } from '@/ui/diagram/Bar';
import { Legend } from '@/ui/diagram/Legend';
import { plotArea } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { juryOf } from './jury';

/** An example: how often a single juror judges the case rightly. */
const JUROR_ACCURACY = 0.7;
const LARGEST_JURY = 7;
const BAR_WIDTH = 32;

const plot = plotArea({ x: [0.5, LARGEST_JURY + 0.5], y: [0, 1], left: 12, right: 328, top: 30 });
const juries = Array.from({ length: LARGEST_JURY }, (_, index) =>
  juryOf(index + 1, JUROR_ACCURACY),
);

/** How often a jury is right, tied or wrong, for one to seven jurors. */
export function JurySizes() {
  return (
    <Figure
      height={252}
      alt={`Stacked bars for juries of 1 to 7 whose members are each right 70 percent of the time. Only even juries can tie. With half of all claims just and ties going to the tenant, the share of right verdicts is, in percent: ${juries.map(({ rightPercent }) => rightPercent).join(', ')}.`}
      caption="Example: each juror is right 70 percent of the time. A tie goes to the tenant, who is right in half of the cases. The number above a bar is the share of right verdicts: an even jury pays one more juror than the odd one to its left and gains nothing."
    >
      {juries.map(({ size, right, tied, rightPercent }) => (
        <g key={size}>
          <Stack size={size} from={right + tied} to={1} tone="plain" />
          <Stack size={size} from={right} to={right + tied} tone="tint" />
          <Stack size={size} from={0} to={right} tone="accent" />
          <Text
            look={size % 2 === 1 ? 'strong' : 'text'}
            x={plot.x(size)}
            y={plot.top - 14}
            text={rightPercent}
          />
          <Text look="label" x={plot.x(size)} y={plot.bottom + 14} text={size} />
        </g>
      ))}
      <Text look="label" x={170} y={plot.bottom + 34} text="Jurors" />
      <Legend
        x={62}
        y={plot.bottom + 64}
        across={82}
        entries={[
          { label: 'Right', tone: 'accent' },
          { label: 'Tied', tone: 'tint' },
          { label: 'Wrong', tone: 'plain' },
        ]}
      />
    </Figure>
  );
}

interface StackProps {
  size: number;
  from: number;
  to: number;
  tone: 'plain' | 'tint' | 'accent';
}

function Stack({ size, from, to, tone }: StackProps) {
  if (from === to) return undefined;
  const place = { x: plot.x(size) - BAR_WIDTH / 2, y: plot.y(to), width: BAR_WIDTH };
  return <Bar {...place} height={plot.y(from) - plot.y(to)} tone={tone} />;
}
