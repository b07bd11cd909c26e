/** Reads one variable of the environment. */
export type ReadVariable = (name: string) => string | undefined;

/** The owner's app at Spotify's dashboard, and where Spotify is. */
export interface SpotifyApp {
  clientId: string;
  clientSecret: string;
  accountsUrl: string;
  apiUrl: string;
}

export interface SpotifySettings extends SpotifyApp {
  refreshToken: string;
  /** The day of the consent, YYYY-MM-DD. Undefined when it is not set. */
  consentDate: string | undefined;
}

export interface LastfmSettings {
  user: string;
  apiKey: string;
  apiUrl: string;
}

export interface ListenbrainzSettings {
  user: string;
  apiUrl: string;
}

export type MusicSettings =
  | ({ source: 'spotify' } & SpotifySettings)
  | ({ source: 'lastfm' } & LastfmSettings)
  | ({ source: 'listenbrainz' } & ListenbrainzSettings)
  | { source: 'embedded' }
  | { source: 'unusable'; reason: string };

/** Every variable a source needs; without one of them it cannot answer. */
export const NEEDED = {
  spotify: ['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET', 'SPOTIFY_REFRESH_TOKEN'],
  lastfm: ['LASTFM_USER', 'LASTFM_API_KEY'],
  listenbrainz: ['LISTENBRAINZ_USER'],
  embedded: [],
} as const;

/** The names of the four sources. */
type SourceName = keyof typeof NEEDED;

/** What the environment asks for. Values are trimmed, because secrets are often pasted with a line break. */
export function readMusicSettings(read: ReadVariable): MusicSettings {
  const value = (name: string) => read(name)?.trim() ?? '';
  const name = value('MUSIC_SOURCE').toLowerCase() || defaultSource(value);
  if (!isSourceName(name)) return unusable(`MUSIC_SOURCE names no source that exists.`);

  const missing = NEEDED[name].filter((variable) => value(variable) === '');
  if (missing.length > 0) return unusable(`${missing.join(' and ')} must be set.`);

  try {
    return settingsOf(name, value);
  } catch {
    return unusable('An address in the settings of the music source is no address.');
  }
}

/** The settings that are needed before the owner has given consent. */
export function readSpotifyApp(read: ReadVariable): SpotifyApp {
  const value = (name: string) => read(name)?.trim() ?? '';
  return {
    clientId: value('SPOTIFY_CLIENT_ID'),
    clientSecret: value('SPOTIFY_CLIENT_SECRET'),
    accountsUrl: origin(value('SPOTIFY_ACCOUNTS_URL') || 'https://accounts.spotify.com'),
    apiUrl: origin(value('SPOTIFY_API_URL') || 'https://api.spotify.com'),
  };
}

function settingsOf(source: SourceName, value: (name: string) => string): MusicSettings {
  switch (source) {
    case 'spotify':
      return {
        source,
        ...readSpotifyApp(value),
        refreshToken: value('SPOTIFY_REFRESH_TOKEN'),
        consentDate: value('SPOTIFY_CONSENT_DATE') || undefined,
      };
    case 'lastfm':
      return {
        source,
        user: value('LASTFM_USER'),
        apiKey: value('LASTFM_API_KEY'),
        apiUrl: origin(value('LASTFM_API_URL') || 'https://ws.audioscrobbler.com'),
      };
    case 'listenbrainz':
      return {
        source,
        user: value('LISTENBRAINZ_USER'),
        apiUrl: origin(value('LISTENBRAINZ_API_URL') || 'https://api.listenbrainz.org'),
      };
    case 'embedded':
      return { source };
  }
}

/** Removes a version from the address: the documentation shows it, and the sources add it themselves. */
function origin(address: string): string {
  return new URL(address).href.replace(/\/+$/, '').replace(/\/(v1|2\.0|1)$/, '');
}

function defaultSource(value: (name: string) => string): SourceName {
  return NEEDED.spotify.every((name) => value(name) !== '') ? 'spotify' : 'embedded';
}

function isSourceName(name: string): name is SourceName {
  return Object.hasOwn(NEEDED, name);
}

function unusable(reason: string): MusicSettings {
  return { source: 'unusable', reason };
}
