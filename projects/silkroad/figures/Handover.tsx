import { Figure } from '@/ui/Figure';

const LIFELINE = { supplier: 48, ledger: 170, hospital: 292 } as const;
const TOP = 44;
const BOTTOM = 290;
const OFFER_Y = 84;
const TRAVEL_Y = 142;
const COMPARE_Y = 190;
const ACCEPT_Y = 232;
const BAR_WIDTH = 10;
const RIGHT_MIDDLE = (LIFELINE.ledger + LIFELINE.hospital) / 2;

/** Responsibility passes in one instant: when the receiver accepts. */
export function Handover() {
  return (
    <Figure
      width={340}
      height={BOTTOM + 8}
      alt="Sequence between supplier, ledger and hospital. The supplier offers the case on the ledger, the case travels, the hospital scans and compares it, then accepts on the ledger. The supplier is responsible until the acceptance, the hospital from then on."
      caption="The thick bar is responsibility. It changes sides at the acceptance, with no gap and no overlap."
    >
      <defs>
        <marker
          id="silkroad-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8Z" fill="var(--ink)" />
        </marker>
      </defs>
      {Object.entries(LIFELINE).map(([party, x]) => (
        <g key={party}>
          <rect
            x={x - 44}
            y="8"
            width="88"
            height="30"
            rx="9"
            fill="var(--card)"
            stroke="var(--ink)"
          />
          <text className="fig-strong" x={x} y="27.5" textAnchor="middle">
            {party.charAt(0).toUpperCase() + party.slice(1)}
          </text>
          <line x1={x} y1={TOP} x2={x} y2={BOTTOM} stroke="var(--mute)" strokeDasharray="2 4" />
        </g>
      ))}
      <Responsible x={LIFELINE.supplier} from={TOP} to={ACCEPT_Y} />
      <Responsible x={LIFELINE.hospital} from={ACCEPT_Y} to={BOTTOM} />
      <Message from={LIFELINE.supplier + 6} to={LIFELINE.ledger - 2} y={OFFER_Y} label="1 offer" />
      <Message from={LIFELINE.supplier + 6} to={LIFELINE.hospital - 2} y={TRAVEL_Y} isPhysical />
      <text className="fig-text" x={RIGHT_MIDDLE} y={TRAVEL_Y - 8} textAnchor="middle">
        2 the case travels
      </text>
      <text className="fig-text" x={RIGHT_MIDDLE} y={COMPARE_Y} textAnchor="middle">
        3 scan, compare
      </text>
      <circle cx={LIFELINE.hospital} cy={COMPARE_Y - 4} r="4" fill="var(--ink)" />
      <Message
        from={LIFELINE.hospital - 6}
        to={LIFELINE.ledger + 2}
        y={ACCEPT_Y}
        label="4 accept"
      />
      <line
        x1={LIFELINE.supplier - 16}
        y1={ACCEPT_Y}
        x2={LIFELINE.ledger}
        y2={ACCEPT_Y}
        stroke="var(--line)"
      />
      <text className="fig-text" x={LIFELINE.supplier + 14} y={ACCEPT_Y + 18}>
        holder changes
      </text>
    </Figure>
  );
}

interface ResponsibleProps {
  x: number;
  from: number;
  to: number;
}

function Responsible({ x, from, to }: ResponsibleProps) {
  return (
    <rect
      x={x - BAR_WIDTH / 2}
      y={from}
      width={BAR_WIDTH}
      height={to - from}
      fill="var(--accent)"
    />
  );
}

interface MessageProps {
  from: number;
  to: number;
  y: number;
  label?: string;
  /** A thing on the road instead of an entry on the ledger. */
  isPhysical?: boolean;
}

function Message({ from, to, y, label = '', isPhysical = false }: MessageProps) {
  return (
    <>
      <line
        x1={from}
        y1={y}
        x2={to}
        y2={y}
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeDasharray={isPhysical ? '5 4' : 'none'}
        markerEnd="url(#silkroad-arrow)"
      />
      <text className="fig-text" x={(from + to) / 2} y={y - 8} textAnchor="middle">
        {label}
      </text>
    </>
  );
}
