import { headersFor } from '../config/headers.ts';
import type { Exchange } from './exchange.ts';

/** Answers that there is too much to do right now, and ends the connection. */
export function sendBusy(exchange: Omit<Exchange, 'request'>): void {
  exchange.response.shouldKeepAlive = false;
  sendText(exchange, 503, 'Too much is going on. Try again.', { 'Retry-After': '5' });
}

/** Answers with a status and a plain sentence, uncached. When another response has begun, it closes the connection instead. */
export function sendText(
  { response, scheme }: Omit<Exchange, 'request'>,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy();
  const body = Buffer.from(`${sentence}\n`);
  response.writeHead(status, {
    ...headersFor('/', 'text', { isOverTls: scheme === 'https' }),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.byteLength,
    ...headers,
  });
  response.end(body);
}
