import { once } from 'node:events';
import type { Socket } from 'node:net';

import { describe, expect, test } from 'vitest';

import { copyDist, LARGE_FILE } from '../../support/copy-dist';
import { openDescriptors } from '../../support/process-state';
import { connectTo, getRequest, parseAnswer, readToEnd } from '../../support/raw-http';
import { serveBuiltSite } from '../../support/serve-built-site';

const QUIET = { LOG_REQUESTS: 'off' };

/** The server disconnects after ten and fifteen seconds; a busy machine takes longer. */
const DISCONNECT_WITHIN_MS = 40_000;

describe.concurrent('a slow visitor', () => {
  test(
    'who never ends the headers is disconnected after ten seconds',
    { timeout: DISCONNECT_WITHIN_MS * 2 },
    async ({ expect }) => {
      await using site = await serveBuiltSite(QUIET);
      const socket = await connectTo(site.url);
      const startedAt = performance.now();
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: ');
      const drip = setInterval(() => socket.write('x'), 500);
      const answer = parseAnswer(await readToEnd(socket));
      clearInterval(drip);
      expect(answer.status).toBe(408);
      const tookMs = performance.now() - startedAt;
      expect(tookMs).toBeGreaterThan(9_000);
      expect(tookMs).toBeLessThan(DISCONNECT_WITHIN_MS);
    },
  );

  test(
    'who never ends the body gets an answer and is disconnected',
    { timeout: DISCONNECT_WITHIN_MS * 2 },
    async ({ expect }) => {
      await using site = await serveBuiltSite(QUIET);
      const socket = await connectTo(site.url);
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
      const drip = setInterval(() => socket.write('x'), 500);
      const answer = parseAnswer(await readToEnd(socket));
      clearInterval(drip);
      expect(answer.status).toBe(405);
    },
  );

  test(
    'who reads nothing holds no file descriptor, and others are served',
    { timeout: DISCONNECT_WITHIN_MS * 2 },
    async ({ expect }) => {
      using dist = copyDist();
      await using site = await serveBuiltSite({ ...QUIET, DIST: dist.folder });
      await fetch(site.url);
      const before = openDescriptors(site.pid);
      const readers = await connectMany(site.url, 100);
      for (const socket of readers) {
        socket.pause();
        socket.write(getRequest(LARGE_FILE).repeat(5));
      }
      expect((await fetch(site.url)).status).toBe(200);
      await expect.poll(() => openDescriptors(site.pid)).toBeLessThanOrEqual(before + 100 + 5);
      for (const socket of readers) socket.destroy();
      await expect.poll(() => openDescriptors(site.pid)).toBeLessThanOrEqual(before + 5);
    },
  );

  test(
    'who disconnects leaves nothing open, and no error in the log',
    { timeout: DISCONNECT_WITHIN_MS * 2 },
    async ({ expect }) => {
      using dist = copyDist();
      await using site = await serveBuiltSite({ ...QUIET, DIST: dist.folder });
      await fetch(site.url);
      const before = openDescriptors(site.pid);
      for (let round = 0; round < 8; round += 1) {
        const visitors = await connectMany(site.url, 50);
        await Promise.all(
          visitors.map(async (socket, index) => {
            socket.write(getRequest(LARGE_FILE));
            // Half of them before the answer has begun.
            if (index % 2 === 0) await once(socket, 'data');
            socket.end();
            socket.destroy();
          }),
        );
      }
      await expect.poll(() => openDescriptors(site.pid)).toBeLessThanOrEqual(before + 5);
      expect(site.log()).not.toContain('"error"');
    },
  );
});

test(
  '2,000 idle connections do not keep others from being served',
  { timeout: DISCONNECT_WITHIN_MS * 2 },
  async () => {
    await using site = await serveBuiltSite(QUIET);
    const idle = await connectMany(site.url, 2_000);
    expect((await fetch(site.url)).status).toBe(200);
    for (const socket of idle) socket.destroy();
  },
);

function connectMany(url: string, count: number): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => connectTo(url)));
}
