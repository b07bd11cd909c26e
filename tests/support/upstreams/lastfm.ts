export const LASTFM_ROUTE = 'GET /2.0/';

/** Tests check that none of these appears in a response or the log. */
export const LASTFM_SECRETS = { user: 'lastfm0000owner0000', apiKey: 'lastfm0000api0000key' };

export const LASTFM_ENVIRONMENT = {
  MUSIC_SOURCE: 'lastfm',
  LASTFM_USER: LASTFM_SECRETS.user,
  LASTFM_API_KEY: LASTFM_SECRETS.apiKey,
};

export const PLACEHOLDER =
  'https://lastfm.freetls.fastly.net/i/u/300x300/2a96cbd8b46e442fc41c2b86b821562f.png';

export function recentTracks(track: unknown): object {
  return {
    recenttracks: { track, '@attr': { user: LASTFM_SECRETS.user, page: '1', total: '9' } },
  };
}

export function scrobble(changes: object = {}): object {
  return {
    artist: { mbid: '', '#text': 'The Compile Errors' },
    name: 'Night Build',
    album: { mbid: '', '#text': 'Green Checks' },
    url: 'https://www.last.fm/music/The+Compile+Errors/_/Night+Build',
    image: [
      { size: 'small', '#text': 'https://lastfm.freetls.fastly.net/i/u/34s/cover.png' },
      { size: 'extralarge', '#text': 'https://lastfm.freetls.fastly.net/i/u/300x300/cover.png' },
    ],
    date: { uts: '1797000000', '#text': '11 Dec 2026, 00:00' },
    ...changes,
  };
}

export const NOW_PLAYING = { '@attr': { nowplaying: 'true' }, date: undefined };

/** The song that the site makes of `scrobble()`. */
export const SCROBBLED = {
  artist: 'The Compile Errors',
  title: 'Night Build',
  songUrl: 'https://www.last.fm/music/The+Compile+Errors/_/Night+Build',
  album: 'Green Checks',
  albumImageUrl: 'https://lastfm.freetls.fastly.net/i/u/300x300/cover.png',
};
