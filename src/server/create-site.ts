import type { IncomingMessage, RequestListener } from 'node:http';

import { CURRENTLY_PLAYING, LAST_PLAYED } from '../config/endpoints.ts';
import { headersFor } from '../config/headers.ts';
import { decodedPath } from '../lib/decoded-path.ts';
import { canonicalPath } from './canonical-path.ts';
import type { Exchange, Scheme } from './exchange.ts';
import { chooseVariant } from './files/choose-variant.ts';
import { reloadVariant } from './files/load-variant.ts';
import { sendVariant, sendNotFound } from './files/send-variant.ts';
import type { Variant, SiteFile } from './files/site-file.ts';
import { handleError, handleRejection } from './handle-error.ts';
import type { Build } from './load-build.ts';
import { sendText } from './send-text.ts';

interface Options extends Build {
  /** The folder of the host that the site was built for; unset at the root. */
  base?: string;
  /** Whether to trust X-Forwarded-Proto. */
  trustsProxy: boolean;
}

/** Only these reach Astro's handler, which also has routes the site does not want, such as its image endpoint. */
const ENDPOINTS = new Set<string>([CURRENTLY_PLAYING, LAST_PLAYED]);

const NOT_FOUND = '/404';

/** The whole site as one request listener: health, endpoints, redirects, files and 404. It never throws. */
export function createSite({
  files,
  answerEndpoint,
  trustsProxy,
  base = '',
}: Options): RequestListener {
  const notFoundPage = files.get(NOT_FOUND);

  return (request, response) => {
    const scheme = trustsProxy ? forwardedScheme(request) : 'http';
    const exchange = { request, response, scheme };
    try {
      answer(exchange);
    } catch (error) {
      handleError(exchange, error);
    }
  };

  function answer(exchange: Exchange): void {
    const { method, url = '', headers, httpVersion } = exchange.request;
    const { path: asked, query } = splitUrl(url);

    if (method !== 'GET' && method !== 'HEAD') {
      const allow = { Allow: 'GET, HEAD' };
      return sendText(exchange, 405, 'Only GET and HEAD are answered here.', allow);
    }
    if (headers.host === undefined && httpVersion !== '1.0')
      return sendText(exchange, 400, 'A request must name its host.');
    if (asked === '/healthz') return sendText(exchange, 200, 'ok');
    if (base !== '' && asked === base) return redirect(exchange, `${base}/${query}`);
    if (base !== '' && !asked.startsWith(`${base}/`)) return sendNotFound(exchange, notFoundPage);
    const path = asked.slice(base.length);
    if (ENDPOINTS.has(path)) return handleRejection(exchange, callEndpoint(exchange, path));

    const file = findFile(path);
    if (file) return sendFile(exchange, file);
    const canonical = canonicalPath(path);
    if (canonical === undefined) return sendText(exchange, 400, 'That address cannot be read.');
    if (canonical !== path) return redirect(exchange, base + canonical + query);
    const decoded = findFile(decodedPath(path) ?? '');
    if (decoded) return sendFile(exchange, decoded);
    sendNotFound(exchange, notFoundPage);
  }

  function findFile(address: string): SiteFile | undefined {
    return address === NOT_FOUND ? undefined : files.get(address);
  }

  /** Files in memory are sent synchronously: awaiting them would cost as much as sending them. */
  function sendFile(exchange: Exchange, file: SiteFile): void {
    const variant = chooseVariant(exchange, file);
    if (variant.content) return sendVariant(exchange, variant);
    handleRejection(exchange, sendFromDisk(exchange, variant));
  }

  async function sendFromDisk(exchange: Exchange, variant: Variant): Promise<void> {
    const current = await reloadVariant(variant);
    if (current) sendVariant(exchange, current);
    else sendNotFound(exchange, notFoundPage);
  }

  async function callEndpoint(
    { request, response, scheme }: Exchange,
    path: string,
  ): Promise<void> {
    const headers = headersFor(path, 'endpoint', { isOverTls: scheme === 'https' });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Astro parses both, and a visitor may have sent anything; no endpoint depends on them.
    request.url = base + path;
    request.headers.host = 'localhost';
    await answerEndpoint(request, response);
  }
}

function splitUrl(url: string): { path: string; query: string } {
  const start = url.indexOf('?');
  return start < 0
    ? { path: url, query: '' }
    : { path: url.slice(0, start), query: url.slice(start) };
}

/** The scheme reported by the nearest proxy, which appends to the list. */
function forwardedScheme({ headers }: IncomingMessage): Scheme {
  const last = String(headers['x-forwarded-proto']).split(',').at(-1);
  return last?.trim().toLowerCase() === 'https' ? 'https' : 'http';
}

function redirect({ response, scheme }: Exchange, location: string): void {
  const headers = headersFor('/', 'redirect', { isOverTls: scheme === 'https' });
  response.writeHead(308, { ...headers, Location: location, 'Content-Length': 0 }).end();
}
