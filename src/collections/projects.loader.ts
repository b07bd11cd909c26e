import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { glob, type Loader } from 'astro/loaders';

const FOLDER = 'projects';
const PATTERN = '*/*.mdx';
const PICTURES = ['cover', 'image'];

/** Loads projects/<slug>/<slug>.mdx; a project's id is its file's name in lower case. */
export function projectsLoader(): Loader {
  const files = glob({
    base: FOLDER,
    pattern: PATTERN,
    generateId: ({ entry }) => slugOf(entry),
  });
  return {
    name: FOLDER,
    load: (context) => {
      const paths = listFiles();
      requireMatchingNames(paths);
      requireUniqueSlugs(paths);
      return files.load({
        ...context,
        parseData: (entry) => {
          requirePictures(entry.data, entry.filePath ?? FOLDER);
          return context.parseData(entry);
        },
      });
    },
  };
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

/** Figures, demo and sleeve are found by the folder's name, the address by the file's name, so both must be equal. */
function requireMatchingNames(paths: string[]): void {
  for (const path of paths) {
    const folder = dirname(path);
    if (folder.toLowerCase() === slugOf(path)) continue;
    throw new Error(
      `${FOLDER}/${path}: a write-up has the name of its folder. Rename it to ${FOLDER}/${folder}/${folder}.mdx, or give it a folder of its own.`,
    );
  }
}

function requireUniqueSlugs(paths: string[]): void {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const slug = slugOf(path);
    const other = seen.get(slug);
    if (other !== undefined) {
      throw new Error(
        `${FOLDER}/${other} and ${FOLDER}/${path} would both be /projects/${slug}, because a slug is the file's name in lower case. Rename one of them.`,
      );
    }
    seen.set(slug, path);
  }
}

function requirePictures(data: Record<string, unknown>, filePath: string): void {
  for (const field of PICTURES) {
    const path = data[field];
    if (typeof path !== 'string' || existsSync(join(dirname(filePath), path))) continue;
    const shown = filePath.slice(filePath.lastIndexOf(`${FOLDER}/`));
    throw new Error(
      `${shown}: ${field}: there is no file at ${join(dirname(shown), path)}. Put the picture there or correct the path.`,
    );
  }
}
