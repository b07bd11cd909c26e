import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

/** How many bars the player draws. */
export const BUCKETS = 160;

const SOURCE_HEX_DIGITS = 16;

/** What the player reads; `source` ties it to the audio it was computed from. */
export interface PeaksFile {
  source: string;
  duration: number;
  peaks: readonly number[];
}

/** The first digits of the audio's SHA-256. */
export function sourceOf(audio: Uint8Array): string {
  return createHash('sha256').update(audio).digest('hex').slice(0, SOURCE_HEX_DIGITS);
}

/** False when the file is missing, damaged, or made from other audio or with another bucket count. */
export async function isUpToDate(file: string, source: string): Promise<boolean> {
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isPeaksFile(stored) && stored.source === source && stored.peaks.length === BUCKETS;
  } catch {
    return false;
  }
}

/** Writes to a temporary file and renames it, so that the file is never incomplete. */
export async function writePeaks(file: string, contents: PeaksFile): Promise<void> {
  const temporary = `${file}.new`;
  await writeFile(temporary, `${JSON.stringify(contents)}\n`);
  await rename(temporary, file);
}

function isPeaksFile(value: unknown): value is PeaksFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    typeof value.source === 'string' &&
    'duration' in value &&
    typeof value.duration === 'number' &&
    'peaks' in value &&
    Array.isArray(value.peaks)
  );
}
