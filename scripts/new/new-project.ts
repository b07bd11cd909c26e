import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { nextTrack } from './next-track.ts';
import { projectFile } from './project-file.ts';
import { templateSleeve } from './template-sleeve.ts';

const PROJECTS = 'projects';

/** Writes a project with valid example values; throws a readable message when the slug cannot be used. */
export async function newProject(slug: string): Promise<string> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Error(`"${slug}" cannot be a slug. Use small letters, digits and single hyphens.`);
  }
  const file = join(PROJECTS, slug, `${slug}.mdx`);
  if (existsSync(file)) throw new Error(`${file} exists. Choose another slug.`);

  const track = nextTrack(readTracks());
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const sleeve = templateSleeve(slug, track);
  await mkdir(join(PROJECTS, slug), { recursive: true });
  await writeFile(join(PROJECTS, slug, 'cover.svg'), sleeve);
  await writeFile(
    join(PROJECTS, slug, 'preview.webp'),
    await sharp(Buffer.from(sleeve)).resize(480, 360).webp().toBuffer(),
  );
  await writeFile(file, projectFile({ slug, track, publishedAt: today }));
  return `${file} is track ${track} and already builds. Now edit:
  - in ${file}: every sentence that begins with "Write", the tags, and the date
  - ${join(PROJECTS, slug, 'cover.svg')}: the sleeve, 800 x 600
  - ${join(PROJECTS, slug, 'preview.webp')}: the animated preview
See it with: npm run dev, then /projects/${slug}`;
}

function readTracks(): string[] {
  return globSync('*/*.mdx', { cwd: PROJECTS }).flatMap(
    (name) => /^track: (\w+)$/m.exec(readFileSync(join(PROJECTS, name), 'utf8'))?.[1] ?? [],
  );
}
