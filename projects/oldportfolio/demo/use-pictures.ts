import { useEffect, useEffectEvent } from 'react';

import { useIsActive } from '@/stage/use-is-active';

/**
 * Calls `show` for each picture with the milliseconds since the one before, as the browser reports them. Unlike the kit's
 * frame loop it shortens nothing, because the waits are shown. The time in a hidden tab is no wait.
 */
export function usePictures(show: (waitMs: number) => void, isOn: boolean): void {
  const isActive = useIsActive() && isOn;
  const showNow = useEffectEvent(show);

  useEffect(() => {
    if (!isActive) return;
    let previous: number | undefined;
    let frame = requestAnimationFrame(function next(now) {
      if (previous !== undefined) showNow(now - previous);
      previous = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isActive]);
}
