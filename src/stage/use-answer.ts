import { useEffect, useRef, useState } from 'react';

import type { JobMessage } from './job-message';

interface Answer<Request, Result> {
  /** The last answer there is, and what it answers; older than the request while a new one is worked out. */
  readonly latest: { readonly request: Request; readonly result: Result } | undefined;
  readonly isCurrent: boolean;
}

/**
 * Asks one worker, kept for as long as the demo runs, whenever the request changes: for answers that follow a hand. One
 * request runs and one waits; a newer one replaces the one that waits, so that nothing piles up. A worker that fails is
 * thrown where the boundary of the stage catches it. For long work that can be cancelled there is `useJob`.
 */
export function useAnswer<Request, Result>(
  createWorker: () => Worker,
  request: Request,
): Answer<Request, Result> {
  const [latest, setLatest] = useState<Answer<Request, Result>['latest']>();
  const [failure, setFailure] = useState<Error>();
  const ask = useRef<(request: Request) => void>(() => undefined);

  useEffect(() => {
    const worker = createWorker();
    let running: { readonly request: Request } | undefined;
    let waiting: { readonly request: Request } | undefined;
    const start = (next: { readonly request: Request }) => {
      running = next;
      worker.postMessage(next.request);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<JobMessage<Result>>) => {
      if (data.kind !== 'done' || !running) return;
      setLatest({ request: running.request, result: data.result });
      running = undefined;
      const next = waiting;
      waiting = undefined;
      if (next) start(next);
    });
    worker.addEventListener('error', () => setFailure(new Error('The worker stopped.')));
    ask.current = (next) => {
      if (running) waiting = { request: next };
      else start({ request: next });
    };
    return () => worker.terminate();
  }, [createWorker]);

  useEffect(() => ask.current(request), [createWorker, request]);
  if (failure) throw failure;
  return { latest, isCurrent: latest?.request === request };
}
