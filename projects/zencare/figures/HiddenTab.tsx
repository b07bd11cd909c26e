import { Figure } from '@/ui/Figure';

const SESSION_MINUTES = 25;
/** How long a hidden, silent tab may keep its one-second ticks in this example. */
const GRACE_MINUTES = 5;
/** Afterwards the browser wakes its timers once a minute, and each wake-up counts off one second. */
const COUNTED_MINUTES_PER_MINUTE = 1 / 60;

const LEFT = 40;
const RIGHT = 320;
const TOP = 34;
const BOTTOM = 186;

const realX = (minutes: number) => LEFT + (minutes / SESSION_MINUTES) * (RIGHT - LEFT);
const leftY = (minutes: number) => BOTTOM - (minutes / SESSION_MINUTES) * (BOTTOM - TOP);

const AFTER_GRACE = SESSION_MINUTES - GRACE_MINUTES;
const STILL_SHOWN = AFTER_GRACE - AFTER_GRACE * COUNTED_MINUTES_PER_MINUTE;

/** What two timers show while their tab is hidden: one counts ticks, one subtracts clocks. */
export function HiddenTab() {
  return (
    <Figure
      width={340}
      height={232}
      alt="Minutes shown against real minutes for a 25-minute session in a hidden tab. The timer that subtracts the time from its deadline falls straight to zero. The timer that counts ticks follows it for 5 minutes, then barely moves and still shows 19 minutes 40 seconds when the session is over."
      caption="A 25-minute session in a hidden, silent tab. The tick counter still shows 19:40 when the time is up."
    >
      <text className="fig-label" x="8" y="16">
        Minutes shown
      </text>
      {[0, 5, 10, 15, 20, 25].map((minutes) => (
        <g key={minutes}>
          <line x1={LEFT} x2={RIGHT} y1={leftY(minutes)} y2={leftY(minutes)} stroke="var(--line)" />
          <text className="fig-label" x={LEFT - 8} y={leftY(minutes) + 4} textAnchor="end">
            {minutes}
          </text>
          <text className="fig-label" x={realX(minutes)} y={BOTTOM + 18} textAnchor="middle">
            {minutes}
          </text>
        </g>
      ))}
      <line
        x1={realX(0)}
        y1={leftY(SESSION_MINUTES)}
        x2={realX(SESSION_MINUTES)}
        y2={leftY(0)}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <polyline
        points={[
          [realX(0), leftY(SESSION_MINUTES)],
          [realX(GRACE_MINUTES), leftY(AFTER_GRACE)],
          [realX(SESSION_MINUTES), leftY(STILL_SHOWN)],
        ].join(' ')}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeDasharray="7 4"
      />
      <circle cx={realX(SESSION_MINUTES)} cy={leftY(STILL_SHOWN)} r="4.5" fill="var(--accent)" />
      <text className="fig-accent" x={RIGHT} y={leftY(STILL_SHOWN) - 11} textAnchor="end">
        Counts ticks: 19:40
      </text>
      <text className="fig-strong" x={realX(15.5)} y={leftY(6.7)} textAnchor="end">
        Knows its deadline
      </text>
      <text className="fig-label" x={(LEFT + RIGHT) / 2} y={BOTTOM + 38} textAnchor="middle">
        Real minutes
      </text>
    </Figure>
  );
}
