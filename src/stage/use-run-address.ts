import { useEffect } from 'react';

import { clearRunAddress, writeRunAddress } from './run-address';

/** Browsers refuse a page that rewrites its address on every movement of a slider. */
const SETTLED_MS = 200;

/** Keeps the page's address in step with the run: the query of its settings, or plain text for each of them. */
export function useRunAddress(settings: string | Readonly<Record<string, string>>): void {
  const query = typeof settings === 'string' ? settings : new URLSearchParams(settings).toString();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (query === '') clearRunAddress();
      else writeRunAddress(query);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
