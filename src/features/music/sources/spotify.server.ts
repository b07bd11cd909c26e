import { MusicFailure } from './failure.ts';
import type { Clock } from './keep-fresh.ts';
import type { SpotifySettings } from './settings.ts';
import type { MusicSource } from './song.ts';
import { toCurrentSong, toLastSong } from './spotify-song.ts';
import { keepAccessToken } from './spotify-token.server.ts';
import { apiErrorSchema, currentlyPlayingSchema, recentlyPlayedSchema } from './spotify.schema.ts';
import { callUpstream, parseAnswer, parseJson, type UpstreamAnswer } from './upstream.server.ts';

/** What Spotify's player said with status 404 to an account that had been idle for long. */
const IDLE_MESSAGE = 'non existing id';

/** The owner's account at Spotify; one access token serves both calls. */
export function createSpotify(settings: SpotifySettings, now: Clock): MusicSource {
  const token = keepAccessToken(settings, now);

  return {
    async current() {
      const answer = await ask('/v1/me/player/currently-playing');
      return isIdle(answer)
        ? undefined
        : toCurrentSong(parseAnswer(answer, currentlyPlayingSchema));
    },
    async lastPlayed() {
      const answer = await ask('/v1/me/player/recently-played?limit=1');
      return toLastSong(parseAnswer(answer, recentlyPlayedSchema));
    },
  };

  /** A token may end before its time: then a new one gets one more try. */
  async function ask(path: string): Promise<UpstreamAnswer> {
    const first = await token.get();
    const answer = await askWith(first.value, path);
    if (answer.status !== 401) return answer;
    token.discard(first);
    const second = await askWith((await token.get()).value, path);
    if (second.status !== 401) return second;
    throw new MusicFailure(
      'forbidden',
      'Spotify refuses a fresh token: the consent lacks a permission. Run "npm run music:connect".',
    );
  }

  function askWith(accessToken: string, path: string): Promise<UpstreamAnswer> {
    return callUpstream('Spotify', new URL(`${settings.apiUrl}${path}`), {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
  }
}

function isIdle({ status, text }: UpstreamAnswer): boolean {
  return (
    status === 404 && apiErrorSchema.safeParse(parseJson(text)).data?.error.message === IDLE_MESSAGE
  );
}
