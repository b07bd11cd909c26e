import type { IncomingMessage, ServerResponse } from 'node:http';

/** Writes one line of JSON when the answer has left, or when the visitor went away before it did. */
export function logRequests(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    console.log(
      JSON.stringify({
        time: new Date().toISOString(),
        method: request.method,
        // The query is left out: it is the visitor's, and a log outlives a visit.
        path: request.url?.split('?')[0],
        status: response.statusCode,
        finished: response.writableFinished,
        ms: Math.round(performance.now() - startedAt),
      }),
    );
  });
}
