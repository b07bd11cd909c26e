import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { headersFor } from '../../config/headers.ts';
import type { Exchange } from '../exchange.ts';
import { handleRejection } from '../handle-error.ts';
import { sendText } from '../send-text.ts';
import { chooseVariant } from './choose-variant.ts';
import { checkConditions, choosePart, type Part } from './conditions.ts';
import { readChunks } from './read-chunks.ts';
import type { Variant, SiteFile } from './site-file.ts';

/**
 * Answers with a variant: whole (200), in part (206), or not at all because the visitor has it already (304) or asks for another
 * version (412).
 */
export function sendVariant(exchange: Exchange, variant: Variant): void {
  const { request, response, scheme } = exchange;
  const headers = variant.headers[scheme];
  const condition = checkConditions(request, variant);
  if (condition === 'known') return void response.writeHead(304, headers).end();
  if (condition === 'other') return sendText(exchange, 412, 'There is another version here now.');

  const part = choosePart(request, variant);
  if (part === 'none') {
    const range = { 'Content-Range': `bytes */${variant.size}` };
    return sendText(exchange, 416, 'There is no such part.', range);
  }
  if (part === 'whole') {
    response.writeHead(200, variant.whole[scheme]);
    return sendBody(exchange, variant, { start: 0, end: variant.size - 1 });
  }
  response.writeHead(206, {
    ...headers,
    'Content-Length': part.end - part.start + 1,
    'Content-Range': `bytes ${part.start}-${part.end}/${variant.size}`,
  });
  sendBody(exchange, variant, part);
}

/** Answers 404 with the not-found page. */
export function sendNotFound(exchange: Exchange, page: SiteFile | undefined): void {
  const { request, response, scheme } = exchange;
  const variant = page && chooseVariant(exchange, page);
  if (!page || !variant?.content) return sendText(exchange, 404, 'There is nothing here.');
  const {
    'Content-Type': type = '',
    'Content-Encoding': encoding,
    Vary: vary,
  } = variant.headers[scheme];
  response.writeHead(404, {
    ...headersFor(page.address, 'not-found', { isOverTls: scheme === 'https' }),
    'Content-Type': type,
    'Content-Length': variant.size,
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(vary && { Vary: vary }),
  });
  response.end(request.method === 'HEAD' ? undefined : variant.content);
}

function sendBody(exchange: Exchange, variant: Variant, part: Part): void {
  const { request, response } = exchange;
  if (request.method === 'HEAD') return void response.end();
  if (variant.content) return void response.end(variant.content.subarray(part.start, part.end + 1));
  handleRejection(exchange, pipeline(Readable.from(readChunks(variant, part)), response));
}
