import { Axes } from '@/ui/diagram/Axes';
import { Line } from '@/ui/diagram/Line';
import { plotArea, sampled } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { seamGains } from '../demo/noise';

const DEEPEST_DB = -4;
const plot = plotArea({ x: [0, 1], y: [DEEPEST_DB, 1], bottom: 164 });

/** How loud two unrelated sounds are together while one fades into the other. */
export function Seam() {
  return (
    <Figure
      height={208}
      alt="Level in decibels over the length of a crossfade. With a sine and a cosine it stays at zero. With straight lines it dips to minus 3 decibels in the middle."
      caption="The level of the rain from the start of the overlap to its end."
    >
      <Axes
        plot={plot}
        x={{
          ticks: [0, 0.5, 1],
          format: (share) => ['start', 'middle', 'end'][2 * share] ?? '',
          title: 'Overlap',
        }}
        y={{ ticks: [-3, 0], title: 'Decibels' }}
      />
      <Line
        tone="accent"
        dash="dashed"
        points={plot.line(sampled(0, 1, 40, (share) => decibels(1 - share, share)))}
      />
      <Line
        points={plot.line(
          sampled(0, 1, 1, (share) => decibels(seamGains(share).fall, seamGains(share).rise)),
        )}
      />
      <Text look="strong" x={plot.x(0.5)} y={plot.y(0) - 14} text="Sine and cosine" />
      <Text look="accent" x={plot.x(0.5)} y={plot.y(-3) + 14} text="Straight lines" />
    </Figure>
  );
}

/** Of two unrelated sounds, whose powers add. */
function decibels(one: number, other: number): number {
  return 10 * Math.log10(one ** 2 + other ** 2);
}
