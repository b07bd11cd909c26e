import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { computeWaveform } from './waveform/compute-waveform.ts';
import { canDecode } from './waveform/decode-audio.ts';
import { peaksNameOf } from '../tooling/peaks-file.ts';

const FOLDER = 'content/stream/media';
const media = path.join(import.meta.dirname, '..', FOLDER);

const names = (await readdir(media)).filter(canDecode).sort();
for (const name of names) {
  const sameName = names.find(
    (other) => other !== name && peaksNameOf(other) === peaksNameOf(name),
  );
  if (sameName !== undefined) {
    fail(`${FOLDER}/${name} and ${sameName} would share ${peaksNameOf(name)}; rename one of them.`);
    continue;
  }
  try {
    const outcome = await computeWaveform(media, name);
    console.log(`${FOLDER}/${peaksNameOf(name)}: ${outcome}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    fail(
      `${FOLDER}/${name} could not be decoded (${reason}); export it again as MP3 or remove it, then run this command again.`,
    );
  }
}

/** Reports a file and continues with the others. */
function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
