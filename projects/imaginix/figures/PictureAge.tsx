import { Axes } from '@/ui/diagram/Axes';
import { Legend } from '@/ui/diagram/Legend';
import { Line } from '@/ui/diagram/Line';
import { plotArea } from '@/ui/diagram/plot-area';
import { Figure } from '@/ui/Figure';

import { ageOverTime, GENERATION_MS, SNAPSHOT_EVERY_MS, STROKE_MS } from './age-over-time';

const TICKS_MS = [0, 500, 1_000, 1_500, 2_000];

const policies = [
  { label: 'Wait for a pause', snapshotEvery: Infinity, line: { dash: 'dotted' } },
  { label: 'Queue all', snapshotEvery: SNAPSHOT_EVERY_MS, line: { dash: 'dashed' } },
  { label: 'Latest only', snapshotEvery: GENERATION_MS, line: { tone: 'accent' } },
] as const;

const plot = plotArea({ x: [0, STROKE_MS], y: [0, STROKE_MS], bottom: 194 });
const seconds = (ms: number) => String(ms / 1_000);

/** How old the shown picture is during one long stroke, under three policies. */
export function PictureAge() {
  return (
    <Figure
      height={304}
      alt="Age of the shown picture during a stroke of two seconds. Waiting for a pause, the age grows to 2,000 milliseconds. Queueing every snapshot, it climbs to over 1,600. Generating only the latest, it stays between 200 and 400 once the first picture has arrived."
      caption={`Example: a snapshot every ${SNAPSHOT_EVERY_MS} ms, ${GENERATION_MS} ms to generate a picture. Only the third rule keeps the age bounded.`}
    >
      <Axes
        plot={plot}
        x={{ ticks: TICKS_MS, format: seconds, title: 'Seconds since pen down' }}
        y={{ ticks: TICKS_MS, format: seconds, title: 'Age of picture, seconds' }}
      />
      {policies.map(({ label, snapshotEvery, line }) => (
        <Line key={label} points={plot.line(ageOverTime(snapshotEvery))} {...line} />
      ))}
      <Legend x={plot.left} y={plot.bottom + 58} entries={policies} />
    </Figure>
  );
}
