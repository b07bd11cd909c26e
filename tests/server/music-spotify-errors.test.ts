import { expect, test } from 'vitest';

import {
  describeMusic,
  describeSource,
  expectFailure,
  expectRetryAfter,
  type StartMusicSite,
} from '../support/music-site';
import type { Reply } from '../support/upstreams/fake-upstream';
import {
  history,
  HISTORY_ROUTE,
  PLAYER_ROUTE,
  playing,
  SPOTIFY_ENVIRONMENT,
  spotifyRoutes,
  token,
  TOKEN_ROUTE,
  track,
} from '../support/upstreams/spotify';

type Row = [name: string, reply: Reply, status: number, code: string, retryAfterS: number];

const ENVOY = 'upstream connect error or disconnect/reset before headers. reset reason: overflow';
const PREMIUM =
  'Active premium subscription required for the owner of the app. When the subscription status changes, it can take a few hours before requests are allowed again.';
const UNREGISTERED = 'User not registered in the Developer Dashboard';
const OUTAGE =
  '<!doctype html><title>502 Server Error</title><h1>Please try again in 30 seconds</h1>';

const refusal = (error: string, error_description: string): Reply => ({
  status: 400,
  json: { error, error_description },
});
const apiError = (status: number, message: string, more: object = {}): Reply => ({
  status,
  json: { error: { status, message, ...more } },
});

const tokenErrors: Row[] = [
  ['consent expired', refusal('invalid_grant', 'Refresh token expired'), 503, 'grant_refused', 300],
  ['consent revoked', refusal('invalid_grant', 'Refresh token revoked'), 503, 'grant_refused', 300],
  ['unknown token', refusal('invalid_grant', 'Invalid refresh token'), 503, 'grant_refused', 300],
  ['wrong client', refusal('invalid_client', 'Invalid client'), 503, 'grant_refused', 300],
  ['wrong secret', refusal('invalid_client', 'Invalid client secret'), 503, 'grant_refused', 300],
  ['400 without JSON', { status: 400, text: OUTAGE }, 503, 'grant_refused', 300],
  ['502 text', { status: 502, text: ENVOY }, 502, 'unreachable', 30],
  ['503 HTML', { status: 503, text: OUTAGE }, 502, 'unreachable', 30],
  ['429', { status: 429, headers: { 'Retry-After': '77' } }, 503, 'rate_limited', 77],
  ['200 HTML', { text: OUTAGE }, 502, 'bad_answer', 30],
  ['200 empty', { text: '' }, 502, 'bad_answer', 30],
  ['200 without a token', token({ access_token: undefined }), 502, 'bad_answer', 30],
  ['a redirect', { status: 302, headers: { Location: '/login' } }, 502, 'bad_answer', 30],
  ['reset', { fault: 'reset' }, 502, 'unreachable', 30],
];

const apiErrors: Row[] = [
  ['403 scope', apiError(403, 'Insufficient client scope'), 503, 'forbidden', 60],
  ['403 Premium, plain text', { status: 403, text: PREMIUM }, 503, 'forbidden', 60],
  ['403 not registered, plain text', { status: 403, text: UNREGISTERED }, 503, 'forbidden', 60],
  ['401 twice', apiError(401, 'Permissions missing'), 503, 'forbidden', 60],
  [
    '429 with Retry-After',
    { ...apiError(429, 'API rate limit exceeded'), headers: { 'Retry-After': '3600' } },
    503,
    'rate_limited',
    3600,
  ],
  [
    '429 for a thousandth of a second',
    { status: 429, headers: { 'Retry-After': '0.001' } },
    503,
    'rate_limited',
    30,
  ],
  ['429 text without it', { status: 429, text: 'Too many requests' }, 503, 'rate_limited', 60],
  [
    '429 quota',
    apiError(429, 'Too many requests', { reason: 'QUOTA_EXCEEDED' }),
    503,
    'rate_limited',
    60,
  ],
  ['404', apiError(404, 'Service not found'), 502, 'bad_answer', 30],
  ['500 empty', { status: 500 }, 502, 'unreachable', 30],
  ['502 HTML', { status: 502, text: OUTAGE }, 502, 'unreachable', 30],
  ['503 text', { status: 503, text: ENVOY }, 502, 'unreachable', 30],
  ['504', { status: 504, text: '' }, 502, 'unreachable', 30],
  ['200 HTML', { text: OUTAGE }, 502, 'bad_answer', 30],
  ['200 of another shape', { json: [] }, 502, 'bad_answer', 30],
  ['200 with half of the JSON', { text: '{"is_playing":tr' }, 502, 'bad_answer', 30],
];

/** What an engine's own `fetch` makes of a connection. */
const brokenConnections: Row[] = [
  ['200 cut in the middle', { json: playing(), fault: 'cut' }, 502, 'unreachable', 30],
  ['200 of two megabytes', { text: 'x'.repeat(2_000_000) }, 502, 'bad_answer', 30],
  ['reset', { fault: 'reset' }, 502, 'unreachable', 30],
  ['a redirect', { status: 302, headers: { Location: '/login' } }, 502, 'bad_answer', 30],
];

const NO_OBJECTS = [5, 'song', true, [], { name: 7 }, { name: '' }, {}];

const unreadable: [string, Record<string, Reply>][] = [
  ...NO_OBJECTS.map((item): [string, Record<string, Reply>] => [
    `the item ${JSON.stringify(item)}`,
    { [PLAYER_ROUTE]: { json: playing({ item }) } },
  ]),
  ['a song that is not there', { [PLAYER_ROUTE]: { json: playing({ item: undefined }) } }],
  ...[null, 5, {}, { track: null }, { track: 'song' }, { track: track({ name: null }) }].map(
    (entry): [string, Record<string, Reply>] => [
      `the list entry ${JSON.stringify(entry).slice(0, 40)}`,
      { [HISTORY_ROUTE]: { json: history({ items: [entry] }) } },
    ],
  ),
  ['no list', { [HISTORY_ROUTE]: { json: history({ items: null }) } }],
];

describeSource('an unreadable answer is a failure, not "nothing plays"', (startMusicSite) => {
  test.each(unreadable)('%s', async (_name, routes) => {
    await using site = await startMusicSite(spotifyRoutes(routes), SPOTIFY_ENVIRONMENT);
    const answer = PLAYER_ROUTE in routes ? await site.current() : await site.last();
    expectFailure(answer, 502, 'bad_answer');
  });
});

describeSource(
  'a failure of the token endpoint is a failure of both endpoints',
  (startMusicSite) => {
    test.each(tokenErrors)('%s', async (_name, reply, status, code, retryAfterS) => {
      await using site = await startMusicSite(
        spotifyRoutes({ [TOKEN_ROUTE]: reply }),
        SPOTIFY_ENVIRONMENT,
      );
      const current = await site.current();
      expectFailure(current, status, code);
      expectRetryAfter(current, retryAfterS);
      expectFailure(await site.last(), status, code);
      expectNothingOf(reply, site.log(), current.body);
    });
  },
);

const apiFailures = (startMusicSite: StartMusicSite, rows: Row[]) =>
  test.each(rows)('%s', async (_name, reply, status, code, retryAfterS) => {
    await using site = await startMusicSite(
      spotifyRoutes({ [PLAYER_ROUTE]: reply, [HISTORY_ROUTE]: reply }),
      SPOTIFY_ENVIRONMENT,
    );
    const last = await site.last();
    expectFailure(last, status, code);
    expectRetryAfter(last, retryAfterS);
    expectFailure(await site.current(), status, code);
    expectNothingOf(reply, site.log(), last.body);
  });

describeSource('a failure of the API is a failure', (startMusicSite) =>
  apiFailures(startMusicSite, [...apiErrors, ...brokenConnections]),
);

describeMusic('a broken connection is a failure', (startMusicSite) =>
  apiFailures(startMusicSite, brokenConnections),
);

function expectNothingOf({ text = '', json }: Reply, log: string, body: unknown): void {
  const sent = json === undefined ? text : JSON.stringify(json);
  if (sent.length > 2) expect(log + JSON.stringify(body)).not.toContain(sent);
}
