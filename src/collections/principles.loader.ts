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
          .filter(hasExample)
          .map((entry, index) => [String(index + 1), entry]),
      ),
  });
}

/** A principle whose example is the write-up of a deleted project is left out. */
function hasExample({ href }: Record<string, unknown>): boolean {
  const slug = /^\/projects\/([^/#?]+)/.exec(String(href))?.[1];
  return slug === undefined || listProjectSlugs().includes(slug);
}
