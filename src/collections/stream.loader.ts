import { glob, type Loader } from 'astro/loaders';

import { streamEntryId } from './stream-entry-id';
import { surviveMistakes } from './survive-mistakes';
import { requireList, toFields, yamlLoader } from './yaml-loader';

const FILE = 'content/stream/entries.yaml';

/** Loads content/stream/*.mdx. */
export function streamLoader(): Loader {
  return surviveMistakes(
    glob({
      base: 'content/stream',
      pattern: '*.mdx',
      generateId: ({ entry }) => entry.replace(/\.mdx$/, '').toLowerCase(),
    }),
  );
}

/** Loads content/stream/entries.yaml; an entry's id comes from its type and date, so it does not change when entries are added. */
export function streamEntriesLoader(): Loader {
  return yamlLoader({ file: FILE, toEntries, markdownField: 'text' });
}

function toEntries(content: unknown): Map<string, Record<string, unknown>> {
  const entries = new Map<string, Record<string, unknown>>();
  for (const [index, entry] of requireList(content, FILE).map(toFields).entries()) {
    const id = streamEntryId(entry) ?? `entry ${index + 1}`;
    entries.set(id, entry);
  }
  return entries;
}
