import { useId, useRef } from 'react';

import { useDrag } from '@/stage/use-drag';

import { phoneAt, pullOf } from './layout';
import type { Layout } from './layout';
import type { Shot } from './shot';

interface Props {
  layout: Layout;
  shot: Shot;
  /** What it asks for. Unset: nothing. */
  asks: 'in' | 'out' | undefined;
  onHold: (place: number) => void;
  onRelease: () => void;
  onRoll: (isIn: boolean) => void;
}

const INTO = ['ArrowLeft', 'ArrowDown', 'End', 'PageDown'];
const OUT = ['ArrowRight', 'ArrowUp', 'Home', 'PageUp'];
const EITHER = ['Enter', ' '];
/** The frame around its screen. */
const FRAME_PX = 5;

/** The handle of this demo: the visitor's phone, to be dragged into the tunnel and out of it. */
export function LeftPhone({ layout, shot, asks, onHold, onRelease, onRoll }: Props) {
  const startedAt = useRef(0);
  const inviteId = useId();
  const { phone, outside, inside, isNarrow } = layout;
  const { isInside } = shot;

  const drag = useDrag({
    onStart: () => {
      startedAt.current = shot.ride;
    },
    onMove: (moved) => {
      const way = isNarrow
        ? pullOf(moved, startedAt.current > 0.5) / (inside.y - outside.y)
        : moved.x / (inside.x - outside.x);
      onHold(startedAt.current + way);
    },
    onEnd: (wasMoved) => {
      if (wasMoved) onRelease();
      else onRoll(!isInside);
    },
  });
  const { x, y } = phoneAt(layout, 'left', shot.ride);
  return (
    <button
      type="button"
      className="handle twizzychat__phone"
      data-handle="Your phone"
      data-lit={asks !== undefined}
      style={{
        left: x + phone.width / 2,
        top: y + phone.height / 2,
        width: phone.width + 2 * FRAME_PX,
        height: phone.height + 2 * FRAME_PX,
        borderRadius: phone.corner + FRAME_PX,
      }}
      role="slider"
      aria-label="Your phone"
      aria-orientation={isNarrow ? 'vertical' : 'horizontal'}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={isInside ? 1 : 0}
      aria-valuetext={isInside ? 'in the tunnel, no signal' : 'outside, connected'}
      aria-describedby={asks && inviteId}
      {...drag}
      onKeyDown={(event) => {
        const { key } = event;
        if (INTO.includes(key)) onRoll(true);
        else if (OUT.includes(key)) onRoll(false);
        else if (EITHER.includes(key)) onRoll(!isInside);
        else return;
        event.preventDefault();
      }}
    >
      <span
        className="invite"
        id={inviteId}
        data-side={
          isNarrow ? (asks === 'out' ? 'above' : 'below') : asks === 'out' ? 'right' : 'left'
        }
        hidden={asks === undefined}
      >
        {sayInvite(asks, isNarrow)}
      </span>
    </button>
  );
}

function sayInvite(asks: Props['asks'], isNarrow: boolean): string {
  if (asks === 'out') return isNarrow ? '↑ Move me out' : 'Move me out →';
  return isNarrow ? '↓ Into the tunnel' : '← Move me into the tunnel';
}
