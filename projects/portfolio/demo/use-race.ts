import { useState } from 'react';

import { useFrameLoop } from '@/stage/use-frame-loop';
import { useReducedMotion } from '@/stage/use-reduced-motion';

/** The clock of both lanes. It stands at the end until it is started; with reduced motion it always does. */
export function useRace(longest: number, startsAtOnce: boolean) {
  const isStill = useReducedMotion();
  const [elapsed, setElapsed] = useState(startsAtOnce ? 0 : Infinity);
  const seconds = isStill ? Infinity : elapsed;
  useFrameLoop((ms) => setElapsed((before) => before + ms / 1_000), seconds < longest);
  return { seconds: seconds < longest ? seconds : Infinity, start: () => setElapsed(0) };
}
