import { useSpring, type MotionValue } from 'motion/react';
import { useEffect } from 'react';

import { drift, POINTER_RANGE_PX, SPRING } from './geometry';

/** The stack moves only with a mouse and without reduced motion. */
const MOVES = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Two springs that follow the mouse, at most `reach` pixels from their resting position. */
export function useDrift(reach: number): { x: MotionValue<number>; y: MotionValue<number> } {
  const x = useSpring(0, SPRING);
  const y = useSpring(0, SPRING);
  useEffect(() => {
    const query = matchMedia(MOVES);
    const follow = ({ clientX, clientY }: PointerEvent) => {
      x.set(drift(clientX, POINTER_RANGE_PX.x, reach));
      y.set(drift(clientY, POINTER_RANGE_PX.y, reach));
    };
    const listen = () => {
      removeEventListener('pointermove', follow);
      if (query.matches) {
        addEventListener('pointermove', follow);
      } else {
        x.jump(0);
        y.jump(0);
      }
    };
    listen();
    query.addEventListener('change', listen);
    return () => {
      query.removeEventListener('change', listen);
      removeEventListener('pointermove', follow);
    };
  }, [x, y, reach]);
  return { x, y };
}
