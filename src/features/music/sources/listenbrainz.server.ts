import { z } from 'astro/zod';

import { link, listOf, text } from './fields.ts';
import type { ListenbrainzSettings } from './settings.ts';
import { MusicFailure, type MusicSource, type Song } from './source.ts';
import { callUpstream, parseAnswer, unreadable } from './upstream.server.ts';

/** The only submitted links that are shown: others may point to private servers of the owner. */
const SPOTIFY_SONGS = 'https://open.spotify.com/';

const mappingSchema = z.object({
  caa_release_mbid: z.uuid().nullable().catch(null),
  caa_id: z.coerce.number().int().positive().nullable().catch(null),
  /** A list of addresses, or of objects that hold one. */
  url_rels: listOf(z.union([z.object({ url: link }).transform(({ url }) => url), link])),
});

const listenSchema = z.object({
  track_metadata: z.object({
    artist_name: text,
    track_name: text,
    release_name: text,
    additional_info: z.object({ spotify_id: link }).nullable().catch(null),
    mbid_mapping: mappingSchema.nullable().catch(null),
  }),
});

type Listen = z.output<typeof listenSchema>;

/** Both calls answer with this; `playing_now` says true even when nothing plays, so only the list counts. */
const listensSchema = z.object({
  payload: z.object({ count: z.number(), listens: z.array(listenSchema) }),
});

/** The owner's listens at ListenBrainz. */
export function createListenbrainz({ user, apiUrl }: ListenbrainzSettings): MusicSource {
  return {
    current: () => loadSong('playing-now', true),
    lastPlayed: () => loadSong('listens?count=1', false),
  };

  async function loadSong(path: string, isPlaying: boolean): Promise<Song | undefined> {
    const url = new URL(`${apiUrl}/1/user/${encodeURIComponent(user)}/${path}`);
    const answer = await callUpstream('ListenBrainz', url);
    if (answer.status === 404)
      throw new MusicFailure('not_configured', 'ListenBrainz does not know LISTENBRAINZ_USER.');
    const payload = parseAnswer(answer, listensSchema)?.payload;
    if (!payload || payload.count === 0) return undefined;
    const [newest] = payload.listens;
    if (newest) return toSong(newest, isPlaying);
    throw unreadable('ListenBrainz');
  }
}

function toSong({ track_metadata: track }: Listen, isPlaying: boolean): Song {
  if (track.track_name === null) throw unreadable('ListenBrainz');
  return {
    artist: track.artist_name,
    title: track.track_name,
    songUrl: linkOf(track),
    album: track.release_name,
    albumImageUrl: coverOf(track),
    isPlaying,
  };
}

function linkOf({ mbid_mapping, additional_info }: Listen['track_metadata']): string | null {
  const related = mbid_mapping?.url_rels.find((url) => url !== null);
  if (related) return related;
  const submitted = additional_info?.spotify_id;
  return submitted?.startsWith(SPOTIFY_SONGS) ? submitted : null;
}

function coverOf({ mbid_mapping }: Listen['track_metadata']): string | null {
  const { caa_release_mbid: release, caa_id: id } = mbid_mapping ?? {};
  return release && id ? `https://coverartarchive.org/release/${release}/${id}-250.jpg` : null;
}
