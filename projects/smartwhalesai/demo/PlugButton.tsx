import { useEffect, useId, useRef, useState } from 'react';

import { takeFocusFromPlay } from '@/stage/focus';
import { useDrag } from '@/stage/use-drag';

import type { Cable } from './cable';
import { plugMiddle } from './Cord';
import type { Held } from './frame';
import { homeOf } from './layout';
import type { Layout } from './layout';
import type { Place } from './tail';

/** How far from its socket a plug is out, and how near a hand has to let go to put it back. */
const OUT_PX = 36;
const IN_PX = 64;

interface Props {
  name: string;
  /** The name, whether it is plugged in, and what is known. */
  label: string;
  cable: Cable;
  layout: Layout;
  index: number;
  isOut: boolean;
  isLit: boolean;
  onHold: (held: Held | undefined) => void;
  onToggle: () => void;
}

/** A plug: drag it out and drop it back, or press it. */
export function PlugButton({
  name,
  label,
  cable,
  layout,
  index,
  isOut,
  isLit,
  onHold,
  onToggle,
}: Props) {
  const [from, setFrom] = useState<Place>();
  const inviteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isSeen = useRef(true);
  useEffect(() => {
    if (isLit && document.activeElement?.matches('[data-room]')) takeFocusFromPlay(button.current);
  }, [isLit]);
  const { isNarrow } = layout;
  const home = homeOf(layout, layout.sockets[index] ?? { x: 0, y: 0 });
  const at = plugMiddle(cable, !isOut && from === undefined, isNarrow);
  const heldAt = (moved: Place) => ({ x: (from?.x ?? 0) + moved.x, y: (from?.y ?? 0) + moved.y });
  const awayFrom = (place: Place) => Math.hypot(place.x - home.x, place.y - home.y);

  const drag = useDrag({
    onStart: () => setFrom(cable.knots.at(-1)),
    onMove: (moved) => {
      const place = heldAt(moved);
      onHold({ index, at: place });
      if (!isOut && awayFrom(place) > OUT_PX) onToggle();
    },
    onEnd: (wasMoved, { type }) => {
      const end = cable.knots.at(-1);
      setFrom(undefined);
      onHold(undefined);
      const isPressed = !wasMoved && type === 'pointerup';
      const isPutBack = wasMoved && isOut && end !== undefined && awayFrom(end) < IN_PX;
      if (isPressed || isPutBack) onToggle();
    },
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        className="handle smartwhales__plug"
        data-handle={name}
        data-lit={isLit}
        style={{ left: at.x, top: at.y }}
        aria-label={label}
        aria-describedby={isLit ? inviteId : undefined}
        {...drag}
        onFocus={({ currentTarget }) => {
          isSeen.current = currentTarget.matches(':focus-visible');
        }}
        onKeyDown={(event) => {
          // After a pointer's Play it has the focus unseen: the first Tab shows it, and does not go past it.
          if (!isLit || isSeen.current || event.key !== 'Tab' || event.shiftKey) return;
          event.preventDefault();
          event.currentTarget.blur();
          event.currentTarget.focus({ preventScroll: true });
          isSeen.current = true;
        }}
        onClick={({ detail }) => {
          // Presses of a pointer were handled above; keys and assistive technology only click.
          if (detail === 0) onToggle();
        }}
      />
      {isLit && (
        <span className="smartwhales__plug smartwhales__dare" style={{ left: at.x, top: at.y }}>
          <span className="invite" id={inviteId} data-side={isNarrow ? 'above' : 'left'}>
            {isNarrow ? 'Pull this plug up' : 'Pull this plug out'}
          </span>
        </span>
      )}
    </>
  );
}
