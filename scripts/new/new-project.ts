import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { itemsAt } from '../../checks/fields.ts';
import { readContent } from '../../checks/content.ts';
import { explainSlug, trackOf } from '../../checks/projects.ts';
import { composeSleeve } from '../../tooling/sleeves/compose.ts';
import { defaultSleeve } from '../../tooling/sleeves/default-sleeve.ts';
import { readWishes } from '../../tooling/sleeves/read-wishes.ts';
import { writeSleeve } from '../sleeves/write-sleeve.ts';
import { listEdits, writeDemo } from './new-demo.ts';
import { projectFile } from './project-file.ts';

const PROJECTS = 'projects';

/** Writes a project with valid example values, and a small demo if asked; throws a readable message when the slug cannot be used. */
export async function newProject(slug: string, { hasDemo = false } = {}): Promise<string> {
  const problem = explainSlug(slug);
  if (problem !== undefined) throw new Error(problem);
  const file = join(PROJECTS, slug, `${slug}.mdx`);
  if (existsSync(file)) throw new Error(`${file} exists. Choose another slug.`);

  const track = nextTrack(readTracks('.'));
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  await mkdir(join(PROJECTS, slug), { recursive: true });
  await writeFile(file, projectFile({ slug, track, tag: firstTag(), publishedAt: today }));
  const sleeve = defaultSleeve(readWishes('.', slug));
  await writeSleeve(slug, sleeve);
  await writeFile(
    join(PROJECTS, slug, 'preview.webp'),
    await sharp(Buffer.from(composeSleeve(sleeve)))
      .resize(480, 360)
      .webp()
      .toBuffer(),
  );
  if (hasDemo) await writeDemo(slug);
  return `${file} is track ${track} and already builds. Now edit:
  - in ${file}: every sentence that begins with "Write", the tags, and the date
  - after a change of title or colours: npm run sleeves -- ${slug} and npm run previews -- ${slug}
  - or a picture of your own as cover: any svg, png, jpg or webp beside the text
${hasDemo ? `${listEdits(slug)}\n` : ''}See it with: npm run dev, then /projects/${slug}`;
}

/** The first tag of the owner's list, so that the new project builds. */
function firstTag(): string {
  const { tags } = readContent('.').lists;
  const [first] = tags ? itemsAt(tags, []) : [];
  return typeof first?.value === 'string' ? first.value : 'New';
}

/** The tracks of all projects whose fields can be read. */
export function readTracks(root: string): string[] {
  return readContent(root).projects.flatMap((source) => trackOf(source) ?? []);
}

/** The track after the last one of the last side; A1 when there is none. */
export function nextTrack(tracks: string[]): string {
  const side =
    tracks
      .map((track) => track.charAt(0))
      .sort()
      .at(-1) ?? 'A';
  const numbers = tracks
    .filter((track) => track.startsWith(side))
    .map((track) => Number(track.slice(1)));
  return `${side}${Math.max(0, ...numbers) + 1}`;
}
