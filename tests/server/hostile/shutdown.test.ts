import { Agent, get } from 'node:http';

import { describe, expect, test } from 'vitest';

import { CURRENTLY_PLAYING } from '@/features/music/contract';

import project from '../../../package.json' with { type: 'json' };
import { copyDist, LARGE_FILE } from '../../support/copy-dist';
import { freePort } from '../../support/free-port';
import { connectTo, getRequest, parseAnswer, readToEnd } from '../../support/raw-http';
import { serveBuiltSite } from '../../support/serve-built-site';
import { startFakeUpstream } from '../../support/upstreams/fake-upstream';
import {
  PLAYER_ROUTE,
  playing,
  SPOTIFY_ENVIRONMENT,
  spotifyRoutes,
} from '../../support/upstreams/spotify';

const QUIET = { LOG_REQUESTS: 'off' };
const IN_FLIGHT = 60;

/** How long the upstream, and therefore each response, takes. */
const SLOWEST_ANSWER_MS = 1_500;

/** How long an idle server may take to exit on a busy machine; open connections must not add to it. */
const EXIT_WITHIN_MS = 6_000;

/** The last step of scripts/start.js. */
const LAST_STEP =
  "import('./scripts/setup/run.js').then((setup) => setup.runInPlace('npm', ['run', '--silent', 'serve']))";

// scripts/setup/end-with-parent.js does what `exec` would do, which cmd.exe lacks.
test.each(Object.entries(project.scripts))('npm run %s runs in cmd.exe too', (_, command) => {
  expect(command).not.toMatch(/^exec |^\w+=|['$;`]|\|\|?/);
});

test.each([
  ['the server itself', undefined, 0],
  // npm ends by the signal that ended its shell, while the server answers what it has begun.
  ['npm run serve', ['npm', 'run', '--silent', 'serve'], null],
  ['the last step of npm start', [process.execPath, '-e', LAST_STEP], 0],
])(
  `SIGTERM to %s loses none of ${IN_FLIGHT} responses in flight`,
  { timeout: 240_000 },
  async (_name, command, code) => {
    await using upstream = await startFakeUpstream(
      spotifyRoutes({ [PLAYER_ROUTE]: { json: playing(), delayMs: SLOWEST_ANSWER_MS } }),
    );
    const site = await serveBuiltSite(
      {
        ...QUIET,
        ...SPOTIFY_ENVIRONMENT,
        SPOTIFY_ACCOUNTS_URL: upstream.url,
        SPOTIFY_API_URL: upstream.url,
        PORT: String(await freePort()),
        PATH: process.env['PATH'] ?? '',
        HOME: process.env['HOME'] ?? '',
      },
      command,
    );
    const sockets = await Promise.all(Array.from({ length: IN_FLIGHT }, () => connectTo(site.url)));
    const answers = sockets.map(async (socket) => {
      socket.write(getRequest(CURRENTLY_PLAYING, { Connection: 'keep-alive' }));
      return parseAnswer(await readToEnd(socket));
    });
    await expect.poll(() => upstream.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
    process.kill(site.pid, 'SIGTERM');
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
    expect(await site.ended).toBe(code);
    await expect.poll(() => isOpen(site.url)).toBe(false);
  },
);

describe('SIGTERM ends the server soon with', () => {
  test('200 silent connections', async () => {
    const site = await serveBuiltSite(QUIET);
    const idle = await Promise.all(Array.from({ length: 200 }, () => connectTo(site.url)));
    await expectQuickExit(site);
    for (const socket of idle) socket.destroy();
  });

  test('a visitor who keeps requesting on one connection', async () => {
    const site = await serveBuiltSite(QUIET);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses: number[] = [];
    const requests = (async () => {
      for (;;) {
        const status = await ask(`${site.url}/about`, agent);
        statuses.push(status.code);
        if (status.isLast) return;
      }
    })();
    await expect.poll(() => statuses.length).toBeGreaterThan(20);
    await expectQuickExit(site);
    await requests;
    agent.destroy();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('a visitor who reads nothing, after the grace period', { timeout: 90_000 }, async () => {
    using dist = copyDist();
    const site = await serveBuiltSite({ ...QUIET, DIST: dist.folder });
    const socket = await connectTo(site.url);
    socket.pause();
    socket.write(getRequest(LARGE_FILE, { Connection: 'keep-alive' }).repeat(40));
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    process.kill(site.pid, 'SIGTERM');
    // A response was cut off, so the exit code is 1.
    expect(await site.ended).toBe(1);
    socket.destroy();
  });
});

type Site = Awaited<ReturnType<typeof serveBuiltSite>>;

async function expectQuickExit(site: Site): Promise<void> {
  const startedAt = performance.now();
  process.kill(site.pid, 'SIGTERM');
  expect(await site.ended).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(EXIT_WITHIN_MS);
}

function ask(url: string, agent: Agent): Promise<{ code: number; isLast: boolean }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume().once('end', () => {
        resolve({ code: answer.statusCode ?? 0, isLast: answer.headers.connection === 'close' });
      });
    }).once('error', reject);
  });
}

function isOpen(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}
