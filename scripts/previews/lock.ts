import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** What each preview was made from, so that only those are made again whose source changed. */
const LOCK = resolve(import.meta.dirname, '../../content/projects/previews.lock.json');

/** Marks previews that show a live demo; drawing the sleeves again leaves them alone. */
const RECORDED = 'demo ';

export type Lock = Map<string, unknown>;

export async function readLock(): Promise<Lock> {
  const text = await readFile(LOCK, 'utf8').catch(() => '{}');
  const data: unknown = JSON.parse(text);
  return new Map(Object.entries(data ?? {}));
}

export async function writeLock(lock: Lock): Promise<void> {
  const sorted = Object.fromEntries([...lock].toSorted());
  await writeFile(LOCK, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

/** The entry of a preview that was recorded from a demo. */
export function recordedEntry(fingerprint: string): string {
  return RECORDED + fingerprint;
}

/** Whether this preview shows a demo rather than a sleeve. */
export function isRecorded(entry: unknown): boolean {
  return typeof entry === 'string' && entry.startsWith(RECORDED);
}
