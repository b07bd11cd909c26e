import { Figure } from '@/ui/Figure';

const KB_TO_UNITS = 0.92;
const BAR_LEFT = 112;
const BAR_HEIGHT = 18;
const ROW_HEIGHT = 30;
const GROUP_GAP = 36;

/** Kilobytes of script, as measured for the choice of framework. */
const GROUPS = [
  {
    page: 'Home',
    rows: [
      { framework: 'Next 16', kilobytes: 192 },
      { framework: 'React Router 8', kilobytes: 166 },
      { framework: 'Astro 7', kilobytes: 119 },
    ],
  },
  {
    page: 'A write-up',
    rows: [
      { framework: 'Next 16', kilobytes: 138 },
      { framework: 'Astro 7', kilobytes: 0 },
    ],
  },
] as const;

/** The frameworks differ most on the page where nothing moves. */
export function ScriptWeight() {
  return (
    <Figure
      width={340}
      height={212}
      alt="Bar chart of script in kilobytes. Home: Next 16 192, React Router 8 166, Astro 7 119. A write-up: Next 16 138, Astro 7 0."
      caption="Script in KB for the same three widgets and the same write-ups, measured on one machine for the choice."
    >
      {GROUPS.map(({ page, rows }, group) => (
        <g key={page} transform={`translate(0 ${String(topOfGroup(group))})`}>
          <text className="fig-label" x="4" y="0">
            {page}
          </text>
          {rows.map(({ framework, kilobytes }, row) => (
            <Bar key={framework} framework={framework} kilobytes={kilobytes} row={row} />
          ))}
        </g>
      ))}
    </Figure>
  );
}

interface Props {
  framework: string;
  kilobytes: number;
  row: number;
}

function Bar({ framework, kilobytes, row }: Props) {
  const top = 12 + row * ROW_HEIGHT;
  const length = kilobytes * KB_TO_UNITS;
  const isChosen = framework === 'Astro 7';
  return (
    <>
      <text className={isChosen ? 'fig-strong' : 'fig-text'} x="4" y={top + 13.5}>
        {framework}
      </text>
      <line
        x1={BAR_LEFT}
        y1={top - 4}
        x2={BAR_LEFT}
        y2={top + BAR_HEIGHT + 4}
        stroke="var(--ink)"
      />
      <rect
        x={BAR_LEFT}
        y={top}
        width={length}
        height={BAR_HEIGHT}
        fill={isChosen ? 'var(--accent)' : 'var(--mute)'}
      />
      <text className="fig-strong" x={BAR_LEFT + length + 8} y={top + 13.5}>
        {kilobytes}
      </text>
    </>
  );
}

function topOfGroup(group: number) {
  const rowsAbove = GROUPS.slice(0, group).reduce((sum, { rows }) => sum + rows.length, 0);
  return 16 + rowsAbove * ROW_HEIGHT + group * GROUP_GAP;
}
