import type { Reply, Script } from './fake-upstream';

export const TOKEN_ROUTE = 'POST /api/token';
export const PLAYER_ROUTE = 'GET /v1/me/player/currently-playing';
export const HISTORY_ROUTE = 'GET /v1/me/player/recently-played';

/** Tests check that none of these appears in a response or the log. */
export const SPOTIFY_SECRETS = {
  clientId: 'cid0000secret0000client0000id',
  clientSecret: 'csec0000secret0000client0000sec',
  refreshToken: 'AQrefresh0000secret0000token',
  accessToken: 'BQaccess0000secret0000token',
  ownerId: 'owner0000user0000id',
};

export const SPOTIFY_ENVIRONMENT = {
  MUSIC_SOURCE: 'spotify',
  SPOTIFY_CLIENT_ID: SPOTIFY_SECRETS.clientId,
  SPOTIFY_CLIENT_SECRET: SPOTIFY_SECRETS.clientSecret,
  SPOTIFY_REFRESH_TOKEN: SPOTIFY_SECRETS.refreshToken,
};

/** Spotify's normal answers; a test replaces some of them. */
export function spotifyRoutes(changes: Record<string, Script> = {}): Record<string, Script> {
  return {
    [TOKEN_ROUTE]: token(),
    [PLAYER_ROUTE]: { json: playing() },
    [HISTORY_ROUTE]: { json: history() },
    ...changes,
  };
}

export function token(changes: object = {}): Reply {
  const { accessToken } = SPOTIFY_SECRETS;
  const scope = 'user-read-currently-playing user-read-recently-played';
  return {
    json: { access_token: accessToken, token_type: 'Bearer', scope, expires_in: 3600, ...changes },
  };
}

export function playing(changes: object = {}): object {
  return {
    timestamp: 1_797_000_000_000,
    context: {
      type: 'collection',
      href: 'https://api.spotify.com/v1/me/tracks',
      external_urls: { spotify: 'https://open.spotify.com/collection/tracks' },
      uri: `spotify:user:${SPOTIFY_SECRETS.ownerId}:collection`,
    },
    progress_ms: 42_000,
    item: track(),
    currently_playing_type: 'track',
    actions: { disallows: { resuming: true } },
    is_playing: true,
    ...changes,
  };
}

export function history(changes: object = {}): object {
  const played = { track: track(), played_at: '2026-11-01T20:15:20.497Z', context: null };
  const cursors = { after: '1772050520497', before: '1772050520497' };
  const href = 'https://api.spotify.com/v1/me/player/recently-played?limit=1';
  return { items: [played], next: null, cursors, limit: 1, href, ...changes };
}

export function track(changes: object = {}): object {
  return {
    type: 'track',
    id: 'tr4ck1d',
    name: 'Night Build',
    artists: [{ name: 'The Compile Errors' }, { name: 'A Guest' }],
    album: { name: 'Green Checks', album_type: 'album', images: covers(640, 300, 64) },
    external_urls: { spotify: 'https://open.spotify.com/track/tr4ck1d' },
    duration_ms: 200_000,
    explicit: false,
    is_local: false,
    ...changes,
  };
}

/** Recorded from a real player: a file on the owner's disk. */
export function localFile(): object {
  return {
    type: 'track',
    id: null,
    href: null,
    is_local: true,
    name: 'Demo Tape',
    artists: [{ name: 'Some Friends', id: null, external_urls: {} }],
    album: { name: '', images: [], id: null, uri: null, release_date: null, external_urls: {} },
    external_urls: {},
    uri: 'spotify:local:Some+Friends::Demo+Tape:180',
  };
}

export function episode(): object {
  return {
    type: 'episode',
    name: 'Episode 12',
    images: covers(640),
    external_urls: { spotify: 'https://open.spotify.com/episode/e12' },
    show: { name: 'A Show', images: [] },
    total_episodes: null,
    is_externally_hosted: null,
  };
}

export function covers(...widths: (number | null)[]): object[] {
  return widths.map((width) => ({ url: coverUrl(width), width, height: width }));
}

export function coverUrl(width: number | null): string {
  return `https://i.scdn.co/image/cover-${width}`;
}

/** The song that the site makes of `track()`. */
export const SONG = {
  artist: 'The Compile Errors, A Guest',
  title: 'Night Build',
  songUrl: 'https://open.spotify.com/track/tr4ck1d',
  album: 'Green Checks',
  albumImageUrl: coverUrl(300),
};
