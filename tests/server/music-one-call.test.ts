import { expect, test, vi } from 'vitest';

import { CURRENTLY_PLAYING } from '@/features/music/contract';

import {
  describeMusic,
  describeSource,
  expectFailure,
  expectRetryAfter,
} from '../support/music-site';
import {
  HISTORY_ROUTE,
  PLAYER_ROUTE,
  playing,
  SONG,
  SPOTIFY_ENVIRONMENT,
  SPOTIFY_SECRETS,
  spotifyRoutes,
  token,
  TOKEN_ROUTE,
} from '../support/upstreams/spotify';

const ROTATED = `${SPOTIFY_SECRETS.refreshToken}-rotated`;
const EXPIRED = {
  status: 401,
  json: { error: { status: 401, message: 'The access token expired' } },
};

describeMusic('all visitors share one call', (startMusicSite) => {
  test('fifty cold requests cost one token and one call, and get the same song', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({ [PLAYER_ROUTE]: { json: playing(), delayMs: 200 } }),
      SPOTIFY_ENVIRONMENT,
    );
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.current()));
    for (const { body } of answers) expect(body).toEqual({ ...SONG, isPlaying: true });
    expect(site.upstream.countOf(TOKEN_ROUTE)).toBe(1);
    expect(site.upstream.countOf(PLAYER_ROUTE)).toBe(1);
  });

  test('both endpoints share one token, and later requests cost nothing', async () => {
    await using site = await startMusicSite(spotifyRoutes(), SPOTIFY_ENVIRONMENT);
    await Promise.all([site.current(), site.last()]);
    for (let visitor = 0; visitor < 20; visitor++) await Promise.all([site.current(), site.last()]);
    expect(site.upstream.received.map(({ route }) => route).sort()).toEqual([
      PLAYER_ROUTE,
      HISTORY_ROUTE,
      TOKEN_ROUTE,
    ]);
  });

  test('no query string costs another call', async () => {
    await using site = await startMusicSite(spotifyRoutes(), SPOTIFY_ENVIRONMENT);
    for (let visitor = 0; visitor < 20; visitor++)
      await fetch(`${site.url}${CURRENTLY_PLAYING}?visitor=${visitor}`);
    expect(site.upstream.countOf(PLAYER_ROUTE)).toBe(1);
  });

  test('a visitor who disconnects does not abort the call that others wait for', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({ [PLAYER_ROUTE]: { json: playing(), delayMs: 1_000 } }),
      SPOTIFY_ENVIRONMENT,
    );
    const leaving = new AbortController();
    const first = site.current({ signal: leaving.signal }).catch(() => 'left');
    await vi.waitUntil(() => site.upstream.countOf(PLAYER_ROUTE) === 1, { timeout: 20_000 });
    const second = site.current();
    leaving.abort();
    expect(await first).toBe('left');
    expect((await second).body).toEqual({ ...SONG, isPlaying: true });
    expect((await site.current()).body).toEqual({ ...SONG, isPlaying: true });
    expect(site.upstream.countOf(PLAYER_ROUTE)).toBe(1);
  });

  test('the secret goes to the token endpoint and only the token to the API', async () => {
    await using site = await startMusicSite(spotifyRoutes(), {
      ...SPOTIFY_ENVIRONMENT,
      SPOTIFY_CLIENT_SECRET: ` ${SPOTIFY_SECRETS.clientSecret}\n`,
    });
    await site.current();
    const { clientId, clientSecret, refreshToken, accessToken } = SPOTIFY_SECRETS;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const [grant, call] = site.upstream.received;
    expect(grant?.authorization).toBe(`Basic ${basic}`);
    expect(grant?.body).toBe(`grant_type=refresh_token&refresh_token=${refreshToken}`);
    expect(call?.authorization).toBe(`Bearer ${accessToken}`);
  });
});

describeSource('tokens', (startMusicSite) => {
  test('a 401 gets one more try with a new token', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({ [PLAYER_ROUTE]: [EXPIRED, { json: playing() }] }),
      SPOTIFY_ENVIRONMENT,
    );
    expect((await site.current()).body).toEqual({ ...SONG, isPlaying: true });
    expect(site.upstream.countOf(TOKEN_ROUTE)).toBe(2);
    expect(site.upstream.countOf(PLAYER_ROUTE)).toBe(2);
  });

  test('a second 401 is a failure', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({ [PLAYER_ROUTE]: EXPIRED }),
      SPOTIFY_ENVIRONMENT,
    );
    expectFailure(await site.current(), 503, 'forbidden');
    expectFailure(await site.current(), 503, 'forbidden');
    expect(site.upstream.countOf(PLAYER_ROUTE)).toBe(2);
  });

  test('a rotated refresh token is used from then on, and a missing one changes nothing', async () => {
    const short = { expires_in: 1 };
    await using site = await startMusicSite(
      spotifyRoutes({ [TOKEN_ROUTE]: [token({ ...short, refresh_token: ROTATED }), token(short)] }),
      SPOTIFY_ENVIRONMENT,
    );
    await site.current();
    await site.last();
    const grants = site.upstream.received.filter(({ route }) => route === TOKEN_ROUTE);
    expect(grants.map(({ body }) => new URLSearchParams(body).get('refresh_token'))).toEqual([
      SPOTIFY_SECRETS.refreshToken,
      ROTATED,
    ]);
  });
});

describeMusic('a failing source is not asked again at once', (startMusicSite) => {
  test('a rate limit on one endpoint stops both', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({ [PLAYER_ROUTE]: { status: 429, headers: { 'Retry-After': '30' } } }),
      SPOTIFY_ENVIRONMENT,
    );
    const askedAt = performance.now();
    expectFailure(await site.current(), 503, 'rate_limited');
    const last = await site.last();
    expectFailure(last, 503, 'rate_limited');
    expectRetryAfter({ ...last, tookMs: performance.now() - askedAt }, 30);
    expect(site.upstream.countOf(HISTORY_ROUTE)).toBe(0);
  });

  test('a refused grant is tried once for both endpoints, and logged once', async () => {
    const refused = { status: 400, json: { error: 'invalid_grant' } };
    await using site = await startMusicSite(
      spotifyRoutes({ [TOKEN_ROUTE]: refused }),
      SPOTIFY_ENVIRONMENT,
    );
    for (let visitor = 0; visitor < 5; visitor++) {
      expectFailure(await site.current(), 503, 'grant_refused');
      expectFailure(await site.last(), 503, 'grant_refused');
    }
    expect(site.upstream.countOf(TOKEN_ROUTE)).toBe(1);
    expect(await site.findInLog(/grant_refused/g)).toHaveLength(1);
    expect(await site.findInLog(/npm run music:connect/g)).toHaveLength(1);
  });

  test('a refusal of one endpoint does not affect the other', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({ [HISTORY_ROUTE]: { status: 403, text: 'Insufficient client scope' } }),
      SPOTIFY_ENVIRONMENT,
    );
    expectFailure(await site.last(), 503, 'forbidden');
    expectFailure(await site.last(), 503, 'forbidden');
    expect((await site.current()).status).toBe(200);
    expect(site.upstream.countOf(HISTORY_ROUTE)).toBe(1);
  });

  test('an outage costs one call, not one per visitor', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({ [PLAYER_ROUTE]: { status: 503 } }),
      SPOTIFY_ENVIRONMENT,
    );
    await Promise.all(Array.from({ length: 20 }, () => site.current()));
    expectFailure(await site.current(), 502, 'unreachable');
    expect(site.upstream.countOf(PLAYER_ROUTE)).toBe(1);
  });
});
