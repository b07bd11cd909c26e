import { useState } from 'react';

import { useFrameLoop } from '@/stage/use-frame-loop';
import { useReducedMotion } from '@/stage/use-reduced-motion';

/** A run that is played again after the opening act, and can be left at any time. */
export function useReplay(lastsMs: number) {
  const isStill = useReducedMotion();
  const [playedMs, setPlayedMs] = useState<number>();
  useFrameLoop((ms) => {
    setPlayedMs((before = 0) => (before + ms < lastsMs ? before + ms : undefined));
  }, playedMs !== undefined);
  return {
    /** Unset: nothing is played. */
    playedMs: isStill ? undefined : playedMs,
    start: () => setPlayedMs(isStill ? undefined : 0),
    stop: () => setPlayedMs(undefined),
  };
}
