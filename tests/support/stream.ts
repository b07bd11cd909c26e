import { readFileSync } from 'node:fs';

import { z } from 'astro/zod';
import { parse } from 'yaml';

const FOLDER = 'content/stream';

const entriesSchema = z.array(
  z.object({
    type: z.enum(['text', 'audio', 'spotify']),
    date: z.string(),
    title: z.string().optional(),
    src: z.string().optional(),
    text: z.string().optional(),
  }),
);

/** Every entry of the stream, newest first, from the file an owner edits. */
export const entries = entriesSchema
  .parse(parse(readFileSync(`${FOLDER}/entries.yaml`, 'utf8')))
  .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));

/** The newest recording; undefined when the stream has none. */
export const recording = entries
  .filter(({ type }) => type === 'audio')
  .map(({ title = '', src = '' }) => ({ title, file: src.replace(/^\./, FOLDER) }))[0];
