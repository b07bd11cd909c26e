import type { Loader } from 'astro/loaders';

import { listProjectSlugs } from './projects.loader';
import { requireList, toFields, yamlLoader } from './yaml-loader';

const FILE = 'content/principles.yaml';

/** Loads content/principles.yaml; a principle's id is its place in the list. */
export function principlesLoader(): Loader {
  return yamlLoader({
    file: FILE,
    toEntries: (content) =>
      new Map(
        requireList(content, FILE)
          .map(toFields)
          .filter(isProven)
          .map((entry, index) => [String(index + 1), entry]),
      ),
  });
}

/** A project may be deleted with its folder: a principle that only its write-up shows is left out. */
function isProven({ href }: Record<string, unknown>): boolean {
  const slug = /^\/projects\/([^/#?]+)/.exec(String(href))?.[1];
  return slug === undefined || listProjectSlugs().includes(slug);
}
