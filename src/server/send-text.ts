import { headersFor } from '../config/headers.ts';
import type { Exchange } from './exchange.ts';

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
