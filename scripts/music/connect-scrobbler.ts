import type { Dialogue } from '../shared/ask.ts';
import { readVariable } from '../../tooling/read-variable.ts';
import { writeVariables } from '../shared/env-file.ts';
import { tryMusic } from './try-music.ts';

/** Asks for the Last.fm account, tests it, and then stores it in `.env`. */
export async function connectLastfm(dialogue: Dialogue): Promise<void> {
  console.log('A free API key: https://www.last.fm/api/account/create\n');
  await tryAndStore({
    MUSIC_SOURCE: 'lastfm',
    LASTFM_USER: await dialogue.ask({ message: 'Last.fm user' }),
    LASTFM_API_KEY: await dialogue.ask({ message: 'API key', isSecret: true }),
  });
}

/** Asks for the ListenBrainz account, tests it, and then stores it in `.env`. */
export async function connectListenbrainz(dialogue: Dialogue): Promise<void> {
  await tryAndStore({
    MUSIC_SOURCE: 'listenbrainz',
    LISTENBRAINZ_USER: await dialogue.ask({ message: 'ListenBrainz user' }),
  });
}

async function tryAndStore(values: Record<string, string>): Promise<void> {
  await tryMusic((name) => values[name] ?? readVariable(name));
  writeVariables(values);
  console.log('Stored in .env.');
}
