import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Answer<Request, Result> {
  /** The last answer there is, and what it answers; older than the request while a new one is worked out. */
  readonly latest: { readonly request: Request; readonly result: Result } | undefined;
  readonly isCurrent: boolean;
}

/**
 * Asks one worker, kept for as long as the demo runs, whenever the request changes: for answers that follow a hand. One
 * request runs and one waits; a newer one replaces the one that waits, so that nothing piles up. A worker that fails is
 * thrown where the boundary of the stage catches it.
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
    worker.addEventListener('message', ({ data }: MessageEvent<Result>) => {
      if (!running) return;
      setLatest({ request: running.request, result: data });
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
/**
 * For what is pressed while an answer is being worked out (`useAnswer`, `useLatest`): it is done at once where the answer is
 * there, and otherwise when it arrives. A newer request forgets it.
 */
export function useAfterAnswer<Wish>(
  request: unknown,
  isCurrent: boolean,
  fulfil: (wish: Wish) => void,
): (wish: Wish) => void {
  const waiting = useRef<{ readonly request: unknown; readonly wish: Wish }>(null);
  const fulfilNow = useEffectEvent(fulfil);

  useEffect(() => {
    const { current } = waiting;
    if (!isCurrent || !current) return;
    waiting.current = null;
    if (current.request === request) fulfilNow(current.wish);
  }, [request, isCurrent]);

  return (wish) => {
    if (isCurrent) fulfil(wish);
    else waiting.current = { request, wish };
  };
}

/**
 * Asks anew whenever the request changes, and keeps only the answer to the newest: one that comes late is dropped. A
 * rejection is thrown where the boundary of the stage catches it. Both arguments have to stay the same object between
 * renders for as long as they mean the same.
 */
export function useLatest<Request, Result>(
  answer: (request: Request, signal: AbortSignal) => Promise<Result>,
  request: Request,
): Answer<Request, Result> {
  const [latest, setLatest] = useState<Answer<Request, Result>['latest']>();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    answer(request, signal).then(
      (result) => {
        if (!signal.aborted) setLatest({ request, result });
      },
      (reason: unknown) => {
        if (!signal.aborted) setFailure({ reason });
      },
    );
    return () => abort.abort();
  }, [answer, request]);
  if (failure) throw failure.reason;
  return { latest, isCurrent: latest?.request === request };
}
