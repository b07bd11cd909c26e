// `npm run music:connect`: connects the music widget with the owner's account.
// For Spotify; `-- lastfm` and `-- listenbrainz` for an owner without Premium.
import { parseArgs } from 'node:util';

import { connectLastfm, connectListenbrainz } from './music/connect-scrobbler.ts';
import { connectSpotify } from './music/connect-spotify.ts';
import { Dialogue, type Terminal } from './shared/ask.ts';
import { runCommand } from './shared/run-command.ts';

const DEFAULT_PORT = '8888';

/** Asks for an account, tries it and stores it in `.env`. */
export async function connectMusic(args: string[], terminal?: Terminal): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { port: { type: 'string', default: DEFAULT_PORT } },
  });
  using dialogue = new Dialogue(terminal);
  const source = positionals[0] ?? 'spotify';
  if (source === 'spotify') await connectSpotify(Number(values.port), dialogue);
  else if (source === 'lastfm') await connectLastfm(dialogue);
  else if (source === 'listenbrainz') await connectListenbrainz(dialogue);
  else throw new Error('Choose spotify, lastfm or listenbrainz.');
}

if (import.meta.main) await runCommand((args) => connectMusic(args));
