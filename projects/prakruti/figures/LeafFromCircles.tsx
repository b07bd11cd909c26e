import { Figure } from '@/ui/Figure';

const RADIUS = 100;
const CENTRES_APART = 120;
const MIDDLE = { x: 170, y: 116 };
const HALF_LENGTH = Math.sqrt(RADIUS ** 2 - (CENTRES_APART / 2) ** 2);
const HALF_WIDTH = RADIUS - CENTRES_APART / 2;
const TIP = { top: MIDDLE.y - HALF_LENGTH, bottom: MIDDLE.y + HALF_LENGTH };
const CENTRE_X = { left: MIDDLE.x - CENTRES_APART / 2, right: MIDDLE.x + CENTRES_APART / 2 };
const RULER_Y = MIDDLE.y + RADIUS + 22;

/** The leaf is what two circles have in common; both measures follow from R and d. */
export function LeafFromCircles() {
  return (
    <Figure
      width={340}
      height={270}
      alt="Two overlapping circles of radius 100 with centres 120 apart. Their overlap is a leaf, 80 wide and 160 long."
      caption="R = 100 and d = 120 give a leaf 80 wide and 160 long, drawn by two arcs."
    >
      <path d={leaf()} fill="var(--accent)" />
      {Object.values(CENTRE_X).map((x) => (
        <g key={x}>
          <circle
            cx={x}
            cy={MIDDLE.y}
            r={RADIUS}
            fill="none"
            stroke="var(--ink)"
            strokeDasharray="3 4"
          />
          <circle cx={x} cy={MIDDLE.y} r="3" fill="var(--ink)" />
          <line
            x1={x}
            y1={MIDDLE.y}
            x2={x}
            y2={RULER_Y + 6}
            stroke="var(--mute)"
            strokeDasharray="1 4"
          />
        </g>
      ))}
      <line x1={MIDDLE.x} y1={TIP.top} x2={MIDDLE.x} y2={TIP.bottom} stroke="var(--on-accent)" />
      <line
        x1={MIDDLE.x - HALF_WIDTH}
        y1={MIDDLE.y}
        x2={MIDDLE.x + HALF_WIDTH}
        y2={MIDDLE.y}
        stroke="var(--on-accent)"
      />
      <line
        x1={CENTRE_X.left}
        y1={MIDDLE.y}
        x2={CENTRE_X.left - RADIUS}
        y2={MIDDLE.y}
        stroke="var(--ink)"
      />
      <text
        className="fig-strong"
        x={CENTRE_X.left - RADIUS / 2}
        y={MIDDLE.y - 8}
        textAnchor="middle"
      >
        R = {RADIUS}
      </text>
      <text className="fig-text" x={MIDDLE.x + 8} y={MIDDLE.y - 24}>
        <tspan fill="var(--on-accent)">{2 * HALF_LENGTH}</tspan>
      </text>
      <text className="fig-text" x={MIDDLE.x - 8} y={MIDDLE.y + 18} textAnchor="end">
        <tspan fill="var(--on-accent)">{2 * HALF_WIDTH}</tspan>
      </text>
      <line x1={CENTRE_X.left} y1={RULER_Y} x2={CENTRE_X.right} y2={RULER_Y} stroke="var(--ink)" />
      <text className="fig-strong" x={MIDDLE.x} y={RULER_Y + 20} textAnchor="middle">
        d = {CENTRES_APART}
      </text>
    </Figure>
  );
}

function leaf() {
  const arc = ['A', RADIUS, RADIUS, '0 0 1', MIDDLE.x].join(' ');
  return ['M', MIDDLE.x, TIP.top, arc, TIP.bottom, arc, TIP.top, 'Z'].join(' ');
}
