import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { clampCamera, DISTANCE_RANGE } from './camera';
import type { Camera } from './camera';

const DEGREES_PER_PIXEL = 0.35;
const DEGREES_PER_KEY = 6;
const DISTANCE_PER_KEY = 1;

const KEYS: Readonly<Record<string, Partial<Camera>>> = {
  ArrowLeft: { turn: -DEGREES_PER_KEY },
  ArrowRight: { turn: DEGREES_PER_KEY },
  ArrowUp: { tilt: DEGREES_PER_KEY },
  ArrowDown: { tilt: -DEGREES_PER_KEY },
  '+': { distance: -DISTANCE_PER_KEY },
  '=': { distance: -DISTANCE_PER_KEY },
  '-': { distance: DISTANCE_PER_KEY },
};

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Moves a camera around the rings by dragging, pinching and keys. */
export function useOrbit(camera: Camera, onCamera: (camera: Camera) => void) {
  const fingers = useRef(new Map<number, Finger>());
  /** Fingers may move several times between two renders; each move goes on from the last. */
  const newest = useRef(camera);
  useLayoutEffect(() => {
    newest.current = camera;
  }, [camera]);
  const moveBy = ({ turn = 0, tilt = 0, distance = 0 }: Partial<Camera>) => {
    newest.current = clampCamera({
      turn: newest.current.turn + turn,
      tilt: newest.current.tilt + tilt,
      distance: newest.current.distance + distance,
    });
    onCamera({
      turn: round(newest.current.turn),
      tilt: round(newest.current.tilt),
      distance: round(newest.current.distance),
    });
  };
  const end = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
  };

  return {
    /** Answers whether there was room to zoom. */
    zoomBy: (factor: number): boolean => {
      const distance = round(newest.current.distance / factor);
      const isInRange = distance >= DISTANCE_RANGE.from && distance <= DISTANCE_RANGE.to;
      if (isInRange) moveBy({ distance: distance - newest.current.distance });
      return isInRange;
    },
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const apart = spread(fingers.current);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (apart > 0) {
          moveBy({
            distance: newest.current.distance * (apart / Math.max(spread(fingers.current), 1) - 1),
          });
          return;
        }
        moveBy({
          turn: (before.x - event.clientX) * DEGREES_PER_PIXEL,
          // One finger that goes up or down is on its way past: only what cannot scroll the page tilts.
          tilt: event.pointerType === 'touch' ? 0 : (event.clientY - before.y) * DEGREES_PER_PIXEL,
        });
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown: (event: KeyboardEvent) => {
        const move = KEYS[event.key];
        if (move === undefined) return;
        event.preventDefault();
        moveBy(move);
      },
    },
  };
}

/** How far two fingers are apart; 0 for any other number of them. */
function spread(fingers: ReadonlyMap<number, Finger>): number {
  const [one, other] = [...fingers.values()];
  if (!one || !other || fingers.size !== 2) return 0;
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
