import type { Store } from './cached-value.ts';
import { createLastfm } from './lastfm.server.ts';
import { createListenbrainz } from './listenbrainz.server.ts';
import type { MusicSettings } from './settings.ts';
import { MusicFailure, type MusicSource } from './source.ts';
import { createSpotify } from './spotify.server.ts';

/** The source that the settings name; incomplete settings give a source that always fails. */
export function createSource(
  settings: MusicSettings,
  embedded: MusicSource,
  store: Store,
): MusicSource {
  switch (settings.source) {
    case 'spotify':
      return createSpotify(settings, store);
    case 'lastfm':
      return createLastfm(settings);
    case 'listenbrainz':
      return createListenbrainz(settings);
    case 'embedded':
      return embedded;
    case 'unusable': {
      const fail = () => Promise.reject(new MusicFailure('not_configured', settings.reason));
      return { current: fail, lastPlayed: fail };
    }
  }
}
