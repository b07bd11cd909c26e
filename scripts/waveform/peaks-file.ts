import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { parse } from 'node:path';

import { z } from 'astro/zod';

/** How many bars the player draws. */
export const BUCKETS = 160;

const SOURCE_HEX_DIGITS = 16;

/** What the player reads; `source` ties it to the audio it was computed from. */
const peaksFile = z.object({
  source: z.string(),
  duration: z.number(),
  peaks: z.array(z.number()).length(BUCKETS),
});

/** The name of the file beside the audio that the player reads its waveform from. */
export function peaksNameOf(audioName: string): string {
  return `${parse(audioName).name}.peaks.json`;
}

/** The first digits of the audio's SHA-256. */
export function sourceOf(audio: Uint8Array): string {
  return createHash('sha256').update(audio).digest('hex').slice(0, SOURCE_HEX_DIGITS);
}

/** False when the file is missing, damaged, or made from other audio or with another bucket count. */
export async function isUpToDate(file: string, source: string): Promise<boolean> {
  try {
    return peaksFile.parse(JSON.parse(await readFile(file, 'utf8'))).source === source;
  } catch {
    return false;
  }
}

/** Writes to a temporary file and renames it, so that the file is never incomplete. */
export async function writePeaks(file: string, contents: z.infer<typeof peaksFile>): Promise<void> {
  const temporary = `${file}.new`;
  await writeFile(temporary, `${JSON.stringify(contents)}\n`);
  await rename(temporary, file);
}
