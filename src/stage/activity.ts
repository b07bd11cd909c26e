import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';

/** Filled by the stage. */
export const ActiveContext = createContext(true);

/** False while the demo is scrolled out of sight or its tab is hidden: whatever moves or sounds then rests. */
export function useIsActive(): boolean {
  return use(ActiveContext);
}

/** Whether the element is on the screen of a visible tab. */
export function useIsWatched(element: Element): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  const isTabVisible = useSyncExternalStore(
    listenForTab,
    () => document.visibilityState === 'visible',
  );

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      // Entries are in order of time: after a quick scroll past, only the last one is true.
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return isOnScreen && isTabVisible;
}

function listenForTab(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
