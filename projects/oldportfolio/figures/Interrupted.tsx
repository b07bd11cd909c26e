import { Figure } from '@/ui/Figure';

/** Example values: a card sent 100 px to the right and called back after 100 ms. */
const DISTANCE_PX = 100;
const CALLED_BACK_MS = 100;
const EASE_MS = 400;
const STIFFNESS = 170;
const DAMPING = 26;
const SHOWN_MS = 600;
const SAMPLE_EVERY_MS = 5;
const LEFT = 42;
const RIGHT = 322;
const TOP = 30;
const BOTTOM = 168;

const times = Array.from({ length: SHOWN_MS / SAMPLE_EVERY_MS + 1 }, (_, i) => i * SAMPLE_EVERY_MS);

/** One interrupted movement, with a timed curve and with a spring. */
export function Interrupted() {
  return (
    <Figure
      width={340}
      height={244}
      alt="Position over time of a card called back after 100 milliseconds. With a timed curve the path has a sharp corner at 58 pixels, where the speed reverses at once. With a spring the card slows down, turns and comes back in a smooth arc."
      caption="Example: a card on its way to 100 px is called back after 100 ms. The timed curve turns on the spot; the spring has to slow down first."
    >
      {[0, 50, 100].map((px) => (
        <g key={px}>
          <line x1={LEFT} x2={RIGHT} y1={y(px)} y2={y(px)} stroke="var(--line)" />
          <text className="fig-label" x={LEFT - 8} y={y(px) + 4} textAnchor="end">
            {px}
          </text>
        </g>
      ))}
      {[0, 200, 400, 600].map((ms) => (
        <text key={ms} className="fig-label" x={x(ms)} y={BOTTOM + 18} textAnchor="middle">
          {ms}
        </text>
      ))}
      <text className="fig-label" x="8" y="16">
        Position, px
      </text>
      <text className="fig-label" x={RIGHT} y={BOTTOM + 36} textAnchor="end">
        Milliseconds
      </text>
      <line
        x1={x(CALLED_BACK_MS)}
        x2={x(CALLED_BACK_MS)}
        y1={TOP}
        y2={BOTTOM}
        stroke="var(--mute)"
        strokeDasharray="2 3"
      />
      <text className="fig-text" x={x(CALLED_BACK_MS) + 8} y={TOP + 14}>
        Called back
      </text>
      <polyline
        points={path(times.map(easedAt))}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeDasharray="6 4"
      />
      <polyline
        points={path(springPositions())}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.5"
      />
      <line x1="42" x2="70" y1="228" y2="228" stroke="var(--ink)" strokeDasharray="6 4" />
      <text className="fig-text" x="78" y="232">
        Timed curve
      </text>
      <line x1="190" x2="218" y1="228" y2="228" stroke="var(--accent)" strokeWidth="2.5" />
      <text className="fig-accent" x="226" y="232">
        Spring
      </text>
    </Figure>
  );
}

function easedAt(ms: number) {
  const reached = DISTANCE_PX * easeOut(Math.min(ms, CALLED_BACK_MS) / EASE_MS);
  if (ms <= CALLED_BACK_MS) return reached;
  return reached * (1 - easeOut(Math.min(1, (ms - CALLED_BACK_MS) / EASE_MS)));
}

function easeOut(share: number) {
  return 1 - (1 - share) ** 3;
}

function springPositions() {
  const seconds = SAMPLE_EVERY_MS / 1_000;
  let position = 0;
  let velocity = 0;
  return times.map((ms) => {
    const shown = position;
    const target = ms < CALLED_BACK_MS ? DISTANCE_PX : 0;
    velocity += (STIFFNESS * (target - position) - DAMPING * velocity) * seconds;
    position += velocity * seconds;
    return shown;
  });
}

function path(positions: number[]) {
  return positions
    .map((px, index) => [x(index * SAMPLE_EVERY_MS), y(px)].map((n) => n.toFixed(1)).join(','))
    .join(' ');
}

function x(ms: number) {
  return LEFT + (ms / SHOWN_MS) * (RIGHT - LEFT);
}

function y(px: number) {
  return BOTTOM - (px / DISTANCE_PX) * (BOTTOM - TOP);
}
