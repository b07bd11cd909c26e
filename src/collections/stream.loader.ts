import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { glob, type Loader } from 'astro/loaders';

import { streamEntryId } from './stream-entry-id';
import { requireList, toFields, yamlLoader } from './yaml-loader';

const FILE = 'content/stream/entries.yaml';

/** Loads content/stream/*.mdx. */
export function streamLoader(): Loader {
  return glob({
    base: 'content/stream',
    pattern: '*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, '').toLowerCase(),
  });
}

/** Loads content/stream/entries.yaml; an entry's id comes from its type and date, so it does not change when entries are added. */
export function streamEntriesLoader(): Loader {
  return yamlLoader({ file: FILE, toEntries, markdownField: 'text' });
}

function toEntries(content: unknown): Map<string, Record<string, unknown>> {
  const entries = new Map<string, Record<string, unknown>>();
  for (const [index, entry] of requireList(content, FILE).map(toFields).entries()) {
    const id = streamEntryId(entry) ?? `entry ${index + 1}`;
    if (entries.has(id)) {
      throw new Error(
        `${FILE}: date: two entries would both be /stream#${id}. Change the time of one by a minute.`,
      );
    }
    requireRecording(entry['src']);
    entries.set(id, entry);
  }
  return entries;
}

function requireRecording(src: unknown): void {
  if (typeof src !== 'string') return;
  const path = join(dirname(FILE), src);
  if (existsSync(path)) return;
  throw new Error(
    `${FILE}: src: there is no file at ${path}. Put the recording there or correct the path.`,
  );
}
