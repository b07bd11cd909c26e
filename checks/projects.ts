import { basename, dirname } from 'node:path';

import { projectSchema } from '../src/collections/projects.schema.ts';
import { slugOfFile, type Content } from './content.ts';
import { checkFields, mistakeAt, valueAt } from './fields.ts';
import { findRepeated } from './find-repeated.ts';
import type { Finding } from './finding.ts';
import { checkPicture, pictureField } from './pictures.ts';
import type { Source } from './source.ts';

type Repeated = ReturnType<typeof findRepeated<Source>>[number];

const PICTURES = ['cover', 'image'];

/** The frontmatter, the pictures and the names of the files of all projects. */
export function checkProjects({ root, projects }: Content): Finding[] {
  const schema = projectSchema({ image: pictureField });
  return [
    ...projects.flatMap((source) => [
      ...checkFields(source, schema),
      ...PICTURES.flatMap((field) => checkPicture(root, source, [field])),
      ...checkName(source),
      ...checkDays(source),
    ]),
    ...findRepeated(projects, ({ file }) => slugOfFile(file)).map(explainSameSlug),
    ...findRepeated(projects, trackOf).map(explainSameTrack),
  ];
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Why a slug cannot be an address; undefined when it can. */
export function explainSlug(slug: string): string | undefined {
  if (SLUG.test(slug)) return undefined;
  return `"${slug}" cannot be a slug. Use small letters, digits and single hyphens.`;
}

/** Figures, demo and sleeve are found by the folder's name, the address by the file's name, so both must be equal. */
function checkName({ file }: Source): Finding[] {
  const folder = basename(dirname(file));
  if (folder.toLowerCase() === slugOfFile(file)) {
    const problem = explainSlug(slugOfFile(file));
    return problem === undefined
      ? []
      : [{ file, message: `${problem} Rename the folder and the text in it.`, isFatal: true }];
  }
  const message = `a write-up has the name of its folder. Rename it to projects/${folder}/${folder}.mdx, or give it a folder of its own.`;
  return [{ file, message, isFatal: true }];
}

function checkDays(source: Source): Finding[] {
  const [published, updated] = ['publishedAt', 'updatedAt'].map((field) =>
    valueAt(source.data, [field]),
  );
  if (typeof published !== 'string' || typeof updated !== 'string' || published <= updated)
    return [];
  const message = `it was updated on ${updated}, before it was published on ${published}. Exchange the days or correct one.`;
  return [mistakeAt(source, ['updatedAt'], message)];
}

/** What a recruiter looks for first: your part, and where to see the work. A sample has neither. */
export function checkParts({ projects }: Content, skipsSamples: boolean): Finding[] {
  return projects
    .filter(({ data }) => !(skipsSamples && valueAt(data, ['sample']) === true))
    .flatMap(({ file, data }) => {
      const has = (field: string) => valueAt(data, [field]) !== undefined;
      const lacking = [
        ...(has('role') ? [] : ['role, what you did']),
        ...(has('code') || has('link') ? [] : ['code or link, where to see it']),
      ];
      if (lacking.length === 0) return [];
      const message = `a recruiter will look for ${lacking.join('; and for ')}. Add what there is.`;
      return [{ file, message, isFatal: false }];
    });
}

function explainSameSlug({ item, earlier, key }: Repeated): Finding {
  const message = `this file and ${earlier.file} would both be /projects/${key}, because a slug is the file's name in lower case. Rename one of them.`;
  return { file: item.file, message, isFatal: true };
}

function explainSameTrack({ item, earlier, key: track }: Repeated): Finding {
  const free = `${track.charAt(0)}${Number(track.slice(1)) + 1}`;
  const message = `${earlier.file} is ${track} already, so their order would be left to chance. Give one of them a free number, such as ${free}.`;
  return mistakeAt(item, ['track'], message);
}

/** The track of a project; undefined when its fields name none. */
export function trackOf({ data }: Source): string | undefined {
  const track = valueAt(data, ['track']);
  return typeof track === 'string' ? track : undefined;
}
