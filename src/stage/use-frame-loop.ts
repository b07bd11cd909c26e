import { useEffect, useEffectEvent } from 'react';

import { useIsActive } from './activity';

/** After a pause the first frame must not leap; longer gaps count as this. */
const LONGEST_FRAME_MS = 100;

/** Calls `draw` once per frame with the milliseconds since the last one, and rests while nobody looks or `isOn` is false. */
export function useFrameLoop(draw: (elapsedMs: number) => void, isOn = true): void {
  const isActive = useIsActive() && isOn;
  const drawNow = useEffectEvent(draw);

  useEffect(() => {
    if (!isActive) return;
    let previous = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      drawNow(Math.min(Math.max(now - previous, 0), LONGEST_FRAME_MS));
      previous = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isActive]);
}
