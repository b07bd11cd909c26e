import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { runScript } from '../support/run-script';
import { serveBuiltSite } from '../support/serve-built-site';

/** Several intervals of the request log. */
const LOG_IS_WRITTEN_MS = 500;

const start = (environment: Record<string, string>) =>
  runScript('src/server/main.ts', { args: [], typed: '', folder: '.', environment }).ended;

test.each(['http', '-1', '65536', '80.5', '1e9'])(
  'PORT=%s ends with one sentence',
  async (port) => {
    const { code, output } = await start({ PORT: port });
    expect(code).toBe(1);
    expect(output).toBe(`PORT must be a whole number from 0 to 65535, not "${port}".\n`);
  },
);

test('without a built site it ends with one sentence', async () => {
  const { code, output } = await start({ DIST: mkdtempSync(join(tmpdir(), 'no-site-')) });
  expect(code).toBe(1);
  expect(output).toMatch(/^There is no whole built site in .*"npm run build".*\n$/);
});

test('closed standard streams do not crash the server', async () => {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const line = String(await once(server.stdout, 'data'));
  const url = /http:\S+/.exec(line)?.[0] ?? '';
  server.stdout.destroy();
  server.stderr.destroy();
  // Each response causes a log line that cannot be written.
  const until = performance.now() + LOG_IS_WRITTEN_MS;
  while (performance.now() < until) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(server.exitCode).toBeNull();
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(server.exitCode).toBe(0);
});

test('the address that a server prints names its folder, and answers', async () => {
  await using site = await serveBuiltSite({ BASE: '/work', LOG_REQUESTS: 'off' });
  expect(new URL(site.url).pathname).toBe('/work');
  expect((await fetch(site.url)).status).toBe(200);
});
