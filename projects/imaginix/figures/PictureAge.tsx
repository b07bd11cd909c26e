import { Figure } from '@/ui/Figure';

/** Example values: the pen moves for two seconds without a pause. */
const STROKE_MS = 2_000;
const SNAPSHOT_EVERY_MS = 40;
const GENERATION_MS = 200;
const LEFT = 42;
const RIGHT = 322;
const TOP = 20;
const BOTTOM = 180;
const TICKS_MS = [0, 500, 1_000, 1_500, 2_000];

const policies = [
  {
    name: 'Wait for a pause',
    snapshotEvery: Infinity,
    dash: '2 4',
    colour: 'var(--ink)',
    width: 1.5,
  },
  {
    name: 'Queue all',
    snapshotEvery: SNAPSHOT_EVERY_MS,
    dash: '8 4',
    colour: 'var(--ink)',
    width: 1.5,
  },
  {
    name: 'Latest only',
    snapshotEvery: GENERATION_MS,
    dash: undefined,
    colour: 'var(--accent)',
    width: 2.5,
  },
];

/** How old the shown picture is during one long stroke, under three policies. */
export function PictureAge() {
  return (
    <Figure
      width={340}
      height={288}
      alt="Age of the shown picture during a stroke of two seconds. Waiting for a pause, the age grows to 2,000 milliseconds. Queueing every snapshot, it climbs to over 1,600. Generating only the latest, it stays between 200 and 400 once the first picture has arrived."
      caption="Example: a snapshot every 40 ms, 200 ms to generate a picture. Only one of the three stops growing."
    >
      {TICKS_MS.map((ms) => (
        <g key={ms}>
          <line x1={LEFT} x2={RIGHT} y1={y(ms)} y2={y(ms)} stroke="var(--line)" />
          <text className="fig-label" x={LEFT - 8} y={y(ms) + 4} textAnchor="end">
            {ms / 1_000}
          </text>
          <text className="fig-label" x={x(ms)} y={BOTTOM + 18} textAnchor="middle">
            {ms / 1_000}
          </text>
        </g>
      ))}
      <text className="fig-label" x={LEFT + 6} y={TOP - 7}>
        Age of picture, seconds
      </text>
      <text className="fig-label" x={RIGHT} y={BOTTOM + 36} textAnchor="end">
        Seconds since pen down
      </text>
      {policies.map(({ name, snapshotEvery, dash, colour, width }, row) => (
        <g key={name}>
          <polyline
            points={ageOverTime(snapshotEvery)}
            fill="none"
            stroke={colour}
            strokeWidth={width}
            strokeDasharray={dash}
          />
          <line
            x1="8"
            x2="36"
            y1={236 + row * 19}
            y2={236 + row * 19}
            stroke={colour}
            strokeWidth={width}
            strokeDasharray={dash}
          />
          <text
            className={dash === undefined ? 'fig-accent' : 'fig-text'}
            x="46"
            y={240 + row * 19}
          >
            {name}
          </text>
        </g>
      ))}
    </Figure>
  );
}

/** A picture of snapshot n appears after n + 1 generations; until then the older one ages. */
function ageOverTime(snapshotEvery: number) {
  const points = [x(0), y(0)];
  let shownSnapshotMs = 0;
  for (let done = 0; (done + 1) * GENERATION_MS <= STROKE_MS; done += 1) {
    if (!Number.isFinite(snapshotEvery)) break;
    const nowMs = (done + 1) * GENERATION_MS;
    points.push(x(nowMs), y(nowMs - shownSnapshotMs));
    shownSnapshotMs = done * snapshotEvery;
    points.push(x(nowMs), y(nowMs - shownSnapshotMs));
  }
  points.push(x(STROKE_MS), y(STROKE_MS - shownSnapshotMs));
  return points.map((value) => value.toFixed(1)).join(' ');
}

function x(ms: number) {
  return LEFT + (ms / STROKE_MS) * (RIGHT - LEFT);
}

function y(ageMs: number) {
  return BOTTOM - (ageMs / STROKE_MS) * (BOTTOM - TOP);
}
