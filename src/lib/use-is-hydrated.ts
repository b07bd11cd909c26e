import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and in the first render, true once the island runs. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
