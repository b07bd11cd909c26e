import { Figure } from '@/ui/Figure';

/** Share of the old level kept on each frame. */
const KEPT_PER_FRAME = 0.8;
const SHOWN_MS = 300;
const LEFT = 44;
const RIGHT = 322;
const TOP = 22;
const BOTTOM = 168;

const screens = [
  { hertz: 30, dash: '7 4', colour: 'var(--ink)', width: 1.5 },
  { hertz: 60, dash: undefined, colour: 'var(--accent)', width: 2.5 },
  { hertz: 144, dash: '2 3', colour: 'var(--ink)', width: 1.5 },
];

/** One smoothing factor, three frame rates: how fast the same bar falls. */
export function FrameRateDecay() {
  return (
    <Figure
      width={340}
      height={214}
      alt={`A bar falling after the sound stops, when 0.8 of the level is kept on each frame. It reaches half after ${screens.map(({ hertz }) => `${halvingMs(hertz)} milliseconds at ${String(hertz)} frames a second`).join(', ')}.`}
      caption="The same factor of 0.8 per frame, three screens. The dots mark where each bar has lost half its height."
    >
      {[0, 0.5, 1].map((level) => (
        <g key={level}>
          <line x1={LEFT} x2={RIGHT} y1={y(level)} y2={y(level)} stroke="var(--line)" />
          <text className="fig-label" x={LEFT - 8} y={y(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      {[0, 100, 200, 300].map((ms) => (
        <text key={ms} className="fig-label" x={x(ms)} y={BOTTOM + 18} textAnchor="middle">
          {ms}
        </text>
      ))}
      <text className="fig-label" x={(LEFT + RIGHT) / 2} y={BOTTOM + 36} textAnchor="middle">
        Milliseconds after silence
      </text>
      {screens.map(({ hertz, dash, colour, width }) => (
        <g key={hertz}>
          <polyline
            points={fall(hertz)}
            fill="none"
            stroke={colour}
            strokeWidth={width}
            strokeDasharray={dash}
          />
          <circle cx={x(Number(halvingMs(hertz)))} cy={y(0.5)} r="4" fill={colour} />
        </g>
      ))}
      {screens.map(({ hertz, dash, colour, width }, row) => (
        <g key={hertz}>
          <line
            x1="178"
            x2="208"
            y1={36 + row * 20}
            y2={36 + row * 20}
            stroke={colour}
            strokeWidth={width}
            strokeDasharray={dash}
          />
          <text className="fig-text" x="216" y={40 + row * 20}>
            {hertz} Hz: {halvingMs(hertz)} ms
          </text>
        </g>
      ))}
    </Figure>
  );
}

function fall(hertz: number) {
  const frames = Math.floor((SHOWN_MS / 1000) * hertz);
  return Array.from({ length: frames + 1 }, (_, frame) =>
    [x((frame / hertz) * 1000), y(KEPT_PER_FRAME ** frame)].map((n) => n.toFixed(1)).join(','),
  ).join(' ');
}

function halvingMs(hertz: number) {
  return ((Math.log(0.5) / Math.log(KEPT_PER_FRAME) / hertz) * 1000).toFixed(0);
}

function x(ms: number) {
  return LEFT + (ms / SHOWN_MS) * (RIGHT - LEFT);
}

function y(level: number) {
  return BOTTOM - level * (BOTTOM - TOP);
}
