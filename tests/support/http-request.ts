import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { RawAnswer } from './raw-http';

/** Sends a request with path and method unchanged, which `fetch` would normalise or reject. */
export async function sendRequest(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const sent = request({ hostname, port, path, method, headers, agent: false });
  sent.once('error', reject);
  sent.once('response', (answer) => {
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) received.set(name, String(value));
    buffer(answer).then(
      (body) => resolve({ status: answer.statusCode ?? 0, headers: received, body }),
      reject,
    );
  });
  sent.end();
  return promise;
}
