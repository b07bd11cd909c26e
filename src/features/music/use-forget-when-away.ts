import { useEffect } from 'react';
import type { KeyedMutator } from 'swr';

import type { MusicAnswer } from './contract';

/** After this long out of sight, what was playing is no longer worth showing. */
const FORGOTTEN_AFTER_MS = 60_000;

/** Drops an old answer when the visitor comes back to the tab, so that it is not shown until the new one is there. */
export function useForgetWhenAway(mutate: KeyedMutator<MusicAnswer>): void {
  useEffect(() => {
    let leftAt = Infinity;
    const noteVisibility = () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (Date.now() - leftAt > FORGOTTEN_AFTER_MS) void mutate(undefined);
    };
    document.addEventListener('visibilitychange', noteVisibility);
    return () => document.removeEventListener('visibilitychange', noteVisibility);
  }, [mutate]);
}
