import { Figure } from '@/ui/Figure';

const PLOT = { left: 40, right: 326, top: 16, bottom: 226 };
const LAST_SECOND = 54;
/** Stamps of the blocks that exist; the one at 24 is missing. */
const BLOCKS = [0, 12, 36, 48];
const MISSING_BLOCK = 24;
const OPENS_AT = 17;
const OPENS_ON_CHAIN = BLOCKS.find((stamp) => stamp >= OPENS_AT) ?? LAST_SECOND;

/** Real time climbs evenly; the contract's time climbs in steps and crosses the date later. */
export function ContractClock() {
  const due = toY(OPENS_AT);
  return (
    <Figure
      width={340}
      height={270}
      alt="Chart of time as a contract sees it against real time, in seconds. Blocks are stamped 0, 12, 36 and 48; the block at 24 is missing. A date at second 17 is reached by real time at 17 and by the contract at 36, 19 seconds later."
      caption="Due at 17 s, possible from 36 s: the contract only moves on when a block does."
    >
      <path
        d={['M', PLOT.left, PLOT.top, 'V', PLOT.bottom, 'H', PLOT.right].join(' ')}
        fill="none"
        stroke="var(--ink)"
      />
      <path
        d={['M', PLOT.left, PLOT.bottom, 'L', toX(LAST_SECOND), toY(LAST_SECOND)].join(' ')}
        stroke="var(--mute)"
        strokeDasharray="5 4"
      />
      <path
        d={['M', PLOT.left, due, 'H', PLOT.right].join(' ')}
        stroke="var(--ink)"
        strokeDasharray="1 4"
      />
      <path d={steps()} fill="none" stroke="var(--accent)" strokeWidth="3" />
      {BLOCKS.map((stamp) => (
        <rect
          key={stamp}
          x={toX(stamp) - 5}
          y={PLOT.bottom - 5}
          width="10"
          height="10"
          fill="var(--ink)"
        />
      ))}
      <rect
        x={toX(MISSING_BLOCK) - 5}
        y={PLOT.bottom - 5}
        width="10"
        height="10"
        fill="var(--card)"
        stroke="var(--ink)"
        strokeDasharray="2 2"
      />
      {[...BLOCKS, MISSING_BLOCK].map((stamp) => (
        <text
          key={stamp}
          className="fig-label"
          x={toX(stamp)}
          y={PLOT.bottom + 22}
          textAnchor="middle"
        >
          {stamp}
        </text>
      ))}
      <text className="fig-label" x={PLOT.right} y={PLOT.bottom + 40} textAnchor="end">
        Real seconds, blocks as squares
      </text>
      <text className="fig-label" x={PLOT.left - 8} y={due + 4} textAnchor="end">
        {OPENS_AT}
      </text>
      <circle
        cx={toX(OPENS_AT)}
        cy={due}
        r="4.5"
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <circle cx={toX(OPENS_ON_CHAIN)} cy={due} r="5.5" fill="var(--accent)" />
      <text className="fig-strong" x={toX(OPENS_ON_CHAIN) + 12} y={due + 20}>
        {OPENS_ON_CHAIN - OPENS_AT} s late
      </text>
      <text className="fig-text" x={toX(31)} y={toY(37)} textAnchor="end">
        real time
      </text>
      <text className="fig-accent" x={toX(39)} y={toY(30)}>
        contract
      </text>
    </Figure>
  );
}

/** Holds each stamp until the next block, then jumps. */
function steps() {
  const jumps = BLOCKS.map((stamp) => ['H', toX(stamp), 'V', toY(stamp)].join(' '));
  return ['M', PLOT.left, PLOT.bottom, jumps.join(''), 'H', toX(LAST_SECOND)].join(' ');
}

function toX(second: number) {
  return round(PLOT.left + (second / LAST_SECOND) * (PLOT.right - PLOT.left));
}

function toY(second: number) {
  return round(PLOT.bottom - (second / LAST_SECOND) * (PLOT.bottom - PLOT.top));
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
