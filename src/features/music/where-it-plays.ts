const PLACES: Record<string, string> = {
  'open.spotify.com': 'On Spotify',
  'www.last.fm': 'On Last.fm',
  'last.fm': 'On Last.fm',
};

/** Where the play button leads, in two or three words; credit where it is due. */
export function whereItPlays(songUrl: string | null): string {
  if (songUrl === null) return 'Not online';
  if (songUrl.startsWith('/')) return 'From the stream';
  const host = URL.parse(songUrl)?.hostname ?? '';
  return PLACES[host] ?? `On ${host.replace(/^www\./, '')}`;
}
