import { useEffect, useEffectEvent } from 'react';

import { useIsActive } from './use-is-active';

/** After a pause the first frame must not leap; longer gaps count as this. */
const LONGEST_FRAME_MS = 100;

/** Calls `draw` once per frame with the milliseconds since the last one, and rests while nobody looks. */
export function useFrameLoop(draw: (elapsedMs: number) => void): void {
  const isActive = useIsActive();
  const drawNow = useEffectEvent(draw);

  useEffect(() => {
    if (!isActive) return;
    let previous = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      drawNow(Math.min(now - previous, LONGEST_FRAME_MS));
      previous = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isActive]);
}
