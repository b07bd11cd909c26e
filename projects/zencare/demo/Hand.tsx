import { useEffect, useId, useRef, useState } from 'react';

import { firstHandle, takeFocusFromPlay } from '@/stage/focus';
import { moveByKey, snapTo } from '@/stage/number-control';
import type { NumberControl } from '@/stage/number-control';
import { useDrag } from '@/stage/use-drag';

import { handAt, turnsBetween } from './dial';
import type { Dial } from './dial';

interface Props {
  /** The time away; a whole turn is all of its range. */
  control: NumberControl;
  dial: Dial;
  turns: number;
  isLit: boolean;
  onHold: (isHeld: boolean) => void;
}

/** The hand of the clock: turning it is the time that passes in another tab. By pointer, by touch, and by keys as a slider. */
export function Hand({ control, dial, turns, isLit, onHold }: Props) {
  const { setting, value, change } = control;
  const at = handAt(dial, turns);
  const inviteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isAgainst, setIsAgainst] = useState(false);
  const isInviting = isLit || (isAgainst && value === 0);
  const held = useRef({ from: at, last: at, value });
  useEffect(() => {
    // A drawing has no handles before it has a size, and with reduced motion the scene is not drawn again.
    const stage = button.current?.closest<HTMLElement>('.stage');
    if (stage && document.activeElement?.matches('[data-room]')) {
      takeFocusFromPlay(firstHandle(stage));
    }
  }, []);

  const drag = useDrag({
    onStart: () => {
      held.current = { from: at, last: at, value };
      onHold(true);
    },
    onMove: ({ x, y }) => {
      const { from, last, value: before } = held.current;
      const place = { x: from.x + x, y: from.y + y };
      // It stops at both ends of the turn, and not at the top each time it comes by.
      const next = before + turnsBetween(last, place) * setting.to;
      held.current = { from, last: place, value: Math.min(Math.max(next, 0), setting.to) };
      setIsAgainst(next < 0);
      change(snapTo({ ...setting, step: 1 }, held.current.value));
    },
    onEnd: () => onHold(false),
  });

  return (
    <button
      ref={button}
      type="button"
      className="handle zencare__hand"
      data-handle={setting.name}
      data-lit={isLit}
      style={{ left: dial.x + at.x, top: dial.y + at.y }}
      role="slider"
      aria-label={setting.name}
      aria-orientation="horizontal"
      aria-valuemin={setting.from}
      aria-valuemax={setting.to}
      aria-valuenow={value}
      aria-valuetext={setting.say(value)}
      aria-describedby={isInviting ? inviteId : undefined}
      {...drag}
      onKeyDown={(event) => {
        const next = moveByKey(setting, value, event.key);
        if (next === undefined) return;
        event.preventDefault();
        change(next);
      }}
    >
      <span className="grip">
        <svg viewBox="0 0 34 34" aria-hidden="true">
          <path
            d="M9 20a9 9 0 1 1 15 3M25 15.500l-.6 8-7.600-1.600"
            transform={`rotate(${(turns * 360).toFixed(1)} 17 17)`}
          />
        </svg>
      </span>
      <span className="invite" id={inviteId} data-side="right" hidden={!isInviting}>
        {isAgainst ? 'Turn it clockwise' : 'Turn the clock'}
      </span>
    </button>
  );
}
