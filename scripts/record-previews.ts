import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { Sleeve } from '#sleeve/sleeve.ts';

import { composeSleeve } from '../tooling/sleeves/compose.ts';
import { requireSleeves } from '../tooling/sleeves/list-sleeves.ts';
import { encodePreview, PREVIEW } from './previews/encode.ts';
import { runCommand } from './shared/run-command.ts';

/* Records sleeves in motion as previews: `npm run previews`, or with slugs. Projects with a demo are recorded by `npm run record` instead. */

const PROJECTS = resolve(import.meta.dirname, '../projects');

await runCommand(async (slugs) => {
  for (const [slug, sleeve] of await requireSleeves(slugs)) {
    if (existsSync(resolve(PROJECTS, slug, 'demo/demo.tsx'))) {
      console.log(`shows its demo       ${slug}`);
      continue;
    }
    const preview = await recordSleeve(sleeve);
    await writeFile(resolve(PROJECTS, slug, 'preview.webp'), preview);
    console.log(`recorded  ${(preview.length / 1000).toFixed(1).padStart(6)} kB  ${slug}`);
  }
});

function recordSleeve(sleeve: Sleeve): Promise<Buffer> {
  const { ground, figure, ink, spot = figure } = sleeve.palette;
  const count = PREVIEW.framesPerSecond * PREVIEW.seconds;
  const frames = Array.from({ length: count }, (_, index) =>
    Buffer.from(composeSleeve(sleeve, index / count)),
  );
  return encodePreview(frames, [...new Set([ground, figure, spot, ink])]);
}
