import { globSync } from 'node:fs';
import type { Socket } from 'node:net';

import { expect, test } from 'vitest';

import { copyDist, LARGE_FILE } from '../../support/copy-dist';
import { memoryMegabytes, processorMs } from '../../support/process-state';
import { ask, connectTo, getRequest, readToEnd } from '../../support/raw-http';
import { serveBuiltSite } from '../../support/serve-built-site';

const QUIET = { LOG_REQUESTS: 'off' };

/** The largest file of the build that is held in memory: a recording, or a picture where there is none. */
const [media = '/favicon.svg'] = globSync('dist/client/_astro/*.{mp3,m4a,ogg,wav,webp}').map(
  (file) => file.replace('dist/client', ''),
);

const KEPT = { Connection: 'keep-alive' };

/** Of the server's processor time, before it serves the next visitor: on a free machine that is how long they wait. */
const MAX_WORK_MS = 3_000;

test(
  'visitors who pipeline and read nothing take no memory, and others are served',
  { timeout: 240_000 },
  async () => {
    const small = [process.execPath, '--max-old-space-size=256', 'src/server/main.ts'];
    await using site = await serveBuiltSite(QUIET, small);
    const flood =
      getRequest(media, KEPT).repeat(12) + 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_520);
    const sockets = await connectMany(site.url, 150);
    const before = processorMs(site.pid);
    for (const socket of sockets) socket.pause().write(flood);
    await expectService(site.url);
    expect(processorMs(site.pid) - before).toBeLessThan(MAX_WORK_MS);
    expect(memoryMegabytes(site.pid)).toBeLessThan(300);
    // The server has closed them all; none of them can go on.
    await Promise.all(sockets.map((socket) => readToEnd(socket.resume())));
    await expectService(site.url);
  },
);

test('no more than 100 large files are read from disk at once', { timeout: 240_000 }, async () => {
  using dist = copyDist();
  await using site = await serveBuiltSite({ ...QUIET, DIST: dist.folder });
  const readers = await connectMany(site.url, 100);
  for (const socket of readers) {
    socket.pause().write(getRequest(LARGE_FILE, KEPT));
  }
  await expect.poll(async () => (await ask(site.url, LARGE_FILE, {}, 'HEAD')).status).toBe(503);
  const refused = await ask(site.url, LARGE_FILE);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect((await ask(site.url, '/about')).status).toBe(200);

  for (const socket of readers) socket.destroy();
  await expect.poll(async () => (await ask(site.url, LARGE_FILE)).status).toBe(200);
});

async function connectMany(url: string, count: number): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => connectTo(url)));
}

async function expectService(url: string): Promise<void> {
  // Tried again, because the flood itself is work that the server may call too much for a moment.
  await expect.poll(async () => (await ask(url, '/about')).status, { timeout: 60_000 }).toBe(200);
}
