/** Tests check that it does not appear in a response or the log. */
export const LISTENBRAINZ_USER = 'listenbrainz0000owner';

const RELEASE = '0f5f0a4a-9b1e-4c6a-8f5d-3a1c2b4d5e6f';

export const PLAYING_NOW_ROUTE = `GET /1/user/${LISTENBRAINZ_USER}/playing-now`;
export const LISTENS_ROUTE = `GET /1/user/${LISTENBRAINZ_USER}/listens`;

export const LISTENBRAINZ_ENVIRONMENT = { MUSIC_SOURCE: 'listenbrainz', LISTENBRAINZ_USER };

/** `playing_now` is always true in the answers of the real service. */
export function listens(...tracks: object[]): object {
  return {
    payload: {
      count: tracks.length,
      user_id: LISTENBRAINZ_USER,
      playing_now: true,
      listens: tracks,
    },
  };
}

export function listen(changes: object = {}): object {
  return {
    listened_at: 1_797_000_000,
    track_metadata: {
      artist_name: 'The Compile Errors',
      track_name: 'Night Build',
      release_name: 'Green Checks',
      additional_info: { origin_url: 'https://music.home.example/play/12' },
      mbid_mapping: {
        caa_id: 12_345,
        caa_release_mbid: RELEASE,
        url_rels: ['https://open.spotify.com/track/tr4ck1d'],
      },
      ...changes,
    },
  };
}

/** The song that the site makes of `listen()`. */
export const LISTENED = {
  artist: 'The Compile Errors',
  title: 'Night Build',
  songUrl: 'https://open.spotify.com/track/tr4ck1d',
  album: 'Green Checks',
  albumImageUrl: `https://coverartarchive.org/release/${RELEASE}/12345-250.jpg`,
};
