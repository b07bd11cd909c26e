import { writeSync } from 'node:fs';
import type { RequestListener } from 'node:http';

/** Lines are written together this often: one write for each would cost more than the answer. */
const WRITE_EVERY_MS = 100;

/** Writes one line of JSON for each answer that has left, or that the visitor did not wait for. */
export function createRequestLog(): RequestListener {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;

  const write = () => {
    timer = undefined;
    process.stdout.write(lines);
    lines = '';
  };
  process.once('exit', () => {
    if (lines !== '') tryToWrite(lines);
  });

  return (request, response) => {
    const startedAt = performance.now();
    const { method, url } = request;
    response.once('close', () => {
      const line = {
        time: new Date().toISOString(),
        method,
        // The query is left out: it is the visitor's, and a log outlives a visit.
        path: url?.split('?')[0],
        status: response.statusCode,
        finished: response.writableFinished,
        ms: Math.round(performance.now() - startedAt),
      };
      lines += `${JSON.stringify(line)}\n`;
      timer ??= setTimeout(write, WRITE_EVERY_MS).unref();
    });
  };
}

/** At the end there is no time to wait, and perhaps nobody who reads. */
function tryToWrite(lines: string): void {
  try {
    writeSync(process.stdout.fd, lines);
  } catch {
    // Nobody reads the log any more.
  }
}
