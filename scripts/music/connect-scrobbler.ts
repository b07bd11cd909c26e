import { ask, askSecret } from '../shared/ask.ts';
import { readVariable } from '../../tooling/read-variable.ts';
import { writeVariables } from '../shared/env-file.ts';
import { tryMusic } from './try-music.ts';

/** Asks for the Last.fm account, tests it, and then stores it in `.env`. */
export async function connectLastfm(): Promise<void> {
  console.log('A free API key: https://www.last.fm/api/account/create\n');
  await tryAndStore({
    MUSIC_SOURCE: 'lastfm',
    LASTFM_USER: await ask('Last.fm user'),
    LASTFM_API_KEY: await askSecret('API key'),
  });
}

/** Asks for the ListenBrainz account, tests it, and then stores it in `.env`. */
export async function connectListenbrainz(): Promise<void> {
  await tryAndStore({
    MUSIC_SOURCE: 'listenbrainz',
    LISTENBRAINZ_USER: await ask('ListenBrainz user'),
  });
}

async function tryAndStore(values: Record<string, string>): Promise<void> {
  await tryMusic((name) => values[name] ?? readVariable(name));
  writeVariables(values);
  console.log('Stored in .env.');
}
