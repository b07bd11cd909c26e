import { useEffect, useEffectEvent, useState } from 'react';

import { easeOut, mixAll } from './tween';
import { useReducedMotion } from './use-reduced-motion';

interface Options {
  /** Unset: 200. */
  ms?: number;
  /** Whether it follows without a tween, as while a hand holds it. Unset: no. */
  isInstant?: boolean;
}

const TWEEN_MS = 200;

/** A number that moves to its new value from wherever it is, and can be sent elsewhere on the way. */
export function useTween(target: number, options?: Options): number {
  return useTweens([target], options)[0] ?? target;
}

/** The same for many numbers at once, such as the points of a shape. A list of another length is there at once. */
export function useTweens(
  targets: readonly number[],
  { ms = TWEEN_MS, isInstant = false }: Options = {},
): readonly number[] {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(targets);
  const jumps = isStill || isInstant || shown.length !== targets.length;
  const isThere = isSame(shown, targets);
  if (jumps && !isThere) setShown(targets);

  const key = targets.join();
  const startFrom = useEffectEvent(() => ({ from: shown, to: targets }));
  const isMoving = !jumps && !isThere;
  useEffect(() => {
    if (!isMoving) return;
    const { from, to } = startFrom();
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const share = Math.min(Math.max(now - startedAt, 0) / ms, 1);
      setShown(share === 1 ? to : mixAll(from, to, easeOut(share)));
      if (share < 1) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [key, isMoving, ms]);
  return jumps ? targets : shown;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
}
