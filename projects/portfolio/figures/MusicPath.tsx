import { Figure } from '@/ui/Figure';

const STEP = { x: 34, width: 136, height: 40 };
const OUTCOME = { x: 222, width: 108 };
const TRUNK_X = 14;
const ROWS = [
  { y: 26, step: 'currently-playing', answer: 'song', outcome: 'Playing', fails: false },
  { y: 106, step: 'last-played', answer: 'song', outcome: 'Last played', fails: false },
  { y: 186, step: '502, 503 or 504', answer: '', outcome: 'Nothing', fails: true },
] as const;
const SOURCES = ['Spotify', 'Last.fm', 'ListenBrainz', 'Embedded'] as const;
const SOURCES_TOP = 284;

/** Silence leads on to a second question; failure leads to an empty place. */
export function MusicPath() {
  return (
    <Figure
      width={340}
      height={382}
      alt="The widget asks currently-playing. A song is shown as playing. If nothing plays it asks last-played, and that song is shown as last played. If either request fails with 502, 503 or 504, nothing is shown. Both questions are answered by one source out of four: Spotify, Last.fm, ListenBrainz or embedded."
      caption="Silence and failure take different paths: only silence leads to a second request."
    >
      <defs>
        <marker
          id="portfolio-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8Z" fill="var(--ink)" />
        </marker>
      </defs>
      <text className="fig-label" x={STEP.x} y="14">
        Request
      </text>
      <text className="fig-label" x={OUTCOME.x} y="14">
        On screen
      </text>
      {ROWS.map((row) => (
        <Row key={row.step} {...row} />
      ))}
      <path d="M102 66V104" stroke="var(--ink)" markerEnd="url(#portfolio-arrow)" />
      <text className="fig-text" x="111" y="90">
        nothing plays
      </text>
      <path
        d={['M', STEP.x, '126H', TRUNK_X, 'M', STEP.x, '46H', TRUNK_X, 'V206H', STEP.x - 2].join(
          ' ',
        )}
        fill="none"
        stroke="var(--ink)"
        strokeDasharray="4 4"
        markerEnd="url(#portfolio-arrow)"
      />
      <text className="fig-text" x={TRUNK_X + 8} y="168">
        either fails
      </text>
      <path d="M10 250H330" stroke="var(--line)" />
      <text className="fig-label" x="10" y="272">
        One source answers both
      </text>
      {SOURCES.map((name, index) => (
        <Source key={name} name={name} index={index} />
      ))}
    </Figure>
  );
}

function Row({ y, step, answer, outcome, fails }: (typeof ROWS)[number]) {
  const middle = y + STEP.height / 2;
  const dash = fails ? '4 4' : 'none';
  const endOfStep = STEP.x + STEP.width;
  return (
    <>
      <rect {...STEP} y={y} rx="10" fill="var(--card)" stroke="var(--ink)" strokeDasharray={dash} />
      <text className="fig-strong" x={STEP.x + STEP.width / 2} y={middle + 4.5} textAnchor="middle">
        {step}
      </text>
      <line
        x1={endOfStep}
        y1={middle}
        x2={OUTCOME.x - 2}
        y2={middle}
        stroke="var(--ink)"
        strokeDasharray={dash}
        markerEnd="url(#portfolio-arrow)"
      />
      <text
        className="fig-label"
        x={(endOfStep + OUTCOME.x) / 2 - 3}
        y={middle - 6}
        textAnchor="middle"
      >
        {answer}
      </text>
      <rect
        {...OUTCOME}
        y={y}
        height={STEP.height}
        rx="20"
        fill={fails ? 'none' : 'var(--accent)'}
        stroke={fails ? 'var(--ink)' : 'var(--accent)'}
        strokeDasharray={dash}
      />
      <text
        className="fig-strong"
        x={OUTCOME.x + OUTCOME.width / 2}
        y={middle + 4.5}
        textAnchor="middle"
      >
        <tspan fill={fails ? 'var(--ink)' : 'var(--on-accent)'}>{outcome}</tspan>
      </text>
    </>
  );
}

interface SourceProps {
  name: string;
  index: number;
}

function Source({ name, index }: SourceProps) {
  const x = 10 + (index % 2) * 164;
  const y = SOURCES_TOP + Math.floor(index / 2) * 48;
  return (
    <>
      <rect x={x} y={y} width="156" height="38" rx="10" fill="var(--card)" stroke="var(--mute)" />
      <text className="fig-text" x={x + 78} y={y + 23.5} textAnchor="middle">
        {name}
      </text>
    </>
  );
}
