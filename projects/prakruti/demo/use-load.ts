import { useState } from 'react';

import { useFrameLoop } from '@/stage/use-frame-loop';
import { useReducedMotion } from '@/stage/use-reduced-motion';

/**
 * Milliseconds since the page began to load, at real speed. It loads anew whenever the key changes; with reduced motion
 * it is there at once.
 */
export function useLoad(key: string, lastsMs: number, startsLoaded: boolean): number {
  const isStill = useReducedMotion();
  const [load, setLoad] = useState({ key, ms: startsLoaded ? Infinity : 0 });
  if (load.key !== key) setLoad({ key, ms: 0 });
  const ms = isStill ? Infinity : load.ms;
  useFrameLoop(
    (elapsedMs) => setLoad((before) => ({ ...before, ms: before.ms + elapsedMs })),
    ms < lastsMs,
  );
  return ms;
}
