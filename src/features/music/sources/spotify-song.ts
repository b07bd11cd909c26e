import type { z } from 'astro/zod';

import { chooseImage } from './choose-image.ts';
import type { Song } from './song.ts';
import type {
  currentlyPlayingSchema,
  recentlyPlayedSchema,
  SpotifyItem,
} from './spotify.schema.ts';

const NOT_MUSIC = ['ad', 'episode'];

/** The song that sounds now; paused music, advertisements and podcasts are none. */
export function toCurrentSong(
  player: z.output<typeof currentlyPlayingSchema> | undefined,
): Song | undefined {
  if (!player?.is_playing || !player.item) return undefined;
  if (NOT_MUSIC.includes(player.currently_playing_type ?? '')) return undefined;
  return toSong(player.item, true);
}

/** The newest song of the history. */
export function toLastSong(
  history: z.output<typeof recentlyPlayedSchema> | undefined,
): Song | undefined {
  const newest = history?.items[0];
  return newest && toSong(newest.track, false);
}

function toSong(item: SpotifyItem, isPlaying: boolean): Song | undefined {
  if (item.name === null || (item.type !== null && item.type !== 'track')) return undefined;
  const pictures = item.album?.images ?? [];
  return {
    artist: item.artists.flatMap(({ name }) => name ?? []).join(', ') || null,
    title: item.name,
    songUrl: item.external_urls?.spotify ?? null,
    album: item.album?.name ?? null,
    albumImageUrl: chooseImage(
      pictures.flatMap(({ url, width }) => (url === null ? [] : [{ url, width }])),
    ),
    isPlaying,
  };
}
