import type { Exchange } from './exchange.ts';
import { refuse } from './refuse.ts';

/** The system has no descriptor left for a file; it will have one soon. */
const OUT_OF_DESCRIPTORS = new Set(['EMFILE', 'ENFILE']);

/** The visitor went away in the middle of an answer. */
const GONE = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** Ends an exchange that failed: one answer, if there is still somebody to take it, and one line in the log. */
export function giveUp(exchange: Exchange, error: unknown): void {
  const code = codeOf(error);
  if (GONE.has(code)) return;
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      path: exchange.request.url?.split('?')[0],
      error: error instanceof Error ? error.message : String(error),
    }),
  );
  if (OUT_OF_DESCRIPTORS.has(code))
    return refuse(exchange, 503, 'Too much is going on. Try again.', { 'Retry-After': '5' });
  refuse(exchange, 500, 'Something went wrong here.');
}

/** Gives up when an answer that takes time fails. */
export function settle(exchange: Exchange, answering: Promise<void>): void {
  answering.catch((error: unknown) => giveUp(exchange, error));
}

/** The code that Node gives its errors; empty when there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
