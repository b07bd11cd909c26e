import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { streamEntryId } from '../../../src/collections/stream-entry-id.ts';
import { readContent } from '../../../tooling/content/content.ts';
import { findPages } from '../../../tooling/content/site-pages.ts';
import type { CodeFile, Site, Source } from '../site.ts';
import { entriesOf, findField, projectsOf } from '../values-of.ts';
import { readDisk } from './read-disk.ts';
import { readLetters } from '../../../tooling/letters/read-letters.ts';
import { readMachine } from './read-machine.ts';
import { readPictures } from './read-pictures.ts';
import { readRecordings } from './read-recordings.ts';
import { readSources } from './read-sources.ts';
import { readVariables } from './read-variables.ts';

const CODE = 'projects/*/**/*.{ts,tsx,astro,css}';

/** Reads everything the checks look at from the project in `root`. */
export async function readSite(root: string, environment: NodeJS.ProcessEnv): Promise<Site> {
  const { sources, unreadable } = readSources(root);
  // A write-up that cannot be read still exists; otherwise every link to it would be a finding too.
  const slugs = [...projectsOf(sources), ...unreadable.filter(isProject)].map(slugOf).sort();
  return {
    sources,
    unreadable,
    slugs,
    code: readCode(root),
    pages: findPages(readContent(root)),
    entryIds: new Set(entriesOf(sources).flatMap(listEntryIds)),
    pictures: await readPictures(root),
    recordings: await readRecordings(root),
    letters: readLetters(root),
    machine: readMachine(root),
    disk: readDisk(root),
    variable: readVariables(root, environment),
    now: new Date(),
  };
}

function isProject({ file }: { file: string }): boolean {
  return file.startsWith('projects/');
}

function slugOf({ file }: { file: string }): string {
  return basename(file, '.mdx').toLowerCase();
}

/** What reaches a visitor: tests do not. */
function readCode(root: string): CodeFile[] {
  return globSync(CODE, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|spec)\.ts$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

function listEntryIds(source: Source): string[] {
  return source.fields
    .filter(({ path }) => path.endsWith('.date'))
    .flatMap(({ path, value: date }) => {
      const type = findField(source, path.replace(/date$/, 'type'))?.value;
      return streamEntryId({ type, date }) ?? [];
    });
}
