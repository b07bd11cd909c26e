import { once } from 'node:events';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { copyDist, LARGE_FILE } from '../../support/copy-dist';
import {
  ask,
  connectTo,
  getRequest,
  parseAnswer,
  readToEnd,
  sendRaw,
} from '../../support/raw-http';
import { serveBuiltSite } from '../../support/serve-built-site';

const QUIET = { LOG_REQUESTS: 'off' };

describe.concurrent('files that change under the server', () => {
  test('a deleted page and a recording of 4 MB are still served from memory; a deleted film is a 404', async () => {
    using dist = copyDist();
    writeFileSync(join(dist.folder, 'client', 'recording.mp3'), Buffer.alloc(4 * 1024 * 1024));
    await using site = await serveBuiltSite({ ...QUIET, DIST: dist.folder });
    rmSync(join(dist.folder, 'client'), { recursive: true });
    expect((await ask(site.url, '/about')).status).toBe(200);
    expect((await ask(site.url, '/recording.mp3')).status).toBe(200);
    expect((await ask(site.url, LARGE_FILE)).status).toBe(404);
    mkdirSync(join(dist.folder, 'client', LARGE_FILE), { recursive: true });
    expect((await ask(site.url, LARGE_FILE)).status).toBe(404);
    expect((await ask(site.url, '/healthz')).status).toBe(200);
  });

  test('a recording that has grown is sent with its new size, and the next response is intact', async () => {
    using dist = copyDist();
    await using site = await serveBuiltSite({ ...QUIET, DIST: dist.folder });
    const before = await ask(site.url, LARGE_FILE);
    appendFileSync(join(dist.folder, 'client', LARGE_FILE), 'more');
    const two = await sendRaw(
      site.url,
      getRequest(LARGE_FILE, { Connection: 'keep-alive' }) + getRequest('/healthz'),
    );
    const first = parseAnswer(two);
    const size = Number(first.headers.get('Content-Length'));
    expect(size).toBe(before.body.byteLength + 4);
    expect(first.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
    expect(parseAnswer(first.body.subarray(size)).body.toString()).toBe('ok\n');
  });

  test('downloads that visitors break off leave nothing in the log', async () => {
    using dist = copyDist();
    await using site = await serveBuiltSite({ ...QUIET, DIST: dist.folder });
    const before = site.log();
    for (let visitor = 0; visitor < 20; visitor++) {
      const socket = await connectTo(site.url);
      socket.write(getRequest(LARGE_FILE, { Connection: 'keep-alive' }).repeat(2));
      await once(socket, 'data');
      if (visitor % 2 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
    expect((await ask(site.url, '/healthz')).status).toBe(200);
    expect(site.log()).toBe(before);
  });

  test('a recording that is deleted while it is sent ends only that connection', async () => {
    using dist = copyDist();
    await using site = await serveBuiltSite({ ...QUIET, DIST: dist.folder });
    const file = join(dist.folder, 'client', LARGE_FILE);
    const socket = await connectTo(site.url);
    socket.pause();
    socket.write(getRequest(LARGE_FILE, { Connection: 'keep-alive' }).repeat(40));
    await ask(site.url, '/healthz');
    rmSync(file);
    const bytes = await readToEnd(socket.resume());
    expect(bytes.byteLength).toBeGreaterThan(0);
    expect((await ask(site.url, '/healthz')).status).toBe(200);
  });
});

test(
  'the server survives many downloads with few file descriptors',
  { timeout: 120_000 },
  async () => {
    const command = ['sh', '-c', `ulimit -n 64; exec "${process.execPath}" src/server/main.ts`];
    using dist = copyDist();
    await using site = await serveBuiltSite({ ...QUIET, DIST: dist.folder }, command);
    const floods = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const socket = await connectTo(site.url).catch(() => undefined);
        socket?.pause().write(getRequest(LARGE_FILE, { Connection: 'keep-alive' }).repeat(50));
        return socket;
      }),
    );
    for (const socket of floods) socket?.destroy();
    await expect
      .poll(() => ask(site.url, '/healthz').then(({ status }) => status, String), {
        timeout: 30_000,
      })
      .toBe(200);
    await expect.poll(() => ask(site.url, LARGE_FILE).then(({ status }) => status)).toBe(200);
  },
);

test('50 pipelined requests on one connection are all answered; more end it', async () => {
  using dist = copyDist();
  await using site = await serveBuiltSite({ ...QUIET, DIST: dist.folder });
  const head = (path: string, connection: string) =>
    getRequest(path, { Connection: connection }, 'HEAD');
  const answersTo = async (count: number) => {
    const bytes = await sendRaw(
      site.url,
      head(LARGE_FILE, 'keep-alive').repeat(count - 1) + head('/healthz', 'close'),
    );
    return bytes.toString('latin1').match(/^HTTP\/1\.1 200 OK/gm) ?? [];
  };
  expect(await answersTo(50)).toHaveLength(50);
  expect((await answersTo(3_000)).length).toBeLessThanOrEqual(50);
  expect((await ask(site.url, '/healthz')).status).toBe(200);
});

test('15,500 slashes do not take quadratic time', { timeout: 120_000 }, async () => {
  await using site = await serveBuiltSite(QUIET);
  const path = `/a${'/'.repeat(15_500)}b`;
  const startedAt = performance.now();
  for (let asked = 0; asked < 50; asked += 1) expect((await ask(site.url, path)).status).toBe(404);
  // With a regular expression each took 0.8 seconds.
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});
