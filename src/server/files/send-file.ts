import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { headersFor } from '../../config/headers.ts';
import type { Exchange } from '../exchange.ts';
import { refuse } from '../refuse.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { choosePart, isKnown, type Part } from './conditions.ts';
import { loadCurrent } from './load-form.ts';
import { readPieces } from './read-pieces.ts';
import type { Form, SiteFile } from './site-file.ts';

/** Answers with a file as the visitor prefers it: compressed, in part, or not at all when they have it. False when it has gone. */
export async function sendFile(exchange: Exchange, file: SiteFile): Promise<boolean> {
  const known = chooseForm(exchange, file);
  const form = known.content ? known : await loadCurrent(known);
  if (!form) return false;

  const { request, response, scheme } = exchange;
  const headers = form.headers[scheme];
  const part = choosePart(request, form);
  if (isKnown(request, form)) {
    response.writeHead(304, headers).end();
  } else if (part === 'whole') {
    response.writeHead(200, form.whole[scheme]);
    await sendBody(exchange, form, { start: 0, end: form.size - 1 });
  } else if (part === 'none') {
    refuse(exchange, 416, 'There is no such part.', { 'Content-Range': `bytes */${form.size}` });
  } else {
    response.writeHead(206, {
      ...headers,
      'Content-Length': part.end - part.start + 1,
      'Content-Range': `bytes ${part.start}-${part.end}/${form.size}`,
    });
    await sendBody(exchange, form, part);
  }
  return true;
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

/** A part is always one of the uncompressed file. */
function chooseForm({ request: { headers } }: Exchange, { forms }: SiteFile): Form {
  const wanted =
    headers.range === undefined ? chooseEncoding(headers['accept-encoding'], forms) : 'identity';
  const form = forms.get(wanted) ?? forms.get('identity');
  if (!form) throw new Error('A file of the site has no uncompressed form.');
  return form;
}

async function sendBody({ request, response }: Exchange, form: Form, part: Part): Promise<void> {
  const { start, end } = part;
  if (request.method === 'HEAD') return void response.end();
  if (form.content) return void response.end(form.content.subarray(start, end + 1));
  // Many questions may come at once on one connection. Each is read for in its turn: before, it would only fill the memory.
  if (!response.socket) await once(response, 'socket');
  await pipeline(Readable.from(readPieces(form, part)), response);
}
