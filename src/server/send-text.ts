import { headersFor } from '../config/headers.ts';
import type { Exchange } from './exchange.ts';

/** Answers with a status and a sentence that nobody may keep. When another answer has begun, it hangs up instead. */
export function refuse(
  { response, scheme }: Omit<Exchange, 'request'>,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy();
  const body = Buffer.from(`${sentence}\n`);
  response.writeHead(status, {
    ...headersFor('/', 'refusal', { isOverTls: scheme === 'https' }),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.byteLength,
    ...headers,
  });
  response.end(body);
}
