import { Figure } from '@/ui/Figure';

const GATE_X = 10;
const GATE_WIDTH = 176;
const GATE_HEIGHT = 38;
const STEP = 62;
const FIRST_Y = 52;

const gates = [
  { question: 'Quote is in the source?', ifNo: 'Dropped', final: false },
  { question: 'Version allows it?', ifNo: 'Dropped', final: false },
  { question: 'Path can be reached?', ifNo: 'Note only', final: false },
  { question: 'A rule agrees?', ifNo: 'For review', final: true },
];

/** The four questions between a model's claim and the report. */
export function ClaimGates() {
  const confirmedY = FIRST_Y + gates.length * STEP;
  return (
    <Figure
      width={340}
      height={confirmedY + 48}
      alt="A claim from the model passes four gates. If its quote is not in the source, or the compiler version rules it out, it is dropped. If its path cannot be reached, it becomes a note. If no rule agrees, it is marked for review. A claim that passes all four is confirmed."
      caption="Each gate is plain code. The model can propose a finding, but it cannot promote one."
    >
      <defs>
        <marker
          id="auditrix-gate"
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
      <text className="fig-strong" x={GATE_X + GATE_WIDTH / 2} y="20" textAnchor="middle">
        Claim from the model
      </text>
      {gates.map(({ question, ifNo, final }, index) => {
        const y = FIRST_Y + index * STEP;
        return (
          <g key={question}>
            <Arrow
              x1={GATE_X + GATE_WIDTH / 2}
              y1={y - 22}
              x2={GATE_X + GATE_WIDTH / 2}
              y2={y - 2}
            />
            <rect
              x={GATE_X}
              y={y}
              width={GATE_WIDTH}
              height={GATE_HEIGHT}
              rx="10"
              fill="var(--card)"
              stroke="var(--ink)"
            />
            <text className="fig-text" x={GATE_X + GATE_WIDTH / 2} y={y + 24} textAnchor="middle">
              {question}
            </text>
            <Arrow x1={GATE_X + GATE_WIDTH} y1={y + 19} x2={236} y2={y + 19} />
            <text className="fig-label" x="209" y={y + 13} textAnchor="middle">
              No
            </text>
            <text className={final ? 'fig-strong' : 'fig-text'} x="244" y={y + 24}>
              {ifNo}
            </text>
          </g>
        );
      })}
      <Arrow
        x1={GATE_X + GATE_WIDTH / 2}
        y1={confirmedY - 22}
        x2={GATE_X + GATE_WIDTH / 2}
        y2={confirmedY - 2}
      />
      <text className="fig-label" x={GATE_X + GATE_WIDTH / 2 + 12} y={confirmedY - 8}>
        Yes to all
      </text>
      <rect
        x={GATE_X}
        y={confirmedY}
        width={GATE_WIDTH}
        height={GATE_HEIGHT}
        rx="10"
        fill="var(--accent)"
      />
      <text
        className="fig-strong"
        x={GATE_X + GATE_WIDTH / 2}
        y={confirmedY + 24}
        textAnchor="middle"
      >
        <tspan fill="var(--on-accent)">Confirmed finding</tspan>
      </text>
    </Figure>
  );
}

interface ArrowProps {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

function Arrow(ends: ArrowProps) {
  return <line {...ends} stroke="var(--ink)" strokeWidth="1.5" markerEnd="url(#auditrix-gate)" />;
}
