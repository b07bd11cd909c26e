import { useRef } from 'react';
import type { PointerEvent } from 'react';

import { zoomOf } from './pointer';

export interface Drag {
  /** From where the drag began, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

interface Options {
  onStart?: (event: PointerEvent<HTMLElement>) => void;
  onMove: (drag: Drag, event: PointerEvent<HTMLElement>) => void;
  /** `wasMoved` is false for a press that never left its place. */
  onEnd?: (wasMoved: boolean, event: PointerEvent<HTMLElement>) => void;
}

/** A finger is never quite still. */
const STILL_PX = 4;

/** Pointer handlers of anything that can be dragged; the element keeps the pointer until it is let go. */
export function useDrag({ onStart, onMove, onEnd }: Options) {
  const grip = useRef<{ x: number; y: number; wasMoved: boolean }>(null);

  const end = (event: PointerEvent<HTMLElement>) => {
    const { current } = grip;
    grip.current = null;
    if (current) onEnd?.(current.wasMoved, event);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, wasMoved: false };
      onStart?.(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = grip;
      if (!current) return;
      const zoom = zoomOf(event.currentTarget);
      const drag = { x: (event.clientX - current.x) / zoom, y: (event.clientY - current.y) / zoom };
      current.wasMoved ||= Math.hypot(drag.x, drag.y) > STILL_PX;
      if (current.wasMoved) onMove(drag, event);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
