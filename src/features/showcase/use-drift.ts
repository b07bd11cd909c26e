import { useSpring, type MotionValue } from 'motion/react';
import { useEffect } from 'react';

import { drift, POINTER_RANGE_PX, SPRING } from './geometry';

/** A stack moves only for those who have a mouse and have not asked for stillness. */
const MOVES = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Two springs that follow the mouse, `reach` pixels from their place at most; at rest they are in it. */
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
