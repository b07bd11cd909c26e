import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { readGroups } from '../../src/collections/read-groups.ts';

const PROJECTS = 'projects';

/** As many as a card has room for. */
const MOST_SLEEVES = 15;

/** Reads the covers of all projects; gives those that the card of a page shows, as SVG. */
export function readSleeves(): (path: string) => string[] {
  const files = globSync('*/*.mdx', { cwd: PROJECTS }).sort();
  const sleeves = new Map(files.map((file) => [slugOf(file), readSleeve(join(PROJECTS, file))]));
  const all = [...sleeves.keys()];
  return (path) => choose(path, all).flatMap((slug) => sleeves.get(slug) ?? []);
}

function slugOf(file: string): string {
  return basename(file, '.mdx').toLowerCase();
}

/** None where the cover is no drawing: such a picture stays on its page. */
function readSleeve(file: string): string[] {
  const [, cover] = /^cover: *['"]?(.+\.svg)['"]?$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return cover === undefined ? [] : [readFileSync(join(dirname(file), cover), 'utf8')];
}

function choose(path: string, all: string[]): string[] {
  if (path === '/') {
    const homepage = readGroups().find(({ name }) => name === 'homepage');
    return homepage?.projects.toReversed() ?? [];
  }
  if (path === '/projects') return all.slice(0, MOST_SLEEVES);
  return [path.replace(/^\/projects\//, '')];
}
