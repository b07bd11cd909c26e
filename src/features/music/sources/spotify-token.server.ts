import { z } from 'astro/zod';

import { createCachedValue, type Store } from './cached-value.ts';
import type { SpotifyApp, SpotifySettings } from './settings.ts';
import { MusicFailure } from './source.ts';
import { callUpstream, failureOfStatus, parseAnswer, parseJson } from './upstream.server.ts';
import type { UpstreamAnswer } from './upstream.server.ts';

/** A token is renewed this long before it expires, so that it does not expire during a call. */
const RENEW_EARLY_MS = 60_000;

const accessTokenSchema = z.object({ value: z.string(), freshUntil: z.number() });

/** The answer of the token endpoint. A new refresh token comes only sometimes. */
const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional().catch(undefined),
  expires_in: z.number().positive().catch(3_600),
});

const tokenErrorSchema = z.object({ error: z.string() });

/** Caches the access token and renews it in time. A rotated refresh token is only kept in memory. */
export function createTokenCache(settings: SpotifySettings, store: Store) {
  let refreshToken = settings.refreshToken;

  return createCachedValue({
    name: 'spotify-token',
    store,
    parse: (stored) => accessTokenSchema.safeParse(stored).data,
    async load() {
      const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const { access_token, refresh_token, expires_in } = await requestToken(settings, grant);
      refreshToken = refresh_token ?? refreshToken;
      const freshUntil = store.now() + expires_in * 1_000 - RENEW_EARLY_MS;
      return { value: access_token, freshUntil };
    },
  });
}

/** Exchanges a grant (a refresh token or an authorization code) for tokens. */
export async function requestToken(app: SpotifyApp, grant: Record<string, string>) {
  const { clientId, clientSecret, accountsUrl } = app;
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const answer = await callUpstream('Spotify', new URL(`${accountsUrl}/api/token`), {
    method: 'POST',
    headers: { Authorization: `Basic ${credentials}` },
    body: new URLSearchParams(grant),
  });
  if (answer.status === 400 || answer.status === 401) throw toGrantFailure(answer);
  if (answer.status !== 200) throw failureOfStatus(answer);
  const tokens = parseAnswer(answer, tokenSchema);
  if (tokens) return tokens;
  throw new MusicFailure('bad_answer', 'Spotify gave no token.');
}

function toGrantFailure(answer: UpstreamAnswer): MusicFailure {
  const { data } = tokenErrorSchema.safeParse(parseJson(answer.text));
  return new MusicFailure(
    'grant_refused',
    data?.error === 'invalid_client'
      ? 'Spotify does not accept the client id and secret. Correct them and run "npm run music:connect".'
      : 'Spotify no longer accepts the consent. Run "npm run music:connect".',
  );
}
