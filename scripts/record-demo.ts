import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { encodePreview } from './previews/encode.ts';
import { readLock, recordedEntry, writeLock } from './previews/lock.ts';
import { openRecorder } from './previews/record.ts';

/* Plays demos of the built site in a browser and writes what it sees as previews: `npm run record`, or with slugs. */

const ROOT = resolve(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const slugs = globSync('src/demos/*/recording.ts', { cwd: ROOT })
  .map((file) => basename(dirname(file)))
  .filter((slug) => wanted.length === 0 || wanted.includes(slug));
if (slugs.length === 0) throw new Error('No demo of that name has a recording.ts.');

const lock = await readLock();
const recorder = await openRecorder();
try {
  for (const slug of slugs) {
    const steps = resolve(ROOT, 'src/demos', slug, 'recording.ts');
    const frames = await recorder.record(slug, steps);
    const fingerprint = createHash('sha256')
      .update(await readFile(steps))
      .digest('hex')
      .slice(0, 16);
    const preview = await encodePreview({ fingerprint, loadFrames: () => Promise.resolve(frames) });
    const file = resolve(ROOT, 'content/projects', slug, 'preview.webp');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, preview);
    lock.set(slug, recordedEntry(fingerprint));
    await writeLock(lock);
    console.log(`recorded  ${(preview.length / 1000).toFixed(1).padStart(6)} kB  ${slug}`);
  }
} finally {
  await recorder.close();
}
