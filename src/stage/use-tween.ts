import { useEffect, useEffectEvent, useMemo, useState } from 'react';

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
  const targets = useMemo(() => [target], [target]);
  return useTweens(targets, options)[0] ?? target;
}

/** The same for many numbers at once, such as the points of a shape. A list of another length is there at once.
 * The list has to stay the same object between renders for as long as it means the same. */
export function useTweens(
  targets: readonly number[],
  { ms = TWEEN_MS, isInstant = false }: Options = {},
): readonly number[] {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(targets);
  const jumps = isStill || isInstant || shown.length !== targets.length;
  const isThere = isSame(shown, targets);
  if (jumps && !isThere) setShown(targets);

  const startFrom = useEffectEvent(() => shown);
  const isMoving = !jumps && !isThere;
  useEffect(() => {
    if (!isMoving) return;
    const from = startFrom();
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const share = Math.min(Math.max(now - startedAt, 0) / ms, 1);
      setShown(share === 1 ? targets : mixAll(from, targets, easeOut(share)));
      if (share < 1) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [targets, isMoving, ms]);
  return jumps ? targets : shown;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
}
