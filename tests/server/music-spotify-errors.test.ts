import { describe, expect, test } from 'vitest';

import { expectFailure, startMusicSite } from '../support/music-site';
import type { Reply } from '../support/upstreams/fake-upstream';
import {
  HISTORY_ROUTE,
  PLAYER_ROUTE,
  playing,
  SPOTIFY_ENVIRONMENT,
  spotifyRoutes,
  token,
  TOKEN_ROUTE,
} from '../support/upstreams/spotify';

type Row = [name: string, reply: Reply, status: number, code: string, retryAfter: string];

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
  [
    'consent expired',
    refusal('invalid_grant', 'Refresh token expired'),
    503,
    'grant_refused',
    '300',
  ],
  [
    'consent revoked',
    refusal('invalid_grant', 'Refresh token revoked'),
    503,
    'grant_refused',
    '300',
  ],
  ['unknown token', refusal('invalid_grant', 'Invalid refresh token'), 503, 'grant_refused', '300'],
  ['wrong client', refusal('invalid_client', 'Invalid client'), 503, 'grant_refused', '300'],
  ['wrong secret', refusal('invalid_client', 'Invalid client secret'), 503, 'grant_refused', '300'],
  ['400 without JSON', { status: 400, text: OUTAGE }, 503, 'grant_refused', '300'],
  ['502 text', { status: 502, text: ENVOY }, 502, 'unreachable', '10'],
  ['503 HTML', { status: 503, text: OUTAGE }, 502, 'unreachable', '10'],
  ['429', { status: 429, headers: { 'Retry-After': '77' } }, 503, 'rate_limited', '77'],
  ['200 HTML', { text: OUTAGE }, 502, 'bad_answer', '10'],
  ['200 empty', { text: '' }, 502, 'bad_answer', '10'],
  ['200 without a token', token({ access_token: undefined }), 502, 'bad_answer', '10'],
  ['a redirect', { status: 302, headers: { Location: '/login' } }, 502, 'bad_answer', '10'],
  ['reset', { fault: 'reset' }, 502, 'unreachable', '10'],
];

const apiErrors: Row[] = [
  ['403 scope', apiError(403, 'Insufficient client scope'), 503, 'forbidden', '60'],
  ['403 Premium, plain text', { status: 403, text: PREMIUM }, 503, 'forbidden', '60'],
  ['403 not registered, plain text', { status: 403, text: UNREGISTERED }, 503, 'forbidden', '60'],
  ['401 twice', apiError(401, 'Permissions missing'), 503, 'forbidden', '60'],
  [
    '429 with Retry-After',
    { ...apiError(429, 'API rate limit exceeded'), headers: { 'Retry-After': '3600' } },
    503,
    'rate_limited',
    '3600',
  ],
  ['429 text without it', { status: 429, text: 'Too many requests' }, 503, 'rate_limited', '60'],
  [
    '429 quota',
    apiError(429, 'Too many requests', { reason: 'QUOTA_EXCEEDED' }),
    503,
    'rate_limited',
    '60',
  ],
  ['404', apiError(404, 'Service not found'), 502, 'bad_answer', '10'],
  ['500 empty', { status: 500 }, 502, 'unreachable', '10'],
  ['502 HTML', { status: 502, text: OUTAGE }, 502, 'unreachable', '10'],
  ['503 text', { status: 503, text: ENVOY }, 502, 'unreachable', '10'],
  ['504', { status: 504, text: '' }, 502, 'unreachable', '10'],
  ['200 HTML', { text: OUTAGE }, 502, 'bad_answer', '10'],
  ['200 of another shape', { json: [] }, 502, 'bad_answer', '10'],
  ['200 with half of the JSON', { text: '{"is_playing":tr' }, 502, 'bad_answer', '10'],
  ['200 cut in the middle', { json: playing(), fault: 'cut' }, 502, 'unreachable', '10'],
  ['200 of two megabytes', { text: 'x'.repeat(2_000_000) }, 502, 'bad_answer', '10'],
  ['reset', { fault: 'reset' }, 502, 'unreachable', '10'],
];

describe.concurrent('a failure of the token endpoint is a failure of both endpoints', () => {
  test.each(tokenErrors)('%s', async (_name, reply, status, code, retryAfter) => {
    await using site = await startMusicSite(
      spotifyRoutes({ [TOKEN_ROUTE]: reply }),
      SPOTIFY_ENVIRONMENT,
    );
    const current = await site.current();
    expectFailure(current, status, code);
    expect(current.headers.get('retry-after')).toBe(retryAfter);
    expectFailure(await site.last(), status, code);
    expectNothingOf(reply, site.log(), current.body);
  });
});

describe.concurrent('a failure of the API is a failure', () => {
  test.each(apiErrors)('%s', async (_name, reply, status, code, retryAfter) => {
    await using site = await startMusicSite(
      spotifyRoutes({ [PLAYER_ROUTE]: reply, [HISTORY_ROUTE]: reply }),
      SPOTIFY_ENVIRONMENT,
    );
    const last = await site.last();
    expectFailure(last, status, code);
    expect(last.headers.get('retry-after')).toBe(retryAfter);
    expectFailure(await site.current(), status, code);
    expectNothingOf(reply, site.log(), last.body);
  });
});

function expectNothingOf({ text = '', json }: Reply, log: string, body: unknown): void {
  const sent = json === undefined ? text : JSON.stringify(json);
  if (sent.length > 2) expect(log + JSON.stringify(body)).not.toContain(sent);
}
