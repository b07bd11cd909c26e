import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Runs a file in a thread of its own and gives what it says when it is done. Node runs such a file and what it imports as they
 * are: Vite, which reads the configuration, can import nothing more once a build has begun.
 */
export async function inThread(file: URL, workerData: unknown): Promise<unknown> {
  const answers: unknown[] = await once(new Worker(file, { workerData }), 'message');
  return answers[0];
}
