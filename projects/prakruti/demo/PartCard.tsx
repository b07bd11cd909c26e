import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';

import { takeFocusFromPlay } from '@/stage/take-focus';
import { useDrag } from '@/stage/use-drag';
import type { Drag } from '@/stage/use-drag';

import { PartFace } from './PartFace';
import { PARTS } from './trips';
import type { Part } from './trips';
import { NAMES } from './words';

interface Props {
  part: Part;
  bytes: number;
  isIn: boolean;
  isFirst: boolean;
  /** Whether it asks to be taken out, with these words. */
  invite: string | undefined;
  /** Whether a pointer is over the page. */
  isOverPage: (x: number, y: number) => boolean;
  /** Told while it is held, and whether over the page. */
  onHold: (isOver: boolean) => void;
  onPlace: (isIn: boolean) => void;
}

/** Something heavy: drag it into the page and out of it, or press it. */
export function PartCard({ part, bytes, isIn, isFirst, invite, ...props }: Props) {
  const card = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState<Drag>();
  const place = (next: boolean) => {
    if (next !== isIn) props.onPlace(next);
  };
  const drag = useDrag({
    onMove: (moved, { clientX, clientY }) => {
      setHeld(moved);
      props.onHold(props.isOverPage(clientX, clientY));
    },
    onEnd: (wasMoved, { type, clientX, clientY }) => {
      setHeld(undefined);
      props.onHold(false);
      if (type !== 'pointerup') return;
      place(wasMoved ? props.isOverPage(clientX, clientY) : !isIn);
    },
  });

  useEffect(() => {
    if (isFirst) takeFocusFromPlay(card.current);
  }, [isFirst]);

  const at: CSSProperties & Record<'--i', number> = { '--i': PARTS.indexOf(part) };
  return (
    <button
      ref={card}
      type="button"
      className="handle prakruti__card"
      data-handle={NAMES[part]}
      data-in={isIn}
      data-held={held !== undefined}
      data-lit={invite !== undefined}
      style={held ? { ...at, translate: `${held.x}px ${held.y}px` } : at}
      aria-pressed={isIn}
      {...drag}
      onClick={({ detail }) => {
        // Presses of a pointer were handled above; keys and assistive technology only click.
        if (detail === 0) place(!isIn);
      }}
    >
      <PartFace part={part} bytes={bytes} />
      {invite !== undefined && (
        <span className="invite" data-side="below">
          {' '}
          {invite}
        </span>
      )}
    </button>
  );
}
