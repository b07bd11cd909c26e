import { randomBytes } from 'node:crypto';

import { consentOf, toDay } from '../../src/features/music/sources/consent.ts';
import { readSpotifyApp } from '../../src/features/music/sources/settings.ts';
import { requestToken } from '../../src/features/music/sources/spotify-token.server.ts';
import type { Dialogue } from '../shared/ask.ts';
import { awaitConsent } from './await-consent.ts';
import { readVariable } from '../../tooling/read-variable.ts';
import { writeVariables } from '../shared/env-file.ts';
import { tryMusic } from './try-music.ts';

const SCOPES = 'user-read-currently-playing user-read-recently-played';

/** Guides the owner through Spotify's consent and stores the tokens in `.env`. Throws a readable message when it fails. */
export async function connectSpotify(port: number, dialogue: Dialogue): Promise<void> {
  const state = randomBytes(16).toString('base64url');
  const callback = await awaitConsent(port, state);
  try {
    console.log(
      'Spotify answers only apps whose owner has Premium. Make one at https://developer.spotify.com/dashboard',
      `and register this redirect address, to the letter: ${callback.redirectUri}\n`,
    );
    const app = readSpotifyApp(readVariable);
    const clientId = app.clientId || (await dialogue.ask({ message: 'Client ID' }));
    const clientSecret =
      app.clientSecret || (await dialogue.ask({ message: 'Client secret', isSecret: true }));

    const consent = new URL(`${app.accountsUrl}/authorize`);
    consent.search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      scope: SCOPES,
      redirect_uri: callback.redirectUri,
      state,
    }).toString();
    console.log(`Open this address in a browser on this machine and agree:\n\n${consent.href}\n`);

    const grant = { grant_type: 'authorization_code', redirect_uri: callback.redirectUri };
    const code = await dialogue.wait('Waiting for Spotify', callback.code);
    const tokens = await requestToken({ ...app, clientId, clientSecret }, { ...grant, code });
    if (tokens.refresh_token === undefined) throw new Error('Spotify gave no refresh token.');

    const today = toDay(new Date());
    const values = {
      MUSIC_SOURCE: 'spotify',
      SPOTIFY_CLIENT_ID: clientId,
      SPOTIFY_CLIENT_SECRET: clientSecret,
      SPOTIFY_REFRESH_TOKEN: tokens.refresh_token,
      SPOTIFY_CONSENT_DATE: today,
    };
    writeVariables(values);
    console.log(`Stored in .env. Spotify ends this consent on ${consentOf(today)?.endsOn ?? ''}.`);
    await tryMusic((name) => ({ ...values })[name] ?? readVariable(name));
  } finally {
    callback.close();
  }
}
