import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The address that the page sends its complaints to, and that of the script which collects them. */
const COMPLAINTS = '/complaints';
/** Firefox asks for it by itself when a page is left before its own icon has arrived. */
const GUESSED_ICON = '/favicon.ico';
const HEAD = '<head>';

export interface WatchedSite extends AsyncDisposable {
  url: string;
  /** Uncaught errors, breaches of the content security policy and failed requests, as they happen. */
  complaints: string[];
}

/**
 * The site behind an address of its own, which collects what goes wrong in a page. Not every driver can hear a browser's console,
 * and a console does not tell what a page did from what a driver did; events inside the page do.
 */
export async function watchSite(site: string): Promise<WatchedSite> {
  const complaints: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url === COMPLAINTS && asked.method === 'POST') {
      void text(asked).then((complaint) => complaints.push(complaint));
      answer.end();
    } else if (asked.url === COMPLAINTS) {
      answer.setHeader('Content-Type', 'text/javascript');
      answer.end(`(${String(complain)})(${JSON.stringify(COMPLAINTS)})`);
    } else {
      passOn(site, asked, answer, complaints);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    complaints,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Runs in the page, before any other script. */
function complain(address: string): void {
  const tell = (complaint: string) =>
    void navigator.sendBeacon(address, `${location.pathname}: ${complaint}`);
  addEventListener('error', ({ message }) => tell(message));
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit does not mark its own promise of a transition between pages as handled when it skips one.
    if (!String(reason).startsWith('AbortError: Skipping view transition')) tell(String(reason));
  });
  addEventListener('securitypolicyviolation', (event) => {
    tell([event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample].join(' '));
  });
  // An uncaught error of a worker is told to the worker alone.
  const Original = Worker;
  globalThis.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('error', ({ message }) => tell(`a worker: ${message}`));
    }
  };
}

function passOn(
  site: string,
  { url = '/', method, headers }: IncomingMessage,
  answer: ServerResponse,
  complaints: string[],
): void {
  const target = new URL(url, site);
  const passed = request(
    target,
    { method, headers: { ...headers, host: target.host, 'accept-encoding': 'identity' } },
    (response) => {
      const { statusCode = 500, headers: given } = response;
      if (statusCode >= 400 && url !== GUESSED_ICON)
        complaints.push(`${url} answers ${statusCode}`);
      if (!given['content-type']?.startsWith('text/html')) {
        answer.writeHead(statusCode, given);
        response.pipe(answer);
        return;
      }
      void text(response).then((html) => {
        const watched = html.replace(HEAD, `${HEAD}<script src="${COMPLAINTS}"></script>`);
        const length = String(Buffer.byteLength(watched));
        answer.writeHead(statusCode, { ...given, 'content-length': length });
        answer.end(watched);
      });
    },
  );
  passed.on('error', () => answer.destroy());
  passed.end();
}
