import { createHash } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { encodePreview, PREVIEW } from './previews/encode.ts';
import type { FrameSource } from './previews/frame-source.ts';
import { isRecorded, readLock, writeLock } from './previews/lock.ts';
import { composeSleeve } from './sleeves/compose.ts';
import { requireSleeves } from './sleeves/series.ts';
import type { Sleeve } from './sleeves/sleeve.ts';

const PROJECTS = resolve(import.meta.dirname, '../content/projects');

const lock = await readLock();
for (const [slug, sleeve] of requireSleeves(process.argv.slice(2))) {
  if (isRecorded(lock.get(slug))) {
    console.log(`shows its demo       ${slug}`);
    continue;
  }
  const source = sourceFor(sleeve);
  const file = resolve(PROJECTS, slug, 'preview.webp');
  if (lock.get(slug) === source.fingerprint && (await exists(file))) {
    console.log(`unchanged            ${slug}`);
    continue;
  }
  const preview = await encodePreview(source);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, preview);
  lock.set(slug, source.fingerprint);
  await writeLock(lock);
  console.log(`recorded  ${(preview.length / 1000).toFixed(1).padStart(6)} kB  ${slug}`);
}

/** The sleeve in motion. */
function sourceFor(sleeve: Sleeve): FrameSource {
  const { ground, figure, ink, spot = figure } = sleeve.palette;
  const count = PREVIEW.framesPerSecond * PREVIEW.seconds;
  const frames = Array.from({ length: count }, (_, index) => composeSleeve(sleeve, index / count));
  return {
    fingerprint: createHash('sha256')
      .update(JSON.stringify([PREVIEW, frames]))
      .digest('hex')
      .slice(0, 16),
    colours: [...new Set([ground, figure, spot, ink])],
    loadFrames: () => Promise.resolve(frames.map((frame) => Buffer.from(frame))),
  };
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
