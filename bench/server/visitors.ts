import { serveBuiltSite } from '../../tests/support/serve-built-site.ts';
import { startFakeUpstream } from '../../tests/support/upstreams/fake-upstream.ts';
import { SPOTIFY_ENVIRONMENT, spotifyRoutes } from '../../tests/support/upstreams/spotify.ts';

const VISITORS = 10_000;
const AT_ONCE = 100;
const PATHS = ['/api/spotify/currently-playing', '/api/spotify/last-played'];
const MINUTE_MS = 60_000;

/**
 * Counts the calls to Spotify in a minute in which 10,000 visitors request both endpoints as fast as they are answered, each with
 * a different query.
 */
export async function countUpstreamCalls(): Promise<{
  visitors: number;
  asked: number;
  upstreamCalls: number;
}> {
  await using upstream = await startFakeUpstream(spotifyRoutes());
  await using site = await serveBuiltSite({
    ...SPOTIFY_ENVIRONMENT,
    LOG_REQUESTS: 'off',
    SPOTIFY_ACCOUNTS_URL: upstream.url,
    SPOTIFY_API_URL: upstream.url,
  });
  let asked = 0;
  const until = performance.now() + MINUTE_MS;
  const visit = async () => {
    while (performance.now() < until) {
      const visitor = asked % VISITORS;
      const answer = await fetch(
        `${site.url}${PATHS[asked % PATHS.length] ?? ''}?visitor=${visitor}`,
      );
      if (!answer.ok) throw new Error(`An endpoint answered ${answer.status}.`);
      await answer.arrayBuffer();
      asked += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return { visitors: VISITORS, asked, upstreamCalls: upstream.received.length };
}
