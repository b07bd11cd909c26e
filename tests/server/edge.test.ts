import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { CURRENTLY_PLAYING } from '@/features/music/contract';

import { withoutEnvFile } from '../../scripts/setup/ignore-env-file.js';
import { runScript } from '../support/run-script';
import { serveBuiltSite } from '../support/serve-built-site';
import { startFakeUpstream } from '../support/upstreams/fake-upstream';
import { SONG, SPOTIFY_ENVIRONMENT, spotifyRoutes } from '../support/upstreams/spotify';

const PATH = process.env['PATH'] ?? '';

/** Loading wrangler takes long on a busy machine. */
const TIMEOUT_MS = 240_000;

test.each(['SIGTERM', 'SIGINT'] as const)(
  'npm run serve:edge prints one line, serves the site, and ends all its processes on %s',
  { timeout: TIMEOUT_MS },
  async (signal) => {
    await using upstream = await startFakeUpstream(spotifyRoutes());
    const site = await serveBuiltSite(
      {
        ...SPOTIFY_ENVIRONMENT,
        SPOTIFY_ACCOUNTS_URL: upstream.url,
        SPOTIFY_API_URL: upstream.url,
        PATH,
      },
      ['npm', 'run', '--silent', 'serve:edge'],
    );
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
    const answer = await fetch(site.url + CURRENTLY_PLAYING);
    expect(await answer.json()).toEqual({ ...SONG, isPlaying: true });
    const lines = site.log().split('\n');
    expect(lines.filter((line) => !/^(npm warn|\.env not found)/.test(line))).toEqual([
      `Press Play is ready at ${site.url}`,
    ]);

    // Ctrl+C goes to the whole group; a host that ends a service may tell npm alone.
    process.kill(signal === 'SIGINT' ? -site.pid : site.pid, signal);
    await site.ended;
    await expect
      .poll(() =>
        fetch(site.url).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
  },
);

test('npm run serve:edge without a build says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-site-'));
  const options = { args: [], typed: '', folder, environment: { PORT: '0' } };
  const { code, output } = await runScript(resolve('scripts/serve-edge.ts'), options).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^There is no site for Workers .*"npm run build:edge".*\n$/);
});

test.each([
  [{}, 'CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID'],
  [{ CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: ' ' }, 'CLOUDFLARE_ACCOUNT_ID'],
])('npm run deploy:edge with %j says what it lacks', async (environment, missing) => {
  const variables = { ...withoutEnvFile(), PATH, ...environment };
  const options = { args: [], typed: '', folder: '.', environment: variables };
  const { code, output } = await runScript('scripts/deploy-edge.js', options).ended;
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^Publishing needs ${missing} in the environment .*\n$`));
});
