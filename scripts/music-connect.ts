// `npm run music:connect`: connects the music widget with the owner's account.
// For Spotify; `-- lastfm` and `-- listenbrainz` for an owner without Premium.
import { parseArgs } from 'node:util';

import { stopAsking } from './shared/ask.ts';
import { runCommand } from './shared/run-command.ts';
import { connectLastfm, connectListenbrainz } from './music/connect-scrobbler.ts';
import { connectSpotify } from './music/connect-spotify.ts';

const DEFAULT_PORT = '8888';

await runCommand(connect);
stopAsking();

async function connect(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: DEFAULT_PORT } },
  });
  switch (positionals[0] ?? 'spotify') {
    case 'spotify':
      return connectSpotify(Number(values.port));
    case 'lastfm':
      return connectLastfm();
    case 'listenbrainz':
      return connectListenbrainz();
    default:
      throw new Error('Choose spotify, lastfm or listenbrainz.');
  }
}
