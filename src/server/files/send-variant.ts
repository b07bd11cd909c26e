import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { headersFor } from '../../config/headers.ts';
import type { Exchange } from '../exchange.ts';
import { settle } from '../give-up.ts';
import { refuse } from '../refuse.ts';
import { chooseForm } from './choose-form.ts';
import { choosePart, isKnown, type Part } from './conditions.ts';
import { readPieces } from './read-pieces.ts';
import type { Form, SiteFile } from './site-file.ts';

/** Answers with a form: whole, in part when a part was asked for, and not at all when the visitor has it. */
export function sendForm(exchange: Exchange, form: Form): void {
  const { request, response, scheme } = exchange;
  const headers = form.headers[scheme];
  if (isKnown(request, form)) return void response.writeHead(304, headers).end();

  const part = choosePart(request, form);
  if (part === 'none') {
    const range = { 'Content-Range': `bytes */${form.size}` };
    return refuse(exchange, 416, 'There is no such part.', range);
  }
  if (part === 'whole') {
    response.writeHead(200, form.whole[scheme]);
    return sendBody(exchange, form, { start: 0, end: form.size - 1 });
  }
  response.writeHead(206, {
    ...headers,
    'Content-Length': part.end - part.start + 1,
    'Content-Range': `bytes ${part.start}-${part.end}/${form.size}`,
  });
  sendBody(exchange, form, part);
}

/** Answers 404 with the page made for it. */
export function sendNotFound(exchange: Exchange, page: SiteFile | undefined): void {
  const { request, response, scheme } = exchange;
  const form = page && chooseForm(exchange, page);
  if (!page || !form?.content) return refuse(exchange, 404, 'There is nothing here.');
  const {
    'Content-Type': type = '',
    'Content-Encoding': encoding,
    Vary: vary,
  } = form.headers[scheme];
  response.writeHead(404, {
    ...headersFor(page.address, 'refusal', { isOverTls: scheme === 'https' }),
    'Content-Type': type,
    'Content-Length': form.size,
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(vary && { Vary: vary }),
  });
  response.end(request.method === 'HEAD' ? undefined : form.content);
}

function sendBody(exchange: Exchange, form: Form, part: Part): void {
  const { request, response } = exchange;
  if (request.method === 'HEAD') return void response.end();
  if (form.content) return void response.end(form.content.subarray(part.start, part.end + 1));
  settle(exchange, sendPieces(exchange, form, part));
}

async function sendPieces({ response }: Exchange, form: Form, part: Part): Promise<void> {
  // Many questions may come at once on one connection. Each is read for in its turn: before, it would only fill the memory.
  if (!response.socket) await once(response, 'socket');
  await pipeline(Readable.from(readPieces(form, part)), response);
}
