import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Follows the visitor's setting while the demo runs. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(QUERY).matches);
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
