import { Handle } from '@/stage/Handle';
import { useTween } from '@/stage/motion';
import type { NumberControl } from '@/stage/number-control';

import { MOST_ORDERS } from './blocks';
import type { Best } from './blocks';
import { shareOfDeals, stopAt, STOPS } from './wall-layout';
import type { WallLayout } from './wall-layout';
import { formatCount } from './words';

const TICKS = [1, 10, 100, 1_000, MOST_ORDERS];

/** The best deal's number stands at least this far above the middle of the knob. */
const BADGE_PX = 38;

interface Props {
  tries: NumberControl;
  bests: readonly Best[];
  arm: WallLayout['arm'];
  isLit: boolean;
  /** Whether it asks to be pulled further. */
  asks: boolean;
  onHold: (isHeld: boolean) => void;
}

/** A slot machine's arm: the further it is pulled, the more often the pictures are dealt. */
export function Arm({ tries, bests, arm, isLit, asks, onHold }: Props) {
  const share = useTween(shareOfDeals(tries.value));
  const at = arm.at(share);
  const found = bests.slice(1);
  return (
    <>
      <svg className="pkmb__arm" aria-hidden="true">
        <path className="pkmb__way" d={bowOf(arm)} />
        {TICKS.map((tick) => {
          const { x, y } = arm.at(shareOfDeals(tick));
          return (
            <text key={tick} x={x + (arm.isNarrow ? 24 : 32)} y={y + 4}>
              {arm.isNarrow && tick >= 1_000 ? `${tick / 1_000}k` : formatCount(tick)}
            </text>
          );
        })}
        <path className="pkmb__rod" d={`M${arm.pivot.x} ${arm.pivot.y}L${at.x} ${at.y}`} />
        <rect x={arm.pivot.x - 8} y={arm.pivot.y - 30} width="16" height="60" rx="8" />
        {found.map(({ deal, crowns }, index) => {
          const own = arm.at(shareOfDeals(deal));
          const isLast = index === found.length - 1;
          // Clear of the knob, which lies over it.
          const { x, y } = isLast ? { ...own, y: Math.min(own.y, at.y - BADGE_PX) } : own;
          return (
            <g key={deal} className="pkmb__best" data-best={isLast}>
              <circle cx={x} cy={y} r={isLast ? 14 : 4} />
              {isLast && (
                <text x={x} y={y + 5} textAnchor="middle">
                  {crowns}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <Handle
        control={alongStops(tries)}
        at={at}
        axis={arm.axis}
        isDownward
        valueAt={(place) => stopAt(arm.shareAt(place))}
        isLit={isLit}
        invite={
          arm.isNarrow ? (
            'Deal again ↓'
          ) : (
            <>
              Pull down
              <br />
              to deal again
            </>
          )
        }
        inviteSide={arm.isNarrow ? 'left' : 'above'}
        onHold={onHold}
      >
        <span className="pkmb__knob" data-asks={asks} />
      </Handle>
    </>
  );
}

/** The arm before the last sale: it stands still, and says when it can be pulled. */
export function LockedArm({ layout, isNarrow }: { layout: WallLayout; isNarrow: boolean }) {
  const { arm } = layout;
  const at = arm.at(0);
  const place = isNarrow
    ? { left: layout.left, top: 0 }
    : { left: arm.pivot.x + 8, top: arm.pivot.y + 40 };
  return (
    <>
      <svg className="pkmb__arm pkmb__arm--locked" aria-hidden="true">
        <path className="pkmb__rod" d={`M${arm.pivot.x} ${arm.pivot.y}L${at.x} ${at.y}`} />
        <circle cx={at.x} cy={at.y} r="18" />
        <rect x={arm.pivot.x - 8} y={arm.pivot.y - 30} width="16" height="60" rx="8" />
      </svg>
      <p className="pkmb__locked" style={place}>
        Move the deal down to unlock the arm.
      </p>
    </>
  );
}

/** The bow that the knob moves along. */
function bowOf({ at }: WallLayout['arm']): string {
  const points = Array.from({ length: 13 }, (_, index) => at(index / 12));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** The deals as a slider over the stops: from 1 to 4,000 in steps that can be counted. */
function alongStops({ setting, value, change, ...rest }: NumberControl): NumberControl {
  return {
    ...rest,
    setting: { ...setting, from: 0, to: STOPS.length - 1, step: 1, say: () => setting.say(value) },
    value: stopAt(shareOfDeals(value)),
    change: (stop) => change(STOPS[stop] ?? 1),
  };
}
