import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { encodePreview } from './previews/encode.ts';
import { openRecorder } from './previews/record.ts';
import { runCommand } from './shared/run-command.ts';

/* Plays demos of the built site in a browser and writes what it sees as previews: `npm run record`, or with slugs. */

const PROJECTS = resolve(import.meta.dirname, '../projects');
const wanted = process.argv.slice(2);
const slugs = globSync('*/demo/recording.ts', { cwd: PROJECTS })
  .map((file) => file.split(/[/\\]/)[0] ?? '')
  .filter((slug) => wanted.length === 0 || wanted.includes(slug));

await runCommand(async () => {
  if (slugs.length === 0) throw new Error('No demo of that name has a recording.ts.');
  const recorder = await openRecorder();
  try {
    for (const slug of slugs) {
      const frames = await recorder.record(slug, resolve(PROJECTS, slug, 'demo/recording.ts'));
      const preview = await encodePreview(frames);
      await writeFile(resolve(PROJECTS, slug, 'preview.webp'), preview);
      console.log(`recorded  ${(preview.length / 1000).toFixed(1).padStart(6)} kB  ${slug}`);
    }
  } finally {
    await recorder.close();
  }
});
