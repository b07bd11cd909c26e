import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { streamEntryId } from '../../../src/collections/stream-entry-id.ts';
import { checkContent } from '../../../tooling/content/check-content.ts';
import { readContent } from '../../../tooling/content/content.ts';
import { findPages } from '../../../tooling/content/site-pages.ts';
import { readVariable } from '../../../tooling/read-variable.ts';
import type { CodeFile, Site, Source } from '../site.ts';
import { entriesOf, findField } from '../values-of.ts';
import { readDisk } from './read-disk.ts';
import { readLetters } from '../../../tooling/letters/read-letters.ts';
import { readMachine } from './read-machine.ts';
import { readPictures } from './read-pictures.ts';
import { readRecordings } from './read-recordings.ts';
import { toSources } from './to-sources.ts';

const CODE = 'projects/*/**/*.{ts,tsx,astro,css}';

/** Reads everything the checks look at from the project in `root`. */
export async function readSite(root: string, environment: NodeJS.ProcessEnv): Promise<Site> {
  const content = readContent(root);
  const sources = toSources(content);
  return {
    sources,
    mistakes: checkContent(root),
    code: readCode(root),
    pages: findPages(content),
    entryIds: new Set(entriesOf(sources).flatMap(listEntryIds)),
    pictures: await readPictures(root),
    recordings: await readRecordings(root),
    letters: readLetters(root),
    machine: readMachine(root),
    disk: readDisk(root),
    variable: (name) => readVariable(name, root, environment),
    now: new Date(),
  };
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
