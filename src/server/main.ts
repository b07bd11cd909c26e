// The server of the built site: `npm run serve`. Node runs this file as it is, so it imports nothing that needs a build
// step except the build itself.
import { createServer } from 'node:http';

import { closeOnSignal } from './close-on-signal.ts';
import { createSite } from './create-site.ts';
import { findBuild } from './find-build.ts';
import { loadApi } from './load-api.ts';
import { readSettings } from './settings.ts';

const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 5_000;

const settings = readSettings(process.env);
const build = findBuild(settings.distDirectory);
const answerApi = await loadApi(build.apiEntry);

const server = createServer(
  {
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  },
  createSite({ pagesDirectory: build.pagesDirectory, answerApi, writesLog: settings.writesLog }),
);

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${settings.port} is taken. Stop the other program or choose another port: PORT=4322 npm start`
      : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});

closeOnSignal(server);
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  console.log(`Press Play is ready at http://${host}:${port}`);
});
