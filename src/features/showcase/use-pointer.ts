import type { MotionValue } from 'motion/react';
import { useEffect } from 'react';

import { POINTER_RANGE_PX } from './geometry';

/** A stack moves only for those who have a mouse and have not asked for stillness. */
const MOVES = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Writes the mouse's place into two motion values; at rest they hold the middle of the range. */
export function usePointer(x: MotionValue<number>, y: MotionValue<number>): void {
  useEffect(() => {
    const query = matchMedia(MOVES);
    const follow = (event: PointerEvent) => {
      x.set(event.clientX);
      y.set(event.clientY);
    };
    const listen = () => {
      removeEventListener('pointermove', follow);
      if (query.matches) {
        addEventListener('pointermove', follow);
      } else {
        x.set(POINTER_RANGE_PX.x / 2);
        y.set(POINTER_RANGE_PX.y / 2);
      }
    };
    listen();
    query.addEventListener('change', listen);
    return () => {
      query.removeEventListener('change', listen);
      removeEventListener('pointermove', follow);
    };
  }, [x, y]);
}
