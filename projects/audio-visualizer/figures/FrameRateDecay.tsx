import { Axes } from '@/ui/diagram/Axes';
import { Dot } from '@/ui/diagram/Dot';
import { Legend } from '@/ui/diagram/Legend';
import { Line } from '@/ui/diagram/Line';
import { plotArea, sampled } from '@/ui/diagram/plot-area';
import { Figure } from '@/ui/Figure';

/** Share of the old level kept on each frame. */
const KEPT_PER_FRAME = 0.8;
const SHOWN_MS = 300;

const screens = [
  { hertz: 30, line: { dash: 'dashed' } },
  { hertz: 60, line: { tone: 'accent' } },
  { hertz: 144, line: { dash: 'dotted' } },
] as const;

const plot = plotArea({ x: [0, SHOWN_MS], y: [0, 1], top: 14 });

/** One smoothing factor, three frame rates: how fast the same bar falls. */
export function FrameRateDecay() {
  return (
    <Figure
      height={218}
      alt={`A bar falling after the sound stops, when ${KEPT_PER_FRAME} of the level is kept on each frame. It reaches half after ${screens.map(({ hertz }) => `${halvingMs(hertz)} milliseconds at ${hertz} frames a second`).join(', ')}.`}
      caption={`The same factor of ${KEPT_PER_FRAME} per frame, three screens. The dots mark where each bar has lost half its height.`}
    >
      <Axes
        plot={plot}
        x={{ ticks: [0, 100, 200, 300], title: 'Milliseconds after silence' }}
        y={{ ticks: [0, 0.5, 1] }}
      />
      {screens.map(({ hertz, line }) => (
        <g key={hertz}>
          <Line points={plot.line(fall(hertz))} {...line} />
          <Dot
            x={plot.x(halvingMs(hertz))}
            y={plot.y(0.5)}
            tone={'tone' in line ? 'accent' : 'ink'}
          />
        </g>
      ))}
      <Legend
        x={180}
        y={34}
        entries={screens.map(({ hertz, line }) => ({
          label: `${hertz} Hz: ${halvingMs(hertz)} ms`,
          line,
        }))}
      />
    </Figure>
  );
}

function fall(hertz: number) {
  const frames = Math.floor((SHOWN_MS / 1000) * hertz);
  return sampled(
    0,
    (frames / hertz) * 1000,
    frames,
    (ms) => KEPT_PER_FRAME ** ((ms / 1000) * hertz),
  );
}

function halvingMs(hertz: number) {
  return Math.round((Math.log(0.5) / Math.log(KEPT_PER_FRAME) / hertz) * 1000);
}
