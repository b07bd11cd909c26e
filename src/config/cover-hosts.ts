/**
 * The hosts that album covers may be loaded from: Spotify's image CDN and Last.fm's. ListenBrainz covers redirect to numbered
 * archive.org machines, which only a wildcard could allow, so its songs are shown without a cover.
 */
export const COVER_HOSTS = [
  'https://i.scdn.co',
  'https://image-cdn-ak.spotifycdn.com',
  'https://image-cdn-fa.spotifycdn.com',
  'https://lastfm.freetls.fastly.net',
] as const;
