// The server of the built site: `npm run serve`. Node runs this file as it is, so it imports nothing that needs a build
// step except the build itself.
import { createServer } from 'node:http';

import { closeOnSignal } from './close-on-signal.ts';
import { createSite } from './create-site.ts';
import { loadFiles } from './files/load-files.ts';
import { findBuild } from './find-build.ts';
import { codeOf } from './give-up.ts';
import { loadEndpoints } from './load-endpoints.ts';
import { createRequestLog } from './log-requests.ts';
import { refuseBroken } from './refuse-broken.ts';
import { readSettings, type Settings } from './settings.ts';

const LIMITS = {
  /** A request must be there as a whole by then, and its headers before. */
  requestTimeout: 15_000,
  headersTimeout: 10_000,
  /** Node looks for late requests only this often. */
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  // Answered by the site itself, with its headers.
  requireHostHeader: false,
};

/** A visitor who takes nothing of an answer for so long is no longer there. */
const SEND_TIMEOUT_MS = 30_000;

/** More than a site of this size has visitors at once, and fewer than would fill the memory of a small machine. */
const MOST_CONNECTIONS = 10_000;

/** A log that nobody reads must not end the site. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  await start(readSettings(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const build = findBuild(settings.distDirectory);
  const server = createServer(LIMITS);
  server.setTimeout(SEND_TIMEOUT_MS);
  server.maxConnections = MOST_CONNECTIONS;

  if (settings.writesLog) server.on('request', createRequestLog());
  refuseBroken(server);
  closeOnSignal(server);
  server.on(
    'request',
    createSite({
      files: await loadFiles(build.pagesDirectory),
      answerEndpoint: await loadEndpoints(build.endpointsEntry),
      trustsProxy: settings.trustsProxy,
    }),
  );

  server.on('error', (error) => {
    console.error(
      codeOf(error) === 'EADDRINUSE'
        ? `Port ${settings.port} is taken. Stop the other program or choose another port: PORT=4322 npm start`
        : `The server could not start: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    console.log(`Press Play is ready at http://${host}:${port}`);
  });
}
