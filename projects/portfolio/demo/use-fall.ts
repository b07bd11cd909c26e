import { useState } from 'react';

import { useFrameLoop, useReducedMotion } from '@/stage/motion';

import { HANGS, isAtRest, LIES, stepFall } from './hang';
import type { Fall } from './hang';

/** Lets the page fall while the line is broken, and pulls it up again once it is not. */
export function useFall(isBroken: boolean): { readonly drop: number; readonly isAtRest: boolean } {
  const isStill = useReducedMotion();
  const [moving, setMoving] = useState<Fall>(HANGS);
  const fall = isStill ? (isBroken ? LIES : HANGS) : moving;
  const rests = isAtRest(fall, isBroken);
  useFrameLoop((ms) => setMoving((before) => stepFall(before, isBroken, ms)), !isStill && !rests);
  return { drop: fall.drop, isAtRest: rests };
}
