import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';

import { headersFor } from '../config/headers.ts';
import type { Exchange, Scheme } from './exchange.ts';
import { chooseVariant } from './files/choose-variant.ts';
import { reloadVariant } from './files/load-variant.ts';
import { sendVariant, sendNotFound } from './files/send-variant.ts';
import type { Variant, SiteFile } from './files/site-file.ts';
import { handleError, handleRejection } from './handle-error.ts';
import type { Build } from './load-build.ts';
import { NOT_FOUND, readAddress } from './read-address.ts';
import { sendBusy, sendText } from './send-text.ts';

interface Options extends Build {
  /** The folder of the host that the site was built for; unset at the root. */
  base?: string;
  /** Whether to trust X-Forwarded-Proto. */
  trustsProxy: boolean;
}

/** What stands before the path in the absolute form of a request target. */
const ORIGIN = /^https?:\/\/[^/?]*/i;

/** Larger files are read from disk while they are sent; more of them at once would keep the disk from everybody else. */
const MAX_DISK_STREAMS = 100;

/** The whole site as one request listener: health, endpoints, redirects, files and 404. It never throws. */
export function createSite({
  files,
  answerEndpoint,
  trustsProxy,
  base = '',
}: Options): RequestListener {
  const notFoundPage = files.get(NOT_FOUND);
  let diskStreams = 0;

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
    const { method, url = '', httpVersion, rawHeaders } = exchange.request;
    const { path: asked, query } = splitUrl(url);

    // Otherwise Node would read the body to its end, to use the connection for the next request.
    if (hasBody(exchange.request)) exchange.response.shouldKeepAlive = false;
    if (method !== 'GET' && method !== 'HEAD') {
      const allow = { Allow: 'GET, HEAD' };
      return sendText(exchange, 405, 'Only GET and HEAD are answered here.', allow);
    }
    const hosts = countHosts(rawHeaders);
    if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0'))
      return sendText(exchange, 400, 'A request must name its host once.');
    if (asked === '/healthz') return sendText(exchange, 200, 'ok');
    if (base !== '' && asked === base) return redirect(exchange, `${base}/${query}`);
    if (base !== '' && !asked.startsWith(`${base}/`)) return sendNotFound(exchange, notFoundPage);

    const found = readAddress(asked.slice(base.length));
    switch (found.kind) {
      case 'file':
        return sendFile(exchange, files.get(found.address));
      case 'endpoint':
        return handleRejection(exchange, callEndpoint(exchange, found.address));
      case 'redirect':
        return redirect(exchange, base + found.path + query);
      case 'unreadable':
        return sendText(exchange, 400, 'That address cannot be read.');
      case 'nothing':
        return sendNotFound(exchange, notFoundPage);
    }
  }

  /** Files in memory are sent synchronously: awaiting them would cost as much as sending them. */
  function sendFile(exchange: Exchange, file: SiteFile | undefined): void {
    if (!file) return sendNotFound(exchange, notFoundPage);
    const variant = chooseVariant(exchange, file);
    if (variant.content) return sendVariant(exchange, variant);
    handleRejection(exchange, sendFromDisk(exchange, variant));
  }

  async function sendFromDisk(exchange: Exchange, variant: Variant): Promise<void> {
    const { response } = exchange;
    // A pipelined response gets the socket when those before it are sent; before that there is nothing to read for.
    if (!response.socket) await once(response, 'socket');
    if (diskStreams >= MAX_DISK_STREAMS) {
      sendBusy(exchange);
      return;
    }
    diskStreams += 1;
    response.once('close', () => (diskStreams -= 1));
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

/** Path and query of a request target, before which a proxy may write scheme and host. */
function splitUrl(target: string): { path: string; query: string } {
  const rest = target.startsWith('/') ? target : target.replace(ORIGIN, '');
  const url = rest === target || rest.startsWith('/') ? rest : `/${rest}`;
  const start = url.indexOf('?');
  return start < 0
    ? { path: url, query: '' }
    : { path: url.slice(0, start), query: url.slice(start) };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

/** Node keeps the first of several; which one is meant is not ours to decide. Names and values alternate. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count;
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
