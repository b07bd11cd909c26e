import { z } from 'astro/zod';

import { chooseImage, link, listOf, picture, text } from './fields.ts';
import type { LastfmSettings } from './settings.ts';
import { MusicFailure, type MusicSource, type Song } from './source.ts';
import {
  callUpstream,
  parseAnswer,
  parseJson,
  retryAfterMs,
  unreadable,
} from './upstream.server.ts';
import type { UpstreamAnswer } from './upstream.server.ts';

/** Last.fm names sizes; these are the widths behind the names. */
const WIDTHS: Record<string, number> = { small: 34, medium: 64, large: 174, extralarge: 300 };

/** The grey star that stands for "no cover". */
const PLACEHOLDER = '2a96cbd8b46e442fc41c2b86b821562f';

/** The artist is in `#text`, or in `name` when the answer is an extended one. */
const namedSchema = z.object({ '#text': text, name: text }).nullable().catch(null);

const trackSchema = z.object({
  name: text,
  artist: namedSchema,
  album: namedSchema,
  url: link,
  image: listOf(z.object({ size: text, '#text': picture })),
  '@attr': z.object({ nowplaying: z.unknown() }).nullable().catch(null),
});

type LastfmTrack = z.output<typeof trackSchema>;

/** user.getRecentTracks: `track` is a list, a single object, or missing. */
const recentTracksSchema = z.object({
  recenttracks: z.object({
    track: z
      .union([z.array(trackSchema), trackSchema.transform((track) => [track])])
      .optional()
      .default([]),
  }),
});

/** An error comes with any status, 200 included. */
const errorSchema = z.object({ error: z.coerce.number().int() });

/** The owner's scrobbles at Last.fm. */
export function createLastfm({ user, apiKey, apiUrl }: LastfmSettings): MusicSource {
  return {
    async current() {
      const track = (await loadTracks()).find(isPlaying);
      return track && toSong(track);
    },
    async lastPlayed() {
      const track = (await loadTracks()).find((candidate) => !isPlaying(candidate));
      return track && toSong(track);
    },
  };

  async function loadTracks(): Promise<LastfmTrack[]> {
    const url = new URL(`${apiUrl}/2.0/`);
    // The playing track comes on top of the limit, so one is enough for both questions.
    const query = {
      method: 'user.getrecenttracks',
      user,
      api_key: apiKey,
      format: 'json',
      limit: 1,
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const answer = await callUpstream('Last.fm', url);
    throwOnError(answer);
    return parseAnswer(answer, recentTracksSchema)?.recenttracks.track ?? [];
  }
}

function isPlaying(track: LastfmTrack): boolean {
  return String(track['@attr']?.nowplaying) === 'true';
}

function toSong(track: LastfmTrack): Song {
  if (track.name === null) throw unreadable('Last.fm');
  return {
    artist: track.artist?.['#text'] ?? track.artist?.name ?? null,
    title: track.name,
    songUrl: track.url,
    album: track.album?.['#text'] ?? track.album?.name ?? null,
    albumImageUrl: chooseImage(
      track.image.map(({ size, '#text': url }) => ({
        url: url?.includes(PLACEHOLDER) ? null : url,
        width: WIDTHS[size ?? ''],
      })),
    ),
    isPlaying: isPlaying(track),
  };
}

function throwOnError({ text, headers }: UpstreamAnswer): void {
  const { data } = errorSchema.safeParse(parseJson(text));
  switch (data?.error) {
    case undefined:
      return;
    case 6:
      throw new MusicFailure('not_configured', 'Last.fm does not know the user in LASTFM_USER.');
    case 10:
    case 26:
      throw new MusicFailure('grant_refused', 'Last.fm does not accept LASTFM_API_KEY.');
    case 17:
      throw new MusicFailure(
        'forbidden',
        'The recent tracks of LASTFM_USER are private at Last.fm.',
      );
    case 29:
      throw new MusicFailure('rate_limited', 'Last.fm limits our calls.', retryAfterMs(headers));
    default:
      throw new MusicFailure('unreachable', `Last.fm answers with its error ${data?.error ?? ''}.`);
  }
}
