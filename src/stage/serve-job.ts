import type { JobMessage } from './job-message';

/** Chunked work: yields the share done, from 0 to 1, and returns the result. */
export type Work<Request, Result> = (request: Request) => Generator<number, Result, undefined>;

/**
 * The worker's half of a job. Cancelling is not its business: the page ends the whole worker, which works even in the
 * middle of a chunk.
 */
export function serveJob<Request, Result>(
  work: Work<Request, Result>,
  /** Memory to hand over instead of copying it. Unset: everything is copied. */
  listBuffers: (result: Result) => Transferable[] = () => [],
): void {
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    const steps = work(data);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) tell({ kind: 'progress', share: step.value });
    tell({ kind: 'done', result: step.value }, listBuffers(step.value));
  });

  function tell(message: JobMessage<Result>, transfer: Transferable[] = []): void {
    postMessage(message, { transfer });
  }
}
