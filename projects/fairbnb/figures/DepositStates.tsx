import { Figure } from '@/ui/Figure';

const BOX_HEIGHT = 40;

const boxes = [
  { title: 'Held: one month of rent', x: 10, y: 10, width: 320 },
  { title: 'Claimed', x: 180, y: 98, width: 150 },
  { title: 'Votes sealed', x: 180, y: 164, width: 150 },
  { title: 'Votes opened', x: 180, y: 230, width: 150 },
];

const ends = [
  { title: 'Owed to tenant', x: 10, width: 150 },
  { title: 'Owed to landlord', x: 180, width: 150 },
];
const END_Y = 322;

const arrows = [
  { d: 'M60 50V318', label: 'No claim', x: 70, y: 78, anchor: 'start' },
  { d: 'M255 50V94', label: 'Claim', x: 265, y: 78, anchor: 'start' },
  { d: 'M255 138V160', label: undefined, x: 0, y: 0, anchor: 'start' },
  { d: 'M255 204V226', label: undefined, x: 0, y: 0, anchor: 'start' },
  { d: 'M255 270V318', label: 'Majority', x: 263, y: 298, anchor: 'start' },
  { d: 'M200 270V296H115V318', label: 'Otherwise', x: 192, y: 288, anchor: 'end' },
] as const;

/** Every state a deposit can be in, and the two ways it can end. */
export function DepositStates() {
  return (
    <Figure
      width={340}
      height={398}
      alt="The deposit starts as held. With no claim by the deadline it is owed to the tenant. With a claim, jurors seal their votes, then open them. A majority for the claim makes the deposit owed to the landlord; otherwise it is owed to the tenant. The one it is owed to collects it."
      caption="Every path ends in one of two boxes, and every waiting state has a deadline. The contract never sends money on its own."
    >
      <defs>
        <marker
          id="fairbnb-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="var(--ink)" />
        </marker>
      </defs>
      {arrows.map(({ d, label, x, y, anchor }) => (
        <g key={d}>
          <path
            d={d}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="1.5"
            markerEnd="url(#fairbnb-arrow)"
          />
          {label !== undefined && (
            <text className="fig-label" x={x} y={y} textAnchor={anchor}>
              {label}
            </text>
          )}
        </g>
      ))}
      {boxes.map(({ title, x, y, width }) => (
        <g key={title}>
          <rect
            x={x}
            y={y}
            width={width}
            height={BOX_HEIGHT}
            rx="10"
            fill="var(--card)"
            stroke="var(--ink)"
          />
          <text className="fig-text" x={x + width / 2} y={y + 25} textAnchor="middle">
            {title}
          </text>
        </g>
      ))}
      {ends.map(({ title, x, width }) => (
        <g key={title}>
          <rect x={x} y={END_Y} width={width} height={BOX_HEIGHT} rx="10" fill="var(--accent)" />
          <text className="fig-strong" x={x + width / 2} y={END_Y + 25} textAnchor="middle">
            <tspan fill="var(--on-accent)">{title}</tspan>
          </text>
        </g>
      ))}
      <text className="fig-label" x="170" y={END_Y + BOX_HEIGHT + 24} textAnchor="middle">
        Collected by whoever is owed
      </text>
    </Figure>
  );
}
