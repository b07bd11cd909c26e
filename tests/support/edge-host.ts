// Runs Workers one after the other for tests. Loading wrangler takes longer than starting a Worker, so it is loaded once.
import { startWorker } from '../../scripts/edge/start-worker.ts';

/** An environment starts a Worker; `stop` stops it. */
type Message = Record<string, string> | 'stop';

let worker: Awaited<ReturnType<typeof startWorker>> | undefined;

process.on('message', (message: Message) => void handleMessage(message));
// The parent process has ended.
process.on('disconnect', () => void stop().then(() => process.exit(0)));

async function handleMessage(message: Message): Promise<void> {
  await stop();
  if (message !== 'stop')
    worker = await startWorker({ host: '127.0.0.1', port: 0, environment: message });
  process.send?.(worker?.url ?? null);
}

async function stop(): Promise<void> {
  await worker?.stop();
  worker = undefined;
}
