import { expect, test } from 'vitest';

import { describeMusic, describeSource, expectFailure } from '../support/music-site';
import {
  PLAYER_ROUTE,
  playing,
  SONG,
  SPOTIFY_ENVIRONMENT,
  spotifyRoutes,
  token,
  TOKEN_ROUTE,
} from '../support/upstreams/spotify';

/** Short enough for one call. Three of them take longer than the server lets a visitor wait, so a song would mean that it has no limit. */
const SLOW_MS = 2_500;

describeMusic('the answer comes in time although', (startMusicSite) => {
  test('the player never answers', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({ [PLAYER_ROUTE]: { fault: 'hang' } }),
      SPOTIFY_ENVIRONMENT,
    );
    expectFailure(await site.current(), 504, 'timed_out');
  });
});

describeSource('the answer comes in time although', (startMusicSite) => {
  test('the token endpoint never answers', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({ [TOKEN_ROUTE]: { fault: 'hang' } }),
      SPOTIFY_ENVIRONMENT,
    );
    expectFailure(await site.current(), 504, 'timed_out');
  });

  test('every call is slow', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({
        [TOKEN_ROUTE]: { ...token(), delayMs: SLOW_MS },
        [PLAYER_ROUTE]: [{ status: 401, delayMs: SLOW_MS }, { json: playing() }],
      }),
      SPOTIFY_ENVIRONMENT,
    );
    expectFailure(await site.current(), 504, 'timed_out');
  });

  test('a slow source still gives a song', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({
        [TOKEN_ROUTE]: { ...token(), delayMs: 1_000 },
        [PLAYER_ROUTE]: { json: playing(), delayMs: 1_000 },
      }),
      SPOTIFY_ENVIRONMENT,
    );
    expect((await site.current()).body).toEqual({ ...SONG, isPlaying: true });
  });
});
