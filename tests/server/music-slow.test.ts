import { expect, test } from 'vitest';

import { describeMusic, expectFailure } from '../support/music-site';
import {
  PLAYER_ROUTE,
  playing,
  SONG,
  SPOTIFY_ENVIRONMENT,
  spotifyRoutes,
  token,
  TOKEN_ROUTE,
} from '../support/upstreams/spotify';

const LIMIT_MS = 8_000;
/** Within the timeout of one call, but too long for three in a row. */
const SLOW_MS = 2_500;

describeMusic('the answer comes in time although', (startMusicSite) => {
  test.each([TOKEN_ROUTE, PLAYER_ROUTE])('%s never answers', async (route) => {
    await using site = await startMusicSite(
      spotifyRoutes({ [route]: { fault: 'hang' } }),
      SPOTIFY_ENVIRONMENT,
    );
    const answer = await site.current();
    expectFailure(answer, 504, 'timed_out');
    expect(answer.tookMs).toBeLessThan(LIMIT_MS);
  });

  test('every call is slow', async () => {
    await using site = await startMusicSite(
      spotifyRoutes({
        [TOKEN_ROUTE]: { ...token(), delayMs: SLOW_MS },
        [PLAYER_ROUTE]: [{ status: 401, delayMs: SLOW_MS }, { json: playing() }],
      }),
      SPOTIFY_ENVIRONMENT,
    );
    const answer = await site.current();
    expectFailure(answer, 504, 'timed_out');
    expect(answer.tookMs).toBeLessThan(LIMIT_MS);
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
