import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

import { isUpToDate, sourceOf } from '../../waveform/peaks-file.ts';

const MEDIA = 'content/stream/media';
const NO_RECORDINGS = ['.json', '.md', '.txt'];

/** A file of content/stream/media. */
export interface Recording {
  file: string;
  bytes: Buffer;
  /** Whether its waveform exists and was computed from exactly this audio. */
  hasWaveform: boolean;
}

/** Every recording of the stream. */
export function readRecordings(root: string): Promise<Recording[]> {
  const names = globSync('*.*', { cwd: join(root, MEDIA) });
  return Promise.all(
    names
      .filter((name) => !NO_RECORDINGS.includes(extname(name).toLowerCase()))
      .sort()
      .map(async (name) => {
        const bytes = await readFile(join(root, MEDIA, name));
        const peaks = join(root, MEDIA, `${basename(name, extname(name))}.peaks.json`);
        return {
          file: `${MEDIA}/${name}`,
          bytes,
          hasWaveform: await isUpToDate(peaks, sourceOf(bytes)),
        };
      }),
  );
}
