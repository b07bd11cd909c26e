import { Axes } from '@/ui/diagram/Axes';
import { Legend } from '@/ui/diagram/Legend';
import { Line } from '@/ui/diagram/Line';
import { plotArea, sampled } from '@/ui/diagram/plot-area';
import { Text } from '@/ui/diagram/Text';
import { Figure } from '@/ui/Figure';

import { CALLED_BACK_MS, DAMPING, DISTANCE_PX, easedAt, STIFFNESS } from './motion';

const SHOWN_MS = 600;
const SAMPLE_EVERY_MS = 5;
const SAMPLES = SHOWN_MS / SAMPLE_EVERY_MS;

const plot = plotArea({ x: [0, SHOWN_MS], y: [0, DISTANCE_PX] });

/** One interrupted movement, with a timed curve and with a spring. */
export function Interrupted() {
  const turn = plot.x(CALLED_BACK_MS);
  return (
    <Figure
      height={244}
      alt={`Position over time of a card called back after ${CALLED_BACK_MS} milliseconds. With a timed curve the path has a sharp corner at ${easedAt(CALLED_BACK_MS).toFixed(0)} pixels, where the speed reverses at once. With a spring the card slows down, turns and comes back in a smooth arc.`}
      caption="Example: a card on its way to 100 px is called back after 100 ms. The timed curve turns on the spot; the spring has to slow down first."
    >
      <Axes
        plot={plot}
        x={{ ticks: [0, 200, 400, 600], title: 'Milliseconds' }}
        y={{ ticks: [0, 50, 100], title: 'Position, px' }}
      />
      <Line tone="mute" dash="dotted" points={[turn, plot.top, turn, plot.bottom]} />
      <Text x={turn + 8} y={plot.top + 12} anchor="start" text="Called back" />
      <Line dash="dashed" points={plot.line(sampled(0, SHOWN_MS, SAMPLES, easedAt))} />
      <Line tone="accent" points={plot.line(springPositions())} />
      <Legend
        x={66}
        y={plot.bottom + 60}
        across={142}
        entries={[
          { label: 'Timed curve', line: { dash: 'dashed' } },
          { label: 'Spring', line: { tone: 'accent' } },
        ]}
      />
    </Figure>
  );
}

function springPositions() {
  const seconds = SAMPLE_EVERY_MS / 1_000;
  let position = 0;
  let velocity = 0;
  return sampled(0, SHOWN_MS, SAMPLES, (ms) => {
    const shown = position;
    const target = ms < CALLED_BACK_MS ? DISTANCE_PX : 0;
    velocity += (STIFFNESS * (target - position) - DAMPING * velocity) * seconds;
    position += velocity * seconds;
    return shown;
  });
}
