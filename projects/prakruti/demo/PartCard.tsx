import { useState } from 'react';
import type { CSSProperties } from 'react';

import { useDrag } from '@/stage/use-drag';
import type { Drag } from '@/stage/use-drag';

import { PARTS } from './trips';
import type { Part } from './trips';
import { countOf, NAMES } from './words';

interface Props {
  part: Part;
  bytes: number;
  isIn: boolean;
  /** Whether it asks to be taken out. */
  isLit: boolean;
  /** Whether a pointer is over the page. */
  isOverPage: (x: number, y: number) => boolean;
  /** Told while it is held, and whether over the page. */
  onHold: (isOver: boolean) => void;
  onPlace: (isIn: boolean) => void;
}

const ICONS: Readonly<Record<Part, string>> = {
  script: 'M10 4C4 4 9 12 3 13c6 1 1 9 7 9M18 4c6 0 1 8 7 9-6 1-1 9-7 9',
  font: 'M2 22L9 4l7 18M4.500 16h9M26 13v9M26 17.500a4 4 0 1 1-8 0a4 4 0 1 1 8 0',
  photo: 'M3 4h22v18H3zM3 18l7-7 5 5 3-3 7 7M18.500 9h.1',
};

/** Something heavy: drag it into the page and out of it, or press it. */
export function PartCard({ part, bytes, isIn, isLit, ...props }: Props) {
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

  const at: CSSProperties & Record<'--i', number> = { '--i': PARTS.indexOf(part) };
  return (
    <button
      type="button"
      className="handle prakruti__card"
      data-handle={NAMES[part]}
      data-in={isIn}
      data-held={held !== undefined}
      data-lit={isLit}
      style={held ? { ...at, translate: `${held.x}px ${held.y}px` } : at}
      aria-pressed={isIn}
      {...drag}
      onClick={({ detail }) => {
        // Presses of a pointer were handled above; keys and assistive technology only click.
        if (detail === 0) place(!isIn);
      }}
    >
      {/* The hatch that its bytes have in the ground. */}
      <i data-cargo={part} />
      <svg viewBox="0 0 28 26" aria-hidden="true">
        <path d={ICONS[part]} />
      </svg>
      <b>{NAMES[part]}</b> <span>{countOf(bytes, 'byte')}</span>
      {isLit && (
        <span className="invite" data-side="below">
          {' '}
          {isIn ? 'Take me out' : 'Put me in'}
        </span>
      )}
    </button>
  );
}
