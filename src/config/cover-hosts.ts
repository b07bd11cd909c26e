/**
 * Where album covers may come from, host by host: Spotify's, by its API's word and its content network's names, and Last.fm's.
 * ListenBrainz has none: its covers are redirected to numbered machines that only a wildcard could name, so its songs
 * are shown without one.
 */
export const COVER_HOSTS = [
  'https://i.scdn.co',
  'https://image-cdn-ak.spotifycdn.com',
  'https://image-cdn-fa.spotifycdn.com',
  'https://lastfm.freetls.fastly.net',
] as const;
