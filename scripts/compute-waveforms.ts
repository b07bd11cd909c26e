import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { canDecode, decodeAudio } from './waveform/decode-audio.ts';
import { BUCKETS, isUpToDate, peaksNameOf, sourceOf, writePeaks } from '../tooling/peaks-file.ts';
import { peaksOf } from './waveform/peaks-of.ts';

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
    const outcome = await computeWaveform(name);
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

/** Leaves the stored peaks as they are when the audio has not changed, or cannot be decoded. */
async function computeWaveform(name: string): Promise<'written' | 'up to date'> {
  const audio = await readFile(path.join(media, name));
  const peaksFile = path.join(media, peaksNameOf(name));
  const source = sourceOf(audio);
  if (await isUpToDate(peaksFile, source)) return 'up to date';

  const { channelData, sampleRate } = await decodeAudio(audio, name);
  const duration = roundToMilliseconds((channelData[0]?.length ?? 0) / sampleRate);
  await writePeaks(peaksFile, { source, duration, peaks: peaksOf(channelData, BUCKETS) });
  return 'written';
}

function roundToMilliseconds(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}
