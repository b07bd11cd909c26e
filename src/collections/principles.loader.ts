import type { Loader } from 'astro/loaders';

import { requireList, toFields, yamlLoader } from './yaml-loader';

const FILE = 'content/principles.yaml';

/** Loads content/principles.yaml; a principle's id is its place in the list. */
export function principlesLoader(): Loader {
  return yamlLoader({
    file: FILE,
    toEntries: (content) =>
      new Map(
        requireList(content, FILE).map((entry, index) => [String(index + 1), toFields(entry)]),
      ),
  });
}
