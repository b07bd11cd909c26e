import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { callCommand } from '../tests/support/call-command';
import { sendRaw } from '../tests/support/raw-http';
import { runScript } from '../tests/support/run-script';
import { startFakeUpstream, type Script } from '../tests/support/upstreams/fake-upstream';
import {
  LASTFM_ROUTE,
  LASTFM_SECRETS,
  recentTracks,
  scrobble,
} from '../tests/support/upstreams/lastfm';
import { listen, listens } from '../tests/support/upstreams/listenbrainz';
import {
  PLAYER_ROUTE,
  SPOTIFY_SECRETS,
  spotifyRoutes,
  token,
  TOKEN_ROUTE,
} from '../tests/support/upstreams/spotify';
import { checkMusic } from './music-check';
import { connectMusic } from './music-connect';

const ENV_FILE = '# mine\nSITE_URL=https://example.org\nMUSIC_SOURCE=lastfm\n';
const { clientId, clientSecret, refreshToken } = SPOTIFY_SECRETS;

describe('music:connect', () => {
  test('a consent is stored, and other lines of .env stay', async () => {
    await using place = await setUp({ [TOKEN_ROUTE]: token({ refresh_token: refreshToken }) });
    const script = place.run(connectMusic, ['--port', '0'], `${clientId}\n${clientSecret}\n`);
    const consent = new URL(await script.waitFor(/^(http\S+\/authorize\S+)$/m));
    expect(consent.searchParams.get('scope')).toBe(
      'user-read-currently-playing user-read-recently-played',
    );
    expect(await (await redirectBack(consent, { code: 'c0de' })).text()).toContain(
      'close this tab',
    );

    const { code, output } = await script.ended;
    expect(output).toContain('Now playing: Night Build, by The Compile Errors, A Guest');
    expect(output).toContain('Last played: Night Build');
    expect(output).not.toContain(clientSecret);
    expect(output).not.toContain(refreshToken);
    expect(code).toBe(0);
    expect(place.env()).toMatch(/^# mine\nSITE_URL=https:\/\/example\.org\nMUSIC_SOURCE=spotify\n/);
    expect(place.env()).toContain(`SPOTIFY_REFRESH_TOKEN=${refreshToken}\n`);
    expect(place.env()).toMatch(/^SPOTIFY_CONSENT_DATE=\d{4}-\d{2}-\d{2}$/m);
    expect(place.mode()).toBe('600');
    const exchange = new URLSearchParams(place.upstream.received[0]?.body);
    expect(exchange.get('grant_type')).toBe('authorization_code');
    expect(exchange.get('code')).toBe('c0de');

    const check = await place.run(checkMusic).ended;
    expect(check.output).toMatch(/ends on \d{4}-\d{2}-\d{2}, in 18\d days/);
    expect(check.output).not.toContain(refreshToken);
    expect(check.code).toBe(0);
  });

  const refusals: [string, Record<string, string>, Script, string][] = [
    ['denied', { error: 'access_denied' }, token(), 'You did not agree'],
    ['without a code', {}, token(), 'without a code'],
    [
      'with a wrong secret',
      { code: 'c0de' },
      { status: 400, json: { error: 'invalid_client' } },
      'does not accept the client id and secret',
    ],
  ];
  test.each(refusals)('a consent %s changes nothing', async (_name, query, answer, sentence) => {
    await using place = await setUp({ [TOKEN_ROUTE]: answer });
    const script = place.run(connectMusic, ['--port', '0'], `${clientId}\n${clientSecret}\n`);
    await redirectBack(new URL(await script.waitFor(/^(http\S+\/authorize\S+)$/m)), query);
    const { code, output } = await script.ended;
    expect(output).toContain(sentence);
    expect(output).not.toContain(clientSecret);
    expect(code).toBe(1);
    expect(place.env()).toBe(ENV_FILE);
  });

  test('addresses that are none and answers to another question change nothing', async () => {
    await using place = await setUp({ [TOKEN_ROUTE]: token({ refresh_token: refreshToken }) });
    writeFileSync(join(place.folder, '.env.new'), 'left by a crash', { mode: 0o644 });
    const script = place.run(connectMusic, ['--port', '0'], `${clientId}\n${clientSecret}\n`);
    const consent = new URL(await script.waitFor(/^(http\S+\/authorize\S+)$/m));
    const address = consent.searchParams.get('redirect_uri') ?? '';
    for (const path of ['//', '//[', '/favicon.ico']) {
      const answer = await sendRaw(address, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      expect(answer.toString()).toContain(' 404 ');
    }
    const forged = await redirectBack(consent, { code: 'c0de', state: 'forged' });
    expect(await forged.text()).toContain('its state is wrong');

    expect((await redirectBack(consent, { code: 'c0de' })).status).toBe(200);
    expect((await script.ended).code).toBe(0);
    expect(place.mode()).toBe('600');
  });

  test('a port that is taken is reported', async () => {
    await using place = await setUp({});
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, output } = await place.run(connectMusic, ['--port', port]).ended;
    other.close();
    expect(output).toContain(`Port ${port} is taken`);
    expect(code).toBe(1);
    expect(place.env()).toBe(ENV_FILE);
  });

  test('Last.fm is tried, then stored', async () => {
    await using place = await setUp({ [LASTFM_ROUTE]: { json: recentTracks([scrobble()]) } });
    const typed = `${LASTFM_SECRETS.user}\n${LASTFM_SECRETS.apiKey}\n`;
    const { code, output } = await place.start('scripts/music-connect.ts', ['lastfm'], typed).ended;
    expect(output).toContain('Last played: Night Build');
    expect(output).not.toContain(LASTFM_SECRETS.apiKey);
    expect(code).toBe(0);
    expect(place.env()).toBe(
      `${ENV_FILE}LASTFM_USER=${LASTFM_SECRETS.user}\nLASTFM_API_KEY=${LASTFM_SECRETS.apiKey}\n`,
    );
  });

  test('a wrong Last.fm key is not stored', async () => {
    await using place = await setUp({ [LASTFM_ROUTE]: { status: 403, json: { error: 10 } } });
    const { code, output } = await place.run(connectMusic, ['lastfm'], 'me\nwrong\n').ended;
    expect(output).toContain('does not accept LASTFM_API_KEY');
    expect(code).toBe(1);
    expect(place.env()).toBe(ENV_FILE);
  });

  test('ListenBrainz is tried, then stored', async () => {
    const json = listens(listen());
    await using place = await setUp({
      'GET /1/user/me%20too/playing-now': { json },
      'GET /1/user/me%20too/listens': { json },
    });
    const { code } = await place.run(connectMusic, ['listenbrainz'], 'me too\n').ended;
    expect(code).toBe(0);
    expect(place.env()).toContain('MUSIC_SOURCE=listenbrainz\n');
    expect(place.env()).toContain('LISTENBRAINZ_USER="me too"\n');
  });
});

describe('music:check', () => {
  test('reports a failing source', async () => {
    await using place = await setUp({ [PLAYER_ROUTE]: { status: 403, text: 'No Premium' } });
    const { code, output } = await place.run(checkMusic, [], '', {
      MUSIC_SOURCE: 'spotify',
      SPOTIFY_CLIENT_ID: clientId,
      SPOTIFY_CLIENT_SECRET: clientSecret,
      SPOTIFY_REFRESH_TOKEN: refreshToken,
    }).ended;
    expect(output).toContain('SPOTIFY_CLIENT_SECRET is set.');
    expect(output).toContain('Spotify refuses the call with status 403.');
    expect(output).not.toContain(clientSecret);
    expect(code).toBe(1);
  });

  test('reports missing settings', async () => {
    await using place = await setUp({});
    const { code, output } = await place.run(checkMusic).ended;
    expect(output).toContain('LASTFM_USER and LASTFM_API_KEY must be set.');
    expect(code).toBe(1);
  });

  test('a title cannot command the terminal', async () => {
    const name = '\u001b[2JNight\u0007 Build\u009b31m';
    await using place = await setUp({
      [LASTFM_ROUTE]: { json: recentTracks([scrobble({ name })]) },
    });
    const { output } = await place.run(checkMusic, [], '', {
      MUSIC_SOURCE: 'lastfm',
      LASTFM_USER: LASTFM_SECRETS.user,
      LASTFM_API_KEY: LASTFM_SECRETS.apiKey,
    }).ended;
    expect(output).toContain('Last played: [2JNight Build31m');
    // eslint-disable-next-line no-control-regex -- The point of the test.
    expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });

  test('accepts the embedded source', async () => {
    await using place = await setUp({});
    const { code, output } = await place.start('scripts/music-check.ts', [], '', {
      MUSIC_SOURCE: 'embedded',
    }).ended;
    expect(output).toContain('Source: embedded');
    expect(code).toBe(0);
  });
});

async function setUp(routes: Record<string, Script>) {
  const upstream = await startFakeUpstream(spotifyRoutes(routes));
  const folder = mkdtempSync(join(tmpdir(), 'music-'));
  const envFile = join(folder, '.env');
  writeFileSync(envFile, ENV_FILE);
  const addresses = {
    SPOTIFY_ACCOUNTS_URL: upstream.url,
    SPOTIFY_API_URL: upstream.url,
    LASTFM_API_URL: upstream.url,
    LISTENBRAINZ_API_URL: upstream.url,
  };
  return {
    upstream,
    folder,
    env: () => readFileSync(envFile, 'utf8'),
    mode: () => (statSync(envFile).mode & 0o777).toString(8),
    run: (
      command: typeof connectMusic,
      args: string[] = [],
      typed = '',
      environment: Record<string, string> = {},
    ) =>
      callCommand(command, { args, typed, folder, environment: { ...addresses, ...environment } }),
    /** As a process of its own. */
    start: (script: string, args: string[], typed: string, environment = {}) =>
      runScript(resolve(script), {
        args,
        typed,
        folder,
        environment: { ...addresses, ...environment },
      }),
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true });
      await upstream[Symbol.asyncDispose]();
    },
  };
}

/** The redirect of the browser after the owner's decision at Spotify. */
function redirectBack(consent: URL, query: Record<string, string>): Promise<Response> {
  const callback = new URL(consent.searchParams.get('redirect_uri') ?? '');
  const state = consent.searchParams.get('state') ?? '';
  callback.search = new URLSearchParams({ state, ...query }).toString();
  return fetch(callback);
}
