import { once } from 'node:events';
import { createServer } from 'node:http';

const CONSENT_TIMEOUT_MS = 10 * 60_000;
const HOST = '127.0.0.1';

interface Callback {
  /** The exact address that must be registered with Spotify. */
  redirectUri: string;
  /** The authorization code; rejects when consent was refused or the time is up. Requests of anybody else change nothing. */
  code: Promise<string>;
  close(): void;
}

/** Starts a local server that waits for the redirect from Spotify with this state. */
export async function awaitConsent(port: number, state: string): Promise<Callback> {
  const { promise: code, resolve, reject } = Promise.withResolvers<string>();
  // The caller may fail before it awaits the code; an unhandled rejection would end the process.
  code.catch(() => undefined);

  const server = createServer((request, response) => {
    const url = URL.parse(request.url ?? '/', `http://${HOST}`);
    const answer = (status: number, sentence: string, then?: () => void) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        Connection: 'close',
      });
      response.end(`${sentence}\n`, then);
    };
    if (url?.pathname !== '/callback') return answer(404, 'There is nothing here.');
    // Any page that is open in the browser can call this address. Only Spotify knows the state.
    if (url.searchParams.get('state') !== state)
      return answer(400, 'The answer does not belong to this question: its state is wrong.');
    const problem = problemOf(url.searchParams);
    answer(
      problem === undefined ? 200 : 400,
      `${problem ?? 'Spotify agreed.'} You can close this tab.`,
      () => {
        if (problem === undefined) resolve(url.searchParams.get('code') ?? '');
        else reject(new Error(problem));
      },
    );
  });
  const timer = setTimeout(
    () => reject(new Error('Nobody came back from Spotify.')),
    CONSENT_TIMEOUT_MS,
  );

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

function problemOf(query: URLSearchParams): string | undefined {
  if (query.get('error') === 'access_denied') return 'You did not agree, so nothing was changed.';
  if (!query.get('code')) return 'Spotify came back without a code.';
  return undefined;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
