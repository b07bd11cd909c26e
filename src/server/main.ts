// The server of the built site: `npm run serve`. Node runs this file directly, so it must not import anything that needs a
// bundler.
import { createServer } from 'node:http';

import { closeOnSignal } from './close-on-signal.ts';
import { createSite } from './create-site.ts';
import { errorCode } from './handle-error.ts';
import { loadBuild } from './load-build.ts';
import { createRequestLog } from './log-requests.ts';
import { answerBadRequests } from './answer-bad-requests.ts';
import { shedLoad } from './shed-load.ts';
import { readSettings, type Settings } from './settings.ts';

const LIMITS = {
  /** For the whole request; its headers have a shorter limit. */
  requestTimeout: 15_000,
  headersTimeout: 10_000,
  /** How often Node checks for late requests. */
  connectionsCheckingInterval: 1_000,
  // createSite answers a missing Host with the usual headers.
  requireHostHeader: false,
};

/** How long an unused connection stays open. */
const KEEP_ALIVE_MS = 5_000;

/**
 * Behind a proxy it is longer than the proxy keeps its own end (60 s in deploy/Caddyfile and deploy/nginx.conf). Otherwise the
 * proxy could send a request into a connection that is just being closed, and answer 502.
 */
const KEEP_ALIVE_BEHIND_PROXY_MS = 75_000;

/** A connection without any traffic for this long is closed. */
const SEND_TIMEOUT_MS = 30_000;

/** Low enough for the memory of a small machine. From half of it on, requests are refused (shed-load.ts). */
const MAX_CONNECTIONS = 10_000;

/** The first file descriptor that systemd passes on. */
const INHERITED_SOCKET = 3;

/** A closed log pipe must not crash the server. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  await start(readSettings(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const build = await loadBuild(settings.distDirectory);
  const server = createServer(LIMITS);
  server.keepAliveTimeout = settings.trustsProxy ? KEEP_ALIVE_BEHIND_PROXY_MS : KEEP_ALIVE_MS;
  server.setTimeout(SEND_TIMEOUT_MS);
  server.maxConnections = MAX_CONNECTIONS;

  const { base, trustsProxy } = settings;
  const site = shedLoad(server, createSite({ ...build, base, trustsProxy }));
  const log = settings.writesLog ? createRequestLog() : undefined;
  // The second event is for requests that ask before they send their body: they are answered, and the body is never asked for.
  for (const event of ['request', 'checkContinue'] as const) {
    if (log) server.on(event, log);
    server.on(event, site);
  }
  answerBadRequests(server);
  closeOnSignal(server, { keepsBacklog: settings.inheritsSocket });

  server.on('error', (error) => {
    console.error(
      errorCode(error) === 'EADDRINUSE'
        ? `Port ${settings.port} is taken. Stop the other program or choose another port: PORT=4322 npm start`
        : `The server could not start: ${error.message}`,
    );
    process.exit(1);
  });
  const place = settings.inheritsSocket
    ? { fd: INHERITED_SOCKET }
    : { port: settings.port, host: settings.host };
  server.listen(place, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    console.log(`Press Play is ready at http://${host}:${port}${base}`);
  });
}
