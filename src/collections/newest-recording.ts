import { z } from 'astro/zod';
import { parse } from 'yaml';

import entries from '/content/stream/entries.yaml?raw';
import profile from '/content/profile.yaml?raw';

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

const recordingsSchema = z.array(
  z.object({ type: z.string(), date: z.string(), title: z.string().optional() }),
);
const ownerSchema = z.object({ name: z.string() });

/**
 * Undefined when the stream has none. It reads the two files directly, because importing the collections would bundle every
 * write-up into the server.
 */
export function findNewestRecording(): Recording | undefined {
  const [newest] = recordingsSchema
    .parse(parse(entries))
    .filter(({ type }) => type === 'audio')
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  if (newest?.title === undefined) return undefined;
  return {
    title: newest.title,
    artist: ownerSchema.parse(parse(profile)).name,
    href: sitePath(`/stream#${streamEntryId(newest) ?? ''}`),
  };
}
