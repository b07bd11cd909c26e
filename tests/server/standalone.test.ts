import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { serveBuiltSite } from '../support/serve-built-site';

const SERVER = [process.execPath, 'dist/server/main.mjs'];

/** An empty folder, from which no node_modules can be found. */
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standalone-'));
  await cp('dist', join(folder, 'dist'), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true }));

test('the built site runs where there is only Node: pages, files and both endpoints', async () => {
  await using site = await serveBuiltSite({ MUSIC_SOURCE: 'embedded' }, SERVER, folder);
  for (const path of ['/', '/about', '/healthz', '/pagefind/pagefind.js']) {
    expect((await fetch(site.url + path)).status, path).toBe(200);
  }
  const playing = await fetch(`${site.url}/api/spotify/currently-playing`);
  expect(await playing.json()).toEqual({ isPlaying: false });
  const last = await fetch(`${site.url}/api/spotify/last-played`);
  expect(last.headers.get('Content-Type')).toContain('application/json');
  expect(await last.json()).toMatchObject({ isPlaying: false });
});

test('its server is two files', async () => {
  expect((await readdir('dist/server')).sort()).toEqual(['entry.mjs', 'main.mjs']);
});

test('the health check of the image succeeds while the server runs, and fails afterwards', async () => {
  const site = await serveBuiltSite({}, SERVER, folder);
  const { port } = new URL(site.url);
  expect(await checkHealth(port)).toBe(0);
  await site[Symbol.asyncDispose]();
  expect(await checkHealth(port)).toBe(1);
});

test('behind a proxy a connection is kept longer than the proxy keeps it', async () => {
  await using site = await serveBuiltSite({ TRUST_PROXY: 'on' }, SERVER, folder);
  const kept = (await fetch(`${site.url}/healthz`)).headers.get('Keep-Alive');
  const seconds = Number(/timeout=(\d+)/.exec(kept ?? '')?.[1]);
  for (const file of ['deploy/Caddyfile', 'deploy/nginx.conf']) {
    const proxy = Number(/keepalive(?:_timeout)? (\d+)s/.exec(readFileSync(file, 'utf8'))?.[1]);
    expect(seconds, file).toBeGreaterThan(proxy);
  }
});

/** Runs the command of the Dockerfile with this Node; returns its exit code. */
async function checkHealth(port: string): Promise<number | null> {
  const [, program] =
    /CMD \["[^"]*", "-e", ("(?:[^"\\]|\\.)*")\]/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const child = spawn(process.execPath, ['-e', String(JSON.parse(program ?? '""'))], {
    env: { PORT: port },
  });
  await once(child, 'exit');
  return child.exitCode;
}
