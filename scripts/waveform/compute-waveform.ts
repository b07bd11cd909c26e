import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { decodeAudio } from './decode-audio.ts';
import {
  BUCKETS,
  isUpToDate,
  peaksNameOf,
  sourceOf,
  writePeaks,
} from '../../tooling/peaks-file.ts';
import { peaksOf } from './peaks-of.ts';

/** Leaves the stored peaks as they are when the audio has not changed, or cannot be decoded. */
export async function computeWaveform(
  folder: string,
  name: string,
): Promise<'written' | 'up to date'> {
  const audio = await readFile(path.join(folder, name));
  const peaksFile = path.join(folder, peaksNameOf(name));
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
