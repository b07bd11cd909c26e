import { useEffect, useRef, type RefObject } from 'react';

import { drift, POINTER_RANGE_PX } from './geometry';
import { moveOnSpring, type Moving } from './spring';

/** The stack moves only with a mouse and without reduced motion. */
const MOVES = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

const AT_REST: Moving = { value: 0, speed: 0 };

/** Less than a hundredth of a pixel of the deepest cover. */
const TOO_LITTLE_TO_SEE = 0.0002;

/**
 * Two springs that follow the mouse, written to the element as `--drift-x` and `--drift-y`, from -1 to 1. One pair is enough for all
 * covers: each multiplies it by its own reach.
 */
export function useDrift(): RefObject<HTMLUListElement | null> {
  const stack = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const query = matchMedia(MOVES);
    let [x, y] = [AT_REST, AT_REST];
    let target = { x: 0, y: 0 };
    let frame = 0;

    const draw = () => {
      stack.current?.style.setProperty('--drift-x', String(x.value));
      stack.current?.style.setProperty('--drift-y', String(y.value));
    };
    const move = (before: number) => {
      frame = requestAnimationFrame((now) => {
        // The first frame may have begun before the event that asked for it.
        const seconds = Math.max(0, now - before) / 1_000;
        x = moveOnSpring(x, target.x, seconds);
        y = moveOnSpring(y, target.y, seconds);
        draw();
        if (isMoving(x, target.x) || isMoving(y, target.y)) move(now);
        else frame = 0;
      });
    };
    const follow = ({ clientX, clientY }: PointerEvent) => {
      target = { x: drift(clientX, POINTER_RANGE_PX.x), y: drift(clientY, POINTER_RANGE_PX.y) };
      if (frame === 0) move(performance.now());
    };
    const rest = () => {
      removeEventListener('pointermove', follow);
      cancelAnimationFrame(frame);
      frame = 0;
      [x, y] = [AT_REST, AT_REST];
      draw();
    };
    const listen = () => {
      if (query.matches) addEventListener('pointermove', follow);
      else rest();
    };
    listen();
    query.addEventListener('change', listen);
    return () => {
      query.removeEventListener('change', listen);
      rest();
    };
  }, []);
  return stack;
}

function isMoving({ value, speed }: Moving, target: number): boolean {
  return Math.abs(value - target) > TOO_LITTLE_TO_SEE || Math.abs(speed) > TOO_LITTLE_TO_SEE;
}
