import { useId, useRef, useState } from 'react';

import { useDrag } from '@/stage/use-drag';

import { phoneAt } from './layout';
import type { Layout } from './layout';
import type { Shot } from './shot';

interface Props {
  layout: Layout;
  shot: Shot;
  /** Whether it asks to be moved, until it has been. */
  isLit: boolean;
  onHold: (place: number) => void;
  onRelease: () => void;
  onRoll: (isIn: boolean) => void;
}

const INTO = ['ArrowLeft', 'ArrowDown', 'End', 'PageDown'];
const OUT = ['ArrowRight', 'ArrowUp', 'Home', 'PageUp'];
const EITHER = ['Enter', ' '];
/** The frame around its screen. */
const FRAME_PX = 5;

/** The handle of this demo: the left phone, to be dragged into the tunnel and out of it. */
export function LeftPhone({ layout, shot, isLit, onHold, onRelease, onRoll }: Props) {
  const startedAt = useRef(0);
  const [wasUsed, setWasUsed] = useState(false);
  const inviteId = useId();
  const { phone, outside, inside, isNarrow } = layout;
  const asks = isLit && !wasUsed && !shot.isBoundForTunnel;

  const roll = (isIn: boolean) => {
    setWasUsed(true);
    onRoll(isIn);
  };
  const drag = useDrag({
    onStart: () => {
      startedAt.current = shot.ride;
    },
    onMove: (moved) => {
      const way = isNarrow ? moved.y / (inside.y - outside.y) : moved.x / (inside.x - outside.x);
      setWasUsed(true);
      onHold(startedAt.current + way);
    },
    onEnd: (wasMoved) => {
      if (wasMoved) onRelease();
      else roll(!shot.isBoundForTunnel);
    },
  });
  const { x, y } = phoneAt(layout, 'left', shot.ride);
  return (
    <button
      type="button"
      className="handle twizzychat__phone"
      data-handle="Left phone"
      data-lit={asks}
      style={{
        left: x + phone.width / 2,
        top: y + phone.height / 2,
        width: phone.width + 2 * FRAME_PX,
        height: phone.height + 2 * FRAME_PX,
        borderRadius: phone.corner + FRAME_PX,
      }}
      role="slider"
      aria-label="Left phone"
      aria-orientation={isNarrow ? 'vertical' : 'horizontal'}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={shot.isBoundForTunnel ? 1 : 0}
      aria-valuetext={shot.isBoundForTunnel ? 'in the tunnel, no signal' : 'outside, connected'}
      aria-describedby={asks ? inviteId : undefined}
      {...drag}
      onKeyDown={(event) => {
        const { key } = event;
        if (INTO.includes(key)) roll(true);
        else if (OUT.includes(key)) roll(false);
        else if (EITHER.includes(key)) roll(!shot.isBoundForTunnel);
        else return;
        event.preventDefault();
      }}
    >
      <span className="invite" id={inviteId} data-side={isNarrow ? 'below' : 'left'} hidden={!asks}>
        {isNarrow ? '↓ Pull me into the tunnel' : '← Drag me into the tunnel'}
      </span>
    </button>
  );
}
