import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';

import sirv from 'sirv';

import { logRequests } from './log-requests.ts';

/** Answers on-demand routes; Astro's build exports one. */
export type ApiHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => Promise<void>;

interface Options {
  pagesDirectory: string;
  answerApi: ApiHandler;
  writesLog: boolean;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Only the files Astro names by their content may be kept for ever. */
const HASHED_ASSETS = '/_astro/';

/** The whole site as one request listener: health, redirects, files, endpoints, and a real 404. */
export function createSite({ pagesDirectory, answerApi, writesLog }: Options): RequestListener {
  const notFoundPage = readFileSync(join(pagesDirectory, '404.html'));
  const serveFile = sirv(pagesDirectory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith(HASHED_ASSETS) ? IMMUTABLE : REVALIDATED,
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });

  return (request, response) => {
    if (writesLog) logRequests(request, response);
    const { path, query } = splitUrl(request.url ?? '/');

    if (path === '/healthz') return sendText(response, 200, 'ok');
    if (path.startsWith('/api/')) return void answerApi(request, response, sendNotFound);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered here.');
    }
    const canonical = canonicalPath(path);
    if (canonical === undefined) return sendText(response, 400, 'That address cannot be read.');
    if (canonical !== path) return redirect(response, canonical + query);
    serveFile(request, response, sendNotFound);

    function sendNotFound(): void {
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': notFoundPage.byteLength,
        'Cache-Control': 'no-store',
      });
      response.end(request.method === 'HEAD' ? undefined : notFoundPage);
    }
  };
}

function splitUrl(url: string): { path: string; query: string } {
  const start = url.indexOf('?');
  return start < 0
    ? { path: url, query: '' }
    : { path: url.slice(0, start), query: url.slice(start) };
}

/**
 * Pages answer without a trailing slash and without `.html`. Undefined when the path is no path. Slashes at the start
 * collapse to one, so that a redirect never leaves this site.
 */
function canonicalPath(path: string): string | undefined {
  if (!path.startsWith('/') || !isDecodable(path)) return undefined;
  const single = path.replace(/^[/\\]+/, '/').replace(/\/+$/, '');
  const bare = single.replace(/(\/index)?\.html$/, '');
  return bare === '' ? '/' : bare;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, 'Cache-Control': REVALIDATED }).end();
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(`${text}\n`);
}
