import { useEffect, useState } from 'react';

interface Latest<Request, Result> {
  /** The last answer there is, and what it answers; older than the request while a new one is worked out. */
  readonly latest: { readonly request: Request; readonly result: Result } | undefined;
  /** Whether the answer is that of the present request. */
  readonly isCurrent: boolean;
}

/**
 * Asks anew whenever the request changes, and keeps only the answer to the newest: one that comes late is dropped. A
 * rejection is thrown where the boundary of the stage catches it. Both arguments have to stay the same object between
 * renders for as long as they mean the same.
 */
export function useLatest<Request, Result>(
  answer: (request: Request, signal: AbortSignal) => Promise<Result>,
  request: Request,
): Latest<Request, Result> {
  const [latest, setLatest] = useState<Latest<Request, Result>['latest']>();
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
