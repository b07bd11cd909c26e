import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { glob, type Loader } from 'astro/loaders';

import { surviveMistakes } from './survive-mistakes';

const FOLDER = 'projects';
const PATTERN = '*/*.mdx';

/** Loads projects/<slug>/<slug>.mdx, which tooling/content has checked; a project's id is its file's name in lower case. */
export function projectsLoader(): Loader {
  return surviveMistakes(
    glob({
      base: FOLDER,
      pattern: PATTERN,
      generateId: ({ entry }) => slugOf(entry),
    }),
  );
}

/** The slug of every project's file. */
export function listProjectSlugs(): string[] {
  return listFiles().map(slugOf);
}

function listFiles(): string[] {
  return globSync(PATTERN, { cwd: FOLDER }).map((path) => path.replaceAll('\\', '/'));
}

function slugOf(path: string): string {
  return basename(path, '.mdx').toLowerCase();
}
