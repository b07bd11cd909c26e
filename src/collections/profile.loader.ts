import type { Loader } from 'astro/loaders';

import { toFields, yamlLoader } from './yaml-loader';

/** Loads content/profile.yaml as the only entry of its collection. */
export function profileLoader(): Loader {
  return yamlLoader({
    file: 'content/profile.yaml',
    toEntries: (content) => new Map([['profile', toFields(content)]]),
  });
}
