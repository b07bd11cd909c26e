import { z } from 'astro/zod';

import { chooseImage, link, listOf, picture, shorten, text } from './fields.ts';
import type { Store } from './cached-value.ts';
import type { SpotifySettings } from './settings.ts';
import { MusicFailure, type MusicSource, type Song } from './source.ts';
import { createTokenCache } from './spotify-token.server.ts';
import { callUpstream, parseAnswer, parseJson, unreadable } from './upstream.server.ts';
import type { UpstreamAnswer } from './upstream.server.ts';

/** Spotify's message with status 404 for an account that has been idle for a long time. */
const IDLE_MESSAGE = 'non existing id';

const NOT_MUSIC = ['ad', 'episode'];

const imageSchema = z.object({
  url: picture,
  width: z.number().positive().optional().catch(undefined),
});

/** A track or an episode. A local file has empty links, no pictures and no ids. */
const itemSchema = z.object({
  type: text,
  name: text,
  artists: listOf(z.object({ name: text })),
  album: z
    .object({ name: text, images: listOf(imageSchema) })
    .nullable()
    .catch(null),
  external_urls: z.object({ spotify: link }).nullable().catch(null),
});

/** GET /v1/me/player/currently-playing */
const playerSchema = z.object({
  is_playing: z.boolean(),
  currently_playing_type: text,
  /** Null for what the account does not show: an advertisement, a podcast, a private session. */
  item: itemSchema.nullable().optional(),
});

/** GET /v1/me/player/recently-played */
const historySchema = z.object({ items: z.array(z.object({ track: itemSchema })) });

const apiErrorSchema = z.object({ error: z.object({ message: z.string() }) });

/** The owner's account at Spotify; one access token serves both calls. */
export function createSpotify(settings: SpotifySettings, store: Store): MusicSource {
  const token = createTokenCache(settings, store);

  return {
    async current() {
      const answer = await ask('/v1/me/player/currently-playing');
      if (isIdle(answer)) return undefined;
      const player = parseAnswer(answer, playerSchema);
      if (!player?.is_playing || NOT_MUSIC.includes(player.currently_playing_type ?? ''))
        return undefined;
      if (player.item === undefined) throw unreadable('Spotify');
      return player.item === null ? undefined : toSong(player.item, true);
    },
    async lastPlayed() {
      const answer = await ask('/v1/me/player/recently-played?limit=1');
      const newest = parseAnswer(answer, historySchema)?.items[0];
      return newest && toSong(newest.track, false);
    },
  };

  /** A token may be revoked before it expires: after a 401 the call is repeated once with a new one. */
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

function toSong(item: z.output<typeof itemSchema>, isPlaying: boolean): Song | undefined {
  if (item.type !== null && item.type !== 'track') return undefined;
  if (item.name === null) throw unreadable('Spotify');
  return {
    artist: shorten(item.artists.flatMap(({ name }) => name ?? []).join(', ')) || null,
    title: item.name,
    songUrl: item.external_urls?.spotify ?? null,
    album: item.album?.name ?? null,
    albumImageUrl: chooseImage(item.album?.images ?? []),
    isPlaying,
  };
}
