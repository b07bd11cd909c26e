import { useMemo } from 'react';

import { useAnswer } from '@/stage/use-answer';

import type { Registry } from './seals';

/** Which of all seals two guesses open, found by a worker. */
export function useCracked(seed: number, isSalted: boolean) {
  const request = useMemo(() => ({ seed, isSalted }), [seed, isSalted]);
  return useAnswer<Registry, Uint8Array>(createCracker, request);
}

function createCracker(): Worker {
  return new Worker(new URL('./seals.worker.ts', import.meta.url), { type: 'module' });
}
