import type { KeyboardEvent } from 'react';

import type { DrawingSize } from '@/stage/Drawing';

import { RADII, REACH } from './rings';

interface Props {
  size: DrawingSize;
  /** What stands on it: an invitation, a direction, or a time. */
  word: string;
  isHeld: boolean;
  /** Whether the word is a time, which is larger. */
  isClock: boolean;
  /** Whether it asks to be held. */
  isLit: boolean;
  onHold: () => void;
  onRelease: () => void;
}

const KEYS = [' ', 'Enter'];

/** The handle: hold it while you breathe in, let it go to breathe out. By pointer, by touch, with Space or Enter. */
export function Disc({ size, word, isHeld, isClock, isLit, onHold, onRelease }: Props) {
  const { width, height } = size;
  const side = (Math.min(width, height) * RADII.disc) / REACH;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    if (!event.repeat) onHold();
  };

  return (
    <button
      type="button"
      className="handle zencare__disc"
      data-handle="Breath"
      data-lit={isLit}
      data-held={isHeld}
      data-clock={isClock}
      style={{ left: width / 2, top: height / 2, width: side, height: side }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onHold();
      }}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
      onKeyDown={onKeyDown}
      onKeyUp={({ key }) => {
        if (KEYS.includes(key)) onRelease();
      }}
      // A key that is let go elsewhere would hold the breath forever.
      onBlur={onRelease}
      // A long press is a breath here, not a menu.
      onContextMenu={(event) => event.preventDefault()}
    >
      <span>{word}</span>
      {isHeld && <span className="visually-hidden">, release to breathe out</span>}
    </button>
  );
}
