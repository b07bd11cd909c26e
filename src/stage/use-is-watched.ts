import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/** Whether the element is on the screen of a visible tab. */
export function useIsWatched(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  const isTabVisible = useSyncExternalStore(
    listenForTab,
    () => document.visibilityState === 'visible',
  );

  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      // Entries are in order of time: after a quick scroll past, only the last one is true.
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isOnScreen && isTabVisible;
}

function listenForTab(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
