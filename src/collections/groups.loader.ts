import type { Loader } from 'astro/loaders';

import { GROUPS_FILE } from './read-groups';
import { requireList, toFields, yamlLoader } from './yaml-loader';

/** Loads content/groups.yaml; a group's id is its place in the list. */
export function groupsLoader(): Loader {
  return yamlLoader({
    file: GROUPS_FILE,
    toEntries: (content) => {
      const groups = requireList(content, GROUPS_FILE).map(toFields);
      return new Map(groups.map((group, index) => [String(index + 1), group]));
    },
  });
}
