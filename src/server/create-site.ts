import type { IncomingMessage, RequestListener } from 'node:http';

import { CURRENTLY_PLAYING, LAST_PLAYED } from '../config/endpoints.ts';
import { headersFor } from '../config/headers.ts';
import { canonicalPath, decodedPath } from './canonical-path.ts';
import type { Exchange, Scheme } from './exchange.ts';
import { chooseForm } from './files/choose-form.ts';
import { loadCurrent } from './files/load-form.ts';
import { sendForm, sendNotFound } from './files/send-form.ts';
import type { Form, SiteFile } from './files/site-file.ts';
import { giveUp, settle } from './give-up.ts';
import type { EndpointHandler } from './load-endpoints.ts';
import { refuse } from './refuse.ts';

interface Options {
  /** Every file by its address. */
  files: ReadonlyMap<string, SiteFile>;
  answerEndpoint: EndpointHandler;
  /** Whether X-Forwarded-Proto may be believed. */
  trustsProxy: boolean;
}

/** Exactly these reach Astro's handler, which would answer more than the site wants, such as pictures in any size. */
const ENDPOINTS = new Set<string>([CURRENTLY_PLAYING, LAST_PLAYED]);

const NOT_FOUND = '/404';

/** The whole site as one request listener: health, endpoints, redirects, files, and a real 404. It never throws. */
export function createSite({ files, answerEndpoint, trustsProxy }: Options): RequestListener {
  const notFoundPage = files.get(NOT_FOUND);

  return (request, response) => {
    const scheme = trustsProxy ? forwardedScheme(request) : 'http';
    const exchange = { request, response, scheme };
    try {
      answer(exchange);
    } catch (error) {
      giveUp(exchange, error);
    }
  };

  function answer(exchange: Exchange): void {
    const { method, url = '', headers, httpVersion } = exchange.request;
    const { path, query } = splitUrl(url);

    if (method !== 'GET' && method !== 'HEAD') {
      const allow = { Allow: 'GET, HEAD' };
      return refuse(exchange, 405, 'Only GET and HEAD are answered here.', allow);
    }
    if (headers.host === undefined && httpVersion !== '1.0')
      return refuse(exchange, 400, 'A request must name its host.');
    if (path === '/healthz') return refuse(exchange, 200, 'ok');
    if (ENDPOINTS.has(path)) return settle(exchange, passOn(exchange, path));

    const file = findFile(path);
    if (file) return sendFile(exchange, file);
    const canonical = canonicalPath(path);
    if (canonical === undefined) return refuse(exchange, 400, 'That address cannot be read.');
    if (canonical !== path) return redirect(exchange, canonical + query);
    const decoded = findFile(decodedPath(path) ?? '');
    if (decoded) return sendFile(exchange, decoded);
    sendNotFound(exchange, notFoundPage);
  }

  function findFile(address: string): SiteFile | undefined {
    return address === NOT_FOUND ? undefined : files.get(address);
  }

  /** Most files are in memory and are sent at once: to wait for something that is there would cost as much as to send it. */
  function sendFile(exchange: Exchange, file: SiteFile): void {
    const form = chooseForm(exchange, file);
    if (form.content) return sendForm(exchange, form);
    settle(exchange, sendFromDisk(exchange, form));
  }

  async function sendFromDisk(exchange: Exchange, form: Form): Promise<void> {
    const current = await loadCurrent(form);
    if (current) sendForm(exchange, current);
    else sendNotFound(exchange, notFoundPage);
  }

  async function passOn({ request, response, scheme }: Exchange, path: string): Promise<void> {
    const headers = headersFor(path, 'endpoint', { isOverTls: scheme === 'https' });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Neither changes an answer, and the visitor may have put anything there.
    request.url = path;
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

/** What the nearest proxy says: the last word of a list that every proxy appends to. */
function forwardedScheme({ headers }: IncomingMessage): Scheme {
  const last = String(headers['x-forwarded-proto']).split(',').at(-1);
  return last?.trim().toLowerCase() === 'https' ? 'https' : 'http';
}

function redirect({ response, scheme }: Exchange, location: string): void {
  const headers = headersFor('/', 'redirect', { isOverTls: scheme === 'https' });
  response.writeHead(308, { ...headers, Location: location, 'Content-Length': 0 }).end();
}
