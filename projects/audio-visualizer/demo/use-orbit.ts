import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { clampCamera } from './camera';
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

export interface OrbitHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A camera that goes around the rings by dragging and by keys. */
export function useOrbit(first: Camera) {
  const [camera, setCamera] = useState(first);
  const moveBy = ({ turn = 0, tilt = 0, distance = 0 }: Partial<Camera>) =>
    setCamera((before) =>
      clampCamera({
        turn: before.turn + turn,
        tilt: before.tilt + tilt,
        distance: before.distance + distance,
      }),
    );

  const handlers: OrbitHandlers = {
    onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      moveBy({
        turn: -event.movementX * DEGREES_PER_PIXEL,
        tilt: event.movementY * DEGREES_PER_PIXEL,
      });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const move = KEYS[event.key];
      if (move === undefined) return;
      event.preventDefault();
      moveBy(move);
    },
  };
  return { camera, setCamera, handlers };
}
