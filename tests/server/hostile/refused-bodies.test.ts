import type { Socket } from 'node:net';

import { afterAll, describe, expect, test } from 'vitest';

import { connectTo, parseAnswer } from '../../support/raw-http';
import { serveBuiltSite } from '../../support/serve-built-site';

/** What the buffers of both ends take before the server has to read. */
const MAX_SENT_BYTES = 20_000_000;

const PIECE = Buffer.alloc(64 * 1024, 'x');

const site = await serveBuiltSite({ LOG_REQUESTS: 'off' });
afterAll(() => site[Symbol.asyncDispose]());

describe.each([
  ['POST', 'Content-Length: 4000000000', 405],
  ['PUT', 'Transfer-Encoding: chunked', 405],
  ['GET', 'Content-Length: 4000000000', 200],
])('the body of %s with %s', (method, length, status) => {
  const head = `${method} /about HTTP/1.1\r\nHost: x\r\n${length}\r\n`;

  test('is not read to its end', { timeout: 60_000 }, async () => {
    const socket = await connectTo(site.url);
    const answered = firstBytes(socket);
    socket.write(`${head}\r\n`);
    if (length.includes('chunked')) socket.write('f0000000\r\n');
    const answer = parseAnswer(await answered);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Connection')).toBe('close');

    socket.resume();
    let sent = 0;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    while (!socket.destroyed && sent < MAX_SENT_BYTES) {
      sent += PIECE.byteLength;
      if (!socket.write(PIECE))
        await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
    }
    expect(sent).toBeLessThan(MAX_SENT_BYTES);
    await closed;
  });

  test('is not asked for', async () => {
    const socket = await connectTo(site.url);
    socket.write(`${head}Expect: 100-continue\r\n\r\n`);
    expect(String(await firstBytes(socket))).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    socket.destroy();
  });
});

function firstBytes(socket: Socket): Promise<Buffer> {
  return new Promise((resolve) => socket.once('data', resolve));
}
