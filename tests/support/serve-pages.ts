import { once } from 'node:events';
import { createServer } from 'node:http';

interface PageServer extends AsyncDisposable {
  /** Without a slash at the end. */
  url: string;
}

/** A site over real HTTP that answers the given paths with a status, and every other one with 404. */
export async function servePages(statuses: Record<string, number>): Promise<PageServer> {
  const server = createServer((request, response) => {
    response.writeHead(statuses[request.url ?? ''] ?? 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
