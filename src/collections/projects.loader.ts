import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { glob, type Loader, type LoaderContext } from 'astro/loaders';

import { surviveMistakes } from './survive-mistakes';

const FOLDER = 'projects';
const PATTERN = '*/*.mdx';

/** Loads projects/<slug>/<slug>.mdx, which checks/ has checked; a project's id is its file's name in lower case. */
export function projectsLoader(): Loader {
  const files = glob({
    base: FOLDER,
    pattern: PATTERN,
    generateId: ({ entry }) => slugOf(entry),
  });
  return surviveMistakes({
    ...files,
    // Only the dev server watches files.
    load: (context) =>
      files.load(context.watcher ? context : { ...context, store: withoutDrafts(context.store) }),
  });
}

/** A store that refuses drafts, and forgets a project that has become one since the last build. */
function withoutDrafts(store: LoaderContext['store']): LoaderContext['store'] {
  return {
    ...store,
    set: (entry) => {
      if (entry.data['draft'] !== true) return store.set(entry);
      store.delete(entry.id);
      return false;
    },
  };
}

/** The slug of every project's file. */
export function listProjectSlugs(): string[] {
  return globSync(PATTERN, { cwd: FOLDER }).map(slugOf);
}

function slugOf(path: string): string {
  return basename(path, '.mdx').toLowerCase();
}
