import { once } from 'node:events';
import { createServer } from 'node:http';

const PATIENCE_MS = 10 * 60_000;
const HOST = '127.0.0.1';

interface Callback {
  /** The address that has to be registered with Spotify, to the letter. */
  redirectUri: string;
  /** The code of the consent; throws when it was refused, forged or never came. */
  code: Promise<string>;
  close(): void;
}

/** Listens on this machine for the browser to come back from Spotify with this state. */
export async function awaitConsent(port: number, state: string): Promise<Callback> {
  const { promise: code, resolve, reject } = Promise.withResolvers<string>();
  // The caller may fail before it waits for the code; that alone must not end the program.
  code.catch(() => undefined);

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${HOST}`);
    if (url.pathname !== '/callback') return void response.writeHead(404).end();
    const problem = problemOf(url.searchParams, state);
    response.writeHead(problem === undefined ? 200 : 400, {
      'Content-Type': 'text/plain; charset=utf-8',
      Connection: 'close',
    });
    response.end(`${problem ?? 'Spotify agreed.'} You can close this tab.\n`, () => {
      if (problem === undefined) resolve(url.searchParams.get('code') ?? '');
      else reject(new Error(problem));
    });
  });
  const timer = setTimeout(() => reject(new Error('Nobody came back from Spotify.')), PATIENCE_MS);

  const listening = once(server, 'listening');
  server.listen(port, HOST);
  await listening.catch((error: unknown) => {
    clearTimeout(timer);
    throw isTaken(error)
      ? new Error(`Port ${port} is taken. Choose another: npm run music:connect -- --port 8889`)
      : error;
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;

  return {
    redirectUri: `http://${HOST}:${actual}/callback`,
    code,
    close() {
      clearTimeout(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}

function problemOf(query: URLSearchParams, state: string): string | undefined {
  if (query.get('state') !== state)
    return 'The answer does not belong to this question: its state is wrong.';
  if (query.get('error') === 'access_denied') return 'You did not agree, so nothing was changed.';
  if (!query.get('code')) return 'Spotify came back without a code.';
  return undefined;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
