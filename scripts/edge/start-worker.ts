import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

/** The environment variables that the Worker gets: those of the music sources. */
const BINDINGS = /^(MUSIC|SPOTIFY|LASTFM|LISTENBRAINZ)_/;

const CONFIG = 'dist-edge/server/wrangler.json';

interface Options {
  host: string;
  port: number;
  environment: Record<string, string | undefined>;
}

interface RunningWorker {
  url: string;
  stop(): Promise<void>;
}

/** Runs the built Worker locally in wrangler's workerd, without network access and without files on disk. */
export async function startWorker({ host, port, environment }: Options): Promise<RunningWorker> {
  if (!existsSync(CONFIG))
    throw new Error('There is no site for Workers in dist-edge. Run "npm run build:edge" first.');
  await requireFreePort(host, port);
  // Otherwise wrangler sends usage data, checks for updates and asks Cloudflare for the machine's location.
  process.env['WRANGLER_SEND_METRICS'] = 'false';
  process.env['WRANGLER_LOG'] = 'warn';
  process.env['WRANGLER_WRITE_LOGS'] = 'false';
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
  process.env['CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV'] = 'false';
  const { unstable_startWorker: start } = await import('wrangler');
  const worker = await start({
    config: CONFIG,
    envFiles: [],
    bindings: Object.fromEntries(
      Object.entries(environment)
        .filter(([name]) => BINDINGS.test(name))
        .map(([name, value = '']) => [name, { type: 'plain_text', value }]),
    ),
    dev: {
      server: { hostname: host, port },
      inspector: false,
      watch: false,
      persist: false,
    },
  });
  await worker.ready;
  const url = String(await worker.url).replace(/\/$/, '');
  // `ready` only means that the proxy listens; the first answer means that the Worker is loaded.
  await fetch(`${url}/healthz`);
  return { url, stop: () => worker.dispose() };
}

/** Wrangler waits silently when the port is taken. */
async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening').catch((cause: unknown) => {
    const advice = 'Stop the other program or choose another port with PORT.';
    throw new Error(`Port ${port} of ${host} cannot be used. ${advice}`, { cause });
  });
  probe.close();
  await once(probe, 'close');
}
