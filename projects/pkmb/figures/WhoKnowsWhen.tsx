import { Figure } from '@/ui/Figure';

const LEFT = 10;
const RIGHT = 330;
const LANE_TOP = 54;
const LANE_HEIGHT = 44;
const BAR_HEIGHT = 28;

/** Moments in order; the distances between them mean nothing. */
const MOMENTS = [
  { x: LEFT, label: ['List', 'out'], anchor: 'start' },
  { x: 74, label: ['Mint', 'opens'], anchor: 'middle' },
  { x: 174, label: ['Sold', 'out'], anchor: 'middle' },
  { x: 238, label: ['Chosen', 'block'], anchor: 'middle' },
  { x: RIGHT, label: ['', 'Reveal'], anchor: 'end' },
] as const;

const LANES = [
  { name: 'Picture list is public', from: LEFT, to: RIGHT, isSale: false },
  { name: 'Tokens sold', from: 74, to: 174, isSale: true },
  { name: 'Shift exists', from: 238, to: RIGHT, isSale: false },
] as const;

/** The sale ends before the shift exists, which is the whole argument. */
export function WhoKnowsWhen() {
  const bottom = LANE_TOP + LANES.length * LANE_HEIGHT;
  return (
    <Figure
      width={340}
      height={bottom + 6}
      alt="Timeline with five moments: list out, mint opens, sold out, chosen block, reveal. The picture list is public throughout. Tokens are sold only between mint opens and sold out. The shift exists only from the chosen block on."
      caption="The sale is over before the shift exists: a few blocks lie between the two."
    >
      {MOMENTS.map(({ x, label, anchor }) => (
        <g key={x}>
          <text className="fig-label" textAnchor={anchor}>
            <tspan x={x} y="16">
              {label[0]}
            </tspan>
            <tspan x={x} y="30">
              {label[1]}
            </tspan>
          </text>
          <line x1={x} y1="38" x2={x} y2={bottom} stroke="var(--mute)" strokeDasharray="2 4" />
        </g>
      ))}
      {LANES.map(({ name, from, to, isSale }, lane) => (
        <g key={name} transform={`translate(0 ${String(LANE_TOP + lane * LANE_HEIGHT)})`}>
          <line x1={LEFT} y1={BAR_HEIGHT / 2} x2={RIGHT} y2={BAR_HEIGHT / 2} stroke="var(--line)" />
          <rect
            x={from}
            width={to - from}
            height={BAR_HEIGHT}
            rx="7"
            fill={isSale ? 'var(--accent)' : 'var(--card)'}
            stroke={isSale ? 'var(--accent)' : 'var(--ink)'}
          />
          <text className="fig-strong" x={(from + to) / 2} y="18.5" textAnchor="middle">
            <tspan fill={isSale ? 'var(--on-accent)' : 'var(--ink)'}>{name}</tspan>
          </text>
        </g>
      ))}
    </Figure>
  );
}
