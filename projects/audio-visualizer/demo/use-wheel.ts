import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** So much turning of the wheel enlarges by e. */
const DELTA_PER_E = 400;

/**
 * Zooms by the wheel, but never a page that is scrolled past: only while Control is held, which is also how trackpads say
 * pinch, in full screen, or after the picture has been pressed and until the pointer leaves it. `onZoom` answers whether it
 * changed anything; at its ends the page scrolls on.
 */
export function useWheel(
  element: RefObject<HTMLElement | null>,
  onZoom: (factor: number, event: WheelEvent) => boolean,
): void {
  const isEngaged = useRef(false);
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const engage = () => {
      isEngaged.current = true;
    };
    const leave = () => {
      isEngaged.current = false;
    };
    const turn = (event: WheelEvent) => {
      if (!isEngaged.current && !event.ctrlKey && document.fullscreenElement === null) return;
      if (zoom(Math.exp(-event.deltaY / DELTA_PER_E), event)) event.preventDefault();
    };
    place.addEventListener('pointerdown', engage, { signal });
    place.addEventListener('pointerleave', leave, { signal });
    // React's own listener could not keep the page from scrolling.
    place.addEventListener('wheel', turn, { signal, passive: false });
    return () => listeners.abort();
  }, [element]);
}
