// `npm run serve:edge`: the built site on Cloudflare's runtime, on this machine.
import { readSettings } from '../src/server/settings.ts';
import { startWorker } from './edge/start-worker.ts';

try {
  const { host, port } = readSettings(process.env);
  const worker = await startWorker({ host, port, environment: process.env });
  console.log(`Press Play is ready at ${worker.url}`);
  const stop = () => void worker.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The site could not be served.');
  process.exit(1);
}
