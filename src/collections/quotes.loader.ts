import type { Loader } from 'astro/loaders';

import { toFields, yamlLoader } from './yaml-loader';

/** Loads content/quotes.yaml as the only entry of its collection. */
export function quotesLoader(): Loader {
  return yamlLoader({
    file: 'content/quotes.yaml',
    toEntries: (content) => new Map([['quotes', toFields(content)]]),
  });
}
