import { useMemo } from 'react';

import { useAnswer } from '@/stage/use-answer';

import type { Futures, FuturesRequest } from './futures';
import type { Allocation } from './market';
import { EVERY_ORDER } from './settings';
import type { Settings } from './settings';

/** The futures of a run, counted by a worker; with another mix, those of that mix. */
export function useFutures(
  { years, futures, seed, without, mix: own }: Settings,
  mix: Allocation = own,
) {
  const request = useMemo(
    () => ({
      mix,
      years,
      sample: futures === EVERY_ORDER ? undefined : Number(futures),
      seed,
      without,
    }),
    [mix, years, futures, seed, without],
  );
  return { request, ...useAnswer<FuturesRequest, Futures>(createSimulator, request) };
}

// Outside of the hook, because the worker starts again when its maker is a new function.
function createSimulator(): Worker {
  return new Worker(new URL('./futures.worker.ts', import.meta.url), { type: 'module' });
}
