import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { glob, type Loader } from 'astro/loaders';

const FOLDER = 'content/projects';
const PICTURES = ['cover', 'image'];

/** Loads content/projects/*.mdx; a project's id is its file's name in lower case. */
export function projectsLoader(): Loader {
  const files = glob({
    base: FOLDER,
    pattern: '*.mdx',
    generateId: ({ entry }) => slugOf(entry),
  });
  return {
    name: FOLDER,
    load: async (context) => {
      refuseEqualSlugs(listFiles());
      await files.load({
        ...context,
        parseData: (entry) => {
          refuseMissingPictures(entry.data, entry.filePath);
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
  return globSync('*.mdx', { cwd: FOLDER });
}

function slugOf(fileName: string): string {
  return fileName.replace(/\.mdx$/, '').toLowerCase();
}

function refuseEqualSlugs(fileNames: string[]): void {
  const seen = new Map<string, string>();
  for (const name of fileNames) {
    const slug = slugOf(name);
    const other = seen.get(slug);
    if (other !== undefined) {
      throw new Error(
        `${FOLDER}/${other} and ${FOLDER}/${name} would both be /projects/${slug}, because a slug is the file's name in lower case. Rename one of them.`,
      );
    }
    seen.set(slug, name);
  }
}

function refuseMissingPictures(data: Record<string, unknown>, filePath = FOLDER): void {
  for (const field of PICTURES) {
    const path = data[field];
    if (typeof path !== 'string' || existsSync(join(dirname(filePath), path))) continue;
    const shown = filePath.slice(filePath.indexOf(FOLDER));
    throw new Error(
      `${shown}: ${field}: there is no file at ${join(dirname(shown), path)}. Put the picture there or correct the path.`,
    );
  }
}
