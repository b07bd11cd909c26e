import { basename, dirname } from 'node:path';

import { projectSchema } from '../../src/collections/projects.schema.ts';
import { checkFields, mistakeAt, valueAt } from './check-fields.ts';
import { checkPicture } from './check-pictures.ts';
import { slugOf, type Content } from './content.ts';
import { findRepeated } from './find-repeated.ts';
import { pictureField } from './picture-field.ts';
import type { Mistake } from './mistake.ts';
import type { Source } from './source.ts';

type Repeated = ReturnType<typeof findRepeated<Source>>[number];

const PICTURES = ['cover', 'image'];

/** The frontmatter, the pictures and the names of the files of all projects. */
export function checkProjects({ root, projects }: Content): Mistake[] {
  const schema = projectSchema({ image: pictureField });
  return [
    ...projects.flatMap((source) => [
      ...checkFields(source, schema),
      ...PICTURES.flatMap((field) => checkPicture(root, source, [field])),
      ...checkName(source),
      ...checkDays(source),
    ]),
    ...findRepeated(projects, ({ file }) => slugOf(file)).map(explainSameSlug),
    ...findRepeated(projects, trackOf).map(explainSameTrack),
  ];
}

/** Figures, demo and sleeve are found by the folder's name, the address by the file's name, so both must be equal. */
function checkName({ file }: Source): Mistake[] {
  const folder = basename(dirname(file));
  if (folder.toLowerCase() === slugOf(file)) return [];
  const fix = `a write-up has the name of its folder. Rename it to projects/${folder}/${folder}.mdx, or give it a folder of its own.`;
  return [{ file, fix }];
}

function checkDays(source: Source): Mistake[] {
  const [published, updated] = ['publishedAt', 'updatedAt'].map((field) =>
    valueAt(source.data, [field]),
  );
  if (typeof published !== 'string' || typeof updated !== 'string' || published <= updated)
    return [];
  const fix = `it was updated on ${updated}, before it was published on ${published}. Exchange the days or correct one.`;
  return [mistakeAt(source, ['updatedAt'], fix)];
}

function explainSameSlug({ item, earlier, key }: Repeated): Mistake {
  return {
    file: item.file,
    fix: `this file and ${earlier.file} would both be /projects/${key}, because a slug is the file's name in lower case. Rename one of them.`,
  };
}

function explainSameTrack({ item, earlier, key: track }: Repeated): Mistake {
  const free = `${track.charAt(0)}${Number(track.slice(1)) + 1}`;
  return mistakeAt(
    item,
    ['track'],
    `${earlier.file} is ${track} already, so their order would be left to chance. Give one of them a free number, such as ${free}.`,
  );
}

/** The track of a project; undefined when its fields name none. */
export function trackOf({ data }: Source): string | undefined {
  const track = valueAt(data, ['track']);
  return typeof track === 'string' ? track : undefined;
}
