import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Loader } from 'astro/loaders';

import { mdxLoader } from './mdx-loader';

const FOLDER = 'content/projects';
const PICTURES = ['cover', 'image'];

/** Loads content/projects/*.mdx; a project's id is its file's name in lower case. */
export function projectsLoader(): Loader {
  const files = mdxLoader({ folder: FOLDER, toId: slugOf, refuse: refuseMissingPictures });
  return {
    name: FOLDER,
    load: (context) => {
      refuseEqualSlugs(listFiles());
      return files.load(context);
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

function refuseMissingPictures(data: Record<string, unknown>, filePath: string): void {
  for (const field of PICTURES) {
    const path = data[field];
    if (typeof path !== 'string' || existsSync(join(dirname(filePath), path))) continue;
    const shown = filePath.slice(filePath.indexOf(FOLDER));
    throw new Error(
      `${shown}: ${field}: there is no file at ${join(dirname(shown), path)}. Put the picture there or correct the path.`,
    );
  }
}
