import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import sharp from 'sharp';

import { encodePreview } from './previews/encode.ts';
import { openRecorder } from './previews/record.ts';
import { runCommand } from './shared/run-command.ts';

/*
 * Plays the built site in a browser and writes what it sees: a preview of each demo, the picture in which each act ends, and a
 * clip of the tour. `npm run record` for all, or with slugs, or with `tour`.
 */

const ROOT = resolve(import.meta.dirname, '..');
const PROJECTS = resolve(ROOT, 'projects');
const LAST_FRAME = { width: 800, height: 600, quality: 78 };

const wanted = process.argv.slice(2);
const demos = globSync('*/demo/demo.tsx', { cwd: PROJECTS })
  .map((file) => file.split(/[/\\]/)[0] ?? '')
  .filter((slug) => wanted.length === 0 || wanted.includes(slug));
const filmsTour = wanted.includes('tour') || (wanted.length === 0 && demos.length > 1);

await runCommand(async () => {
  if (demos.length === 0 && !filmsTour) throw new Error('No project of that name has a demo.');
  const recorder = await openRecorder();
  try {
    for (const slug of demos) {
      const frames = await recorder.record(slug, resolve(PROJECTS, slug, 'demo/recording.ts'));
      await write(resolve(PROJECTS, slug, 'preview.webp'), await encodePreview(frames));
    }
    if (filmsTour)
      await recorder.recordTour(resolve(ROOT, 'docs/tour'), async (slug, png) => {
        const { width, height, quality } = LAST_FRAME;
        const frame = sharp(png).resize(width, height).webp({ quality, effort: 6 });
        await write(resolve(PROJECTS, slug, 'last-frame.webp'), await frame.toBuffer());
      });
  } finally {
    await recorder.close();
  }
});

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes);
  const size = (bytes.length / 1000).toFixed(1).padStart(6);
  console.log(`recorded  ${size} kB  ${file.slice(ROOT.length + 1)}`);
}
