// Runs Workers one after the other for tests. Wrangler takes longer to load than a Worker to start, so it is loaded once.
import { startWorker } from '../../scripts/edge/start-worker.ts';

let worker: Awaited<ReturnType<typeof startWorker>> | undefined;

process.on('message', (order: Record<string, string> | 'stop') => void obey(order));
// Whoever started this has ended.
process.on('disconnect', () => void stop().then(() => process.exit(0)));

/** An environment asks for a Worker, `stop` for its end. */
async function obey(order: Record<string, string> | 'stop'): Promise<void> {
  await stop();
  if (order !== 'stop') {
    worker = await startWorker({ host: '127.0.0.1', port: 0, environment: order });
  }
  process.send?.(worker?.url ?? null);
}

async function stop(): Promise<void> {
  await worker?.stop();
  worker = undefined;
}
