import type { Loader } from 'astro/loaders';

import { LAW_COUNT } from './quotes.schema';
import { requireList, yamlLoader } from './yaml-loader';

const FILE = 'content/quotes.yaml';

/** Loads content/quotes.yaml; a quote's id is its law number. */
export function quotesLoader(): Loader {
  return yamlLoader({ file: FILE, toEntries: toLaws });
}

function toLaws(content: unknown): Map<string, { text: unknown }> {
  const titles = requireList(content, FILE);
  if (titles.length !== LAW_COUNT) {
    throw new Error(
      `${FILE}: there are ${LAW_COUNT} laws, but the list has ${titles.length}. Add or remove titles until it has ${LAW_COUNT}.`,
    );
  }
  return new Map(titles.map((text, index) => [String(index + 1), { text }]));
}
