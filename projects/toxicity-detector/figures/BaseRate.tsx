import { Figure } from '@/ui/Figure';

/** The example classifier of the text: it catches 90% of toxic comments and flags 5% of the rest. */
const CATCH_RATE = 0.9;
const FALSE_ALARM_RATE = 0.05;

const LEFT = 48;
const RIGHT = 320;
const TOP = 30;
const BOTTOM = 190;
const LARGEST_SHARE = 0.5;
const STEPS = 100;
const MARKED_SHARES = [0.01, 0.05, 0.2, 0.5];

const shareX = (share: number) => LEFT + (share / LARGEST_SHARE) * (RIGHT - LEFT);
const precisionY = (precision: number) => BOTTOM - precision * (BOTTOM - TOP);
const percent = (value: number) => String(Math.round(value * 100)) + '%';

/** Precision against the share of toxic comments, for one classifier that never changes. */
export function BaseRate() {
  return (
    <Figure
      width={340}
      height={236}
      alt="Share of flagged comments that are really toxic, against the share of toxic comments in the stream, for one fixed classifier: 15 percent at a share of 1 percent, 49 at 5, 82 at 20 and 95 at 50."
      caption="The classifier is the same at each point: 90% caught, 5% false alarms. Only the stream changes."
    >
      <text className="fig-label" x="8" y="14">
        Flags that are right
      </text>
      {[0, 0.5, 1].map((precision) => (
        <g key={precision}>
          <line
            x1={LEFT}
            x2={RIGHT}
            y1={precisionY(precision)}
            y2={precisionY(precision)}
            stroke="var(--line)"
          />
          <text className="fig-label" x={LEFT - 8} y={precisionY(precision) + 4} textAnchor="end">
            {percent(precision)}
          </text>
        </g>
      ))}
      <polyline points={precisionCurve()} fill="none" stroke="var(--ink)" strokeWidth="2" />
      {MARKED_SHARES.map((share) => (
        <g key={share}>
          <circle
            cx={shareX(share)}
            cy={precisionY(precisionAt(share))}
            r="4.5"
            fill="var(--accent)"
          />
          <text
            className="fig-accent"
            x={shareX(share) + (share === LARGEST_SHARE ? 0 : 9)}
            y={precisionY(precisionAt(share)) + 20}
            textAnchor={share === LARGEST_SHARE ? 'end' : 'start'}
          >
            {percent(precisionAt(share))}
          </text>
        </g>
      ))}
      {MARKED_SHARES.map((share) => (
        <text
          key={share}
          className="fig-label"
          x={shareX(share)}
          y={BOTTOM + 18}
          textAnchor="middle"
        >
          {percent(share)}
        </text>
      ))}
      <text className="fig-label" x={(LEFT + RIGHT) / 2} y={BOTTOM + 38} textAnchor="middle">
        Toxic share of the stream
      </text>
    </Figure>
  );
}

function precisionAt(share: number) {
  const rightFlags = CATCH_RATE * share;
  return rightFlags / (rightFlags + FALSE_ALARM_RATE * (1 - share));
}

function precisionCurve() {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = (step / STEPS) * LARGEST_SHARE;
    return [shareX(share), precisionY(precisionAt(share))].join();
  }).join(' ');
}
