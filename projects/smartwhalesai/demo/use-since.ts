import { useState } from 'react';

import { useFrameLoop } from '@/stage/motion';

import { CHAINS } from './wallet';

/** After this long nothing is on its way any more: it is the most that a run may wait. */
const SETTLED_MS = 10_000;

/** For each chain, how long ago it was asked. One that was not asked before is asked now; what the page opened with has answered. */
export function useSince(asked: readonly number[]): (id: number) => number {
  const key = asked.join();
  const [state, setState] = useState<{ key: string; since: ReadonlyMap<number, number> }>(() => ({
    key,
    since: new Map(asked.map((id) => [id, SETTLED_MS])),
  }));
  if (state.key !== key) {
    setState({ key, since: new Map(asked.map((id) => [id, state.since.get(id) ?? 0])) });
  }
  const slowestMs = Math.max(...CHAINS.map(({ answersAfterMs }) => answersAfterMs));
  const isWaiting = [...state.since.values()].some((ms) => ms < slowestMs);
  useFrameLoop(
    (ms) =>
      setState(({ since, ...rest }) => ({
        ...rest,
        since: new Map([...since].map(([id, before]) => [id, before + ms])),
      })),
    isWaiting,
  );
  return (id) => state.since.get(id) ?? 0;
}
