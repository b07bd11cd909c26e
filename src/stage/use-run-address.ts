import { useEffect } from 'react';

import { writeRunAddress } from './run-address';

/** Browsers refuse a page that rewrites its address on every movement of a slider. */
const SETTLED_MS = 200;

/** Keeps the page's address in step with the run. Give it plain text for every setting that a repeat needs. */
export function useRunAddress(settings: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(settings).toString();
  useEffect(() => {
    const timer = setTimeout(() => writeRunAddress(query), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
