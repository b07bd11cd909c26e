import { MusicFailure } from './failure.ts';
import { listensSchema, type Listen } from './listenbrainz.schema.ts';
import type { ListenbrainzSettings } from './settings.ts';
import type { MusicSource, Song } from './song.ts';
import { callUpstream, parseAnswer } from './upstream.server.ts';

/** The only foreign address a listen may bring along: others can be the owner's own servers at home. */
const SPOTIFY_SONGS = 'https://open.spotify.com/';

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
    const newest = payload && payload.count > 0 ? payload.listens[0] : undefined;
    return newest && toSong(newest, isPlaying);
  }
}

function toSong({ track_metadata: track }: Listen, isPlaying: boolean): Song | undefined {
  if (track.track_name === null) return undefined;
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
