import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Runs a file in a thread of its own and gives what it says when it is done. Node runs such a file and what it imports as they
 * are: Vite, which reads the configuration, can import nothing more once a build has begun.
 */
export async function inThread(file: URL, workerData: unknown): Promise<unknown> {
  const answers: unknown[] = await once(new Worker(file, { workerData }), 'message');
  return answers[0];
}

/** To start a thread takes as long as this many small jobs. */
const LEAST_SHARE = 50;

/** Shares jobs out among as many such threads as there are processors. */
export async function inThreads(file: URL, jobs: unknown[]): Promise<void> {
  const threads = Math.min(availableParallelism(), Math.ceil(jobs.length / LEAST_SHARE));
  await Promise.all(
    Array.from({ length: threads }, (_, number) =>
      inThread(
        file,
        jobs.filter((_job, index) => index % threads === number),
      ),
    ),
  );
}
