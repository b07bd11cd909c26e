import { writeSync } from 'node:fs';
import type { RequestListener } from 'node:http';

/** Lines are written together this often: one write for each would cost more than the answer. */
const WRITE_EVERY_MS = 100;

/** Writes one line of JSON for each answer that has left, or that the visitor did not wait for. */
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
      // The query is left out: it is the visitor's, and a log outlives a visit.
      const path = JSON.stringify(url.split('?', 1)[0]);
      const { statusCode, writableFinished } = response;
      lines.push(
        `{"time":"${isoTime(now)}","method":"${method}","path":${path},"status":${statusCode},"finished":${String(writableFinished)},"ms":${now - startedAt}}\n`,
      );
      timer ??= setTimeout(write, WRITE_EVERY_MS).unref();
    });
  };
}

let lastMs = 0;
let lastText = '';

/** Many answers leave in the same millisecond, and writing it out costs more than all the rest of a line. */
function isoTime(ms: number): string {
  if (ms !== lastMs) {
    lastMs = ms;
    lastText = new Date(ms).toISOString();
  }
  return lastText;
}

/** At the end there is no time to wait, and perhaps nobody who reads. */
function tryToWrite(lines: string): void {
  try {
    writeSync(process.stdout.fd, lines);
  } catch {
    // Nobody reads the log any more.
  }
}
