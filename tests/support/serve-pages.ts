import { once } from 'node:events';
import { createServer } from 'node:http';

/** What a path answers. */
export interface ServedPage {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface PageServer extends AsyncDisposable {
  /** Without a slash at the end. */
  url: string;
  /** Replaces what is served. */
  pages: Record<string, ServedPage>;
  /** What any other path answers: 404 unless it is replaced. */
  other: ServedPage;
}

/** A site of the given pages over real HTTP. */
export async function servePages(pages: Record<string, ServedPage> = {}): Promise<PageServer> {
  const site: Pick<PageServer, 'pages' | 'other'> = { pages, other: { status: 404 } };
  const server = createServer((request, response) => {
    const page = site.pages[request.url ?? ''] ?? site.other;
    const { status = 200, headers = {}, body = '' } = page;
    response
      .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
      .end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return Object.assign(site, {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
