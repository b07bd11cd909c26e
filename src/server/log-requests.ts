import { writeSync } from 'node:fs';
import type { RequestListener } from 'node:http';

/** Lines are written in batches: one write per line would cost more than the response. */
const WRITE_EVERY_MS = 100;

/** Writes one line of JSON for each response, finished or aborted. */
export function createRequestLog(): RequestListener {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  const write = () => {
    timer = undefined;
    process.stdout.write(lines.join(''));
    lines = [];
  };
  process.once('exit', () => tryToWrite(lines.join('')));

  return (request, response) => {
    const startedAt = Date.now();
    const { method = '', url = '' } = request;
    response.on('close', () => {
      const now = Date.now();
      // Without the query, which may hold personal data.
      const path = JSON.stringify(url.split('?', 1)[0]);
      const { statusCode, writableFinished } = response;
      lines.push(
        `{"time":"${isoTime(now)}","method":"${method}","path":${path},"status":${statusCode},"finished":${writableFinished},"ms":${now - startedAt}}\n`,
      );
      timer ??= setTimeout(write, WRITE_EVERY_MS).unref();
    });
  };
}

let lastMs = 0;
let lastText = '';

/** Cached per millisecond, because formatting the date costs more than the rest of a line. */
function isoTime(ms: number): string {
  if (ms !== lastMs) {
    lastMs = ms;
    lastText = new Date(ms).toISOString();
  }
  return lastText;
}

/** Synchronous, because the process is exiting; standard output may already be closed. */
function tryToWrite(lines: string): void {
  try {
    writeSync(process.stdout.fd, lines);
  } catch {
    // Standard output is closed.
  }
}
