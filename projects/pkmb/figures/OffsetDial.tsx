import { Figure } from '@/ui/Figure';

const COUNT = 12;
const SHIFT = 5;
const CHOSEN_TOKEN = 7;
const CENTRE = { x: 170, y: 160 };
const RADIUS = { rim: 148, token: 126, divide: 104, picture: 82, hub: 58 };
const STEP_DEGREES = 360 / COUNT;
/** Text is centred on its baseline, so it hangs this far below the middle of its cell. */
const BASELINE_DROP = 4.5;

/** A worked example: twelve tokens on the rim, the pictures they show on the inner ring. */
export function OffsetDial() {
  return (
    <Figure
      width={340}
      height={320}
      alt="A dial with two rings of twelve cells. The outer ring holds token numbers 0 to 11, the inner ring the picture each token shows: the token number plus 5, modulo 12. Token 7 shows picture 0."
      caption="Outer ring: tokens. Inner ring: pictures, turned by the shift. Token 7 shows picture (7 + 5) mod 12 = 0."
    >
      <path d={wedge(CHOSEN_TOKEN)} fill="var(--accent)" />
      <circle
        cx={CENTRE.x}
        cy={CENTRE.y}
        r={RADIUS.rim}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.divide} fill="none" stroke="var(--ink)" />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.hub} fill="var(--card)" stroke="var(--ink)" />
      {Array.from({ length: COUNT }, (_, token) => (
        <Cell key={token} token={token} />
      ))}
      <text className="fig-label" x={CENTRE.x} y={CENTRE.y - 8} textAnchor="middle">
        Shift
      </text>
      <text className="fig-strong" x={CENTRE.x} y={CENTRE.y + 14} textAnchor="middle">
        {SHIFT} of {COUNT}
      </text>
    </Figure>
  );
}

interface Props {
  token: number;
}

/** The class on a text sets its fill, so a cell on the accent colours its own tspan. */
function Cell({ token }: Props) {
  const colour = token === CHOSEN_TOKEN ? 'var(--on-accent)' : 'var(--ink)';
  const outer = at(RADIUS.token, token);
  const inner = at(RADIUS.picture, token);
  const from = at(RADIUS.hub, token + 0.5);
  const to = at(RADIUS.rim, token + 0.5);
  return (
    <>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="var(--line)" />
      <text className="fig-strong" x={outer.x} y={outer.y + BASELINE_DROP} textAnchor="middle">
        <tspan fill={colour}>{token}</tspan>
      </text>
      <text className="fig-text" x={inner.x} y={inner.y + BASELINE_DROP} textAnchor="middle">
        <tspan fill={colour}>{(token + SHIFT) % COUNT}</tspan>
      </text>
    </>
  );
}

function wedge(token: number) {
  const [a, b] = [at(RADIUS.rim, token - 0.5), at(RADIUS.rim, token + 0.5)];
  const [c, d] = [at(RADIUS.hub, token + 0.5), at(RADIUS.hub, token - 0.5)];
  return [
    'M',
    point(a),
    'A',
    RADIUS.rim,
    RADIUS.rim,
    '0 0 1',
    point(b),
    'L',
    point(c),
    'A',
    RADIUS.hub,
    RADIUS.hub,
    '0 0 0',
    point(d),
    'Z',
  ].join(' ');
}

interface Point {
  x: number;
  y: number;
}

function point({ x, y }: Point) {
  return [x, y].join(' ');
}

/** Cell 0 sits at twelve o'clock; rounded so that server and browser print the same digits. */
function at(radius: number, cell: number): Point {
  const angle = ((cell * STEP_DEGREES - 90) * Math.PI) / 180;
  return {
    x: round(CENTRE.x + radius * Math.cos(angle)),
    y: round(CENTRE.y + radius * Math.sin(angle)),
  };
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}
