import { z } from 'astro/zod';
import { parse } from 'yaml';

import { sitePath } from '@/config/site';

import { streamEntryId } from './stream-entry-id';

/** The newest recording of the stream, as the server needs it. */
export interface Recording {
  title: string;
  /** Who made it: the owner. */
  artist: string;
  /** Path of its entry in the stream. */
  href: string;
}

/** By path, as texts. A pattern, because an import of a file that the owner deleted would end the build. */
const files = import.meta.glob<string>(['/content/profile.yaml', '/content/stream/entries.yaml'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const recordingsSchema = z.array(
  z.object({ type: z.string(), date: z.string(), title: z.string().optional() }),
);
const ownerSchema = z.object({ name: z.string(), hidden: z.array(z.string()).nullish() });

/**
 * Undefined when the stream has none or is hidden. It reads the two files directly, because importing the collections would bundle every
 * write-up into the server.
 */
export function findNewestRecording(): Recording | undefined {
  const { name, hidden } = ownerSchema.parse(contentOf('/content/profile.yaml'));
  if (hidden?.includes('stream')) return undefined;
  const [newest] = recordingsSchema
    .parse(contentOf('/content/stream/entries.yaml') ?? [])
    .filter(({ type }) => type === 'audio')
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  if (newest?.title === undefined) return undefined;
  return {
    title: newest.title,
    artist: name,
    href: sitePath(`/stream#${streamEntryId(newest) ?? ''}`),
  };
}

/** Null where the file is empty or absent. */
function contentOf(path: string): unknown {
  return parse(files[path] ?? '');
}
