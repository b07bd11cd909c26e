import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { FILES } from '../../checks/content.ts';
import { entryText, isEntryType } from './entry-text.ts';

const MEDIA = 'content/stream/media';

/** Adds an entry with valid example values to the top of the stream. */
export async function newEntry(type: string): Promise<string> {
  if (!isEntryType(type)) {
    throw new Error(`"${type}" is no kind of entry. Choose text, audio or spotify.`);
  }
  const stored = await readFile(FILES.entries, 'utf8');
  const firstEntry = stored.search(/^- /m);
  const at = firstEntry < 0 ? stored.length : firstEntry;
  const entry = entryText(type, new Date(), type === 'audio' ? someRecording() : undefined);
  await writeFile(FILES.entries, `${stored.slice(0, at)}${entry}\n${stored.slice(at)}`);
  return `${FILES.entries} begins with a new ${type} entry that already builds. Now edit:
${EDITS[type]}
See it with: npm run dev, then /stream`;
}

/** The name of a recording that is there: an entry without its file would stop the build. */
function someRecording(): string {
  const [first] = globSync(`${MEDIA}/*.{mp3,m4a,ogg,wav,flac}`).sort();
  if (first !== undefined) return basename(first);
  throw new Error(
    `There is no recording yet. Put one into ${MEDIA} (mp3, m4a, ogg, wav or flac), then run this again.`,
  );
}

const EDITS = {
  text: '  - description: the label above the thought\n  - text: the thought, in Markdown',
  audio:
    '  - title and description\n  - src: put the recording into content/stream/media, name it here, then run: npm run waveforms',
  spotify:
    '  - title\n  - href: the address behind Share in Spotify\n  - iframe: the same address with /embed before /track',
};
