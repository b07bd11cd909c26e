import { useEffect, useRef, useState } from 'react';

import type { JobMessage } from './job-message';

export type JobState =
  | { readonly status: 'running'; readonly share: number }
  | { readonly status: 'done' | 'cancelled' | 'failed' };

export interface Job<Request, Result> {
  readonly state: JobState;
  /** The last result there is, and what it answers; older than the request while a new one is being worked out. */
  readonly latest: { readonly request: Request; readonly result: Result } | undefined;
  readonly cancel: () => void;
  readonly restart: () => void;
}

const STARTING: JobState = { status: 'running', share: 0 };

/**
 * Works out `request` in a worker of its own, again whenever it changes; a new request ends the old job. Both arguments
 * have to stay the same object between renders for as long as they mean the same.
 */
export function useJob<Request, Result>(
  createWorker: () => Worker,
  request: Request,
): Job<Request, Result> {
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<Job<Request, Result>['latest']>();
  const [reported, setReported] = useState({ request, attempt, state: STARTING });
  const isCurrent = reported.request === request && reported.attempt === attempt;
  const state = isCurrent ? reported.state : STARTING;

  const running = useRef<Worker>(null);

  useEffect(() => {
    const report = (next: JobState) => setReported({ request, attempt, state: next });
    const worker = createWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<JobMessage<Result>>) => {
      if (data.kind === 'progress') {
        report({ status: 'running', share: data.share });
        return;
      }
      setLatest({ request, result: data.result });
      report({ status: 'done' });
      worker.terminate();
    });
    worker.addEventListener('error', () => report({ status: 'failed' }));
    worker.postMessage(request);
    running.current = worker;
    return () => worker.terminate();
  }, [createWorker, request, attempt]);

  return {
    state,
    latest,
    cancel: () => {
      running.current?.terminate();
      setReported({ request, attempt, state: { status: 'cancelled' } });
    },
    restart: () => setAttempt(attempt + 1),
  };
}
