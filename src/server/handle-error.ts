import type { Exchange } from './exchange.ts';
import { sendBusy, sendText } from './send-text.ts';

/** No file descriptor is free; one will be soon. */
const OUT_OF_DESCRIPTORS = new Set(['EMFILE', 'ENFILE']);

/** The visitor disconnected during a response, or before it began. */
const CLIENT_GONE = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ECONNRESET',
  'EPIPE',
]);

/** Ends a failed exchange with one response, if it is still possible, and one line in the log. */
export function handleError(exchange: Exchange, error: unknown): void {
  const code = errorCode(error);
  if (CLIENT_GONE.has(code)) return;
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      path: exchange.request.url?.split('?')[0],
      error: error instanceof Error ? error.message : String(error),
    }),
  );
  if (OUT_OF_DESCRIPTORS.has(code)) return sendBusy(exchange);
  sendText(exchange, 500, 'Something went wrong here.');
}

/** Handles the error of a response that is sent asynchronously. */
export function handleRejection(exchange: Exchange, answering: Promise<void>): void {
  answering.catch((error: unknown) => handleError(exchange, error));
}

/** The `code` of a Node error; empty when there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
