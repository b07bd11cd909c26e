import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';

import { z } from 'astro/zod';
import { parse } from 'yaml';

import { isHidden } from './profile.ts';

const FOLDER = 'content/stream';
const FILE = `${FOLDER}/entries.yaml`;

const entriesSchema = z
  .array(
    z.object({
      type: z.enum(['text', 'audio', 'spotify']),
      date: z.string(),
      title: z.string().optional(),
      description: z.string().optional(),
      src: z.string().optional(),
      text: z.string().optional(),
    }),
  )
  .nullish();

/** Every entry of the stream, newest first, from the file an owner edits; none where it is hidden. */
export const entries =
  isHidden('stream') || !existsSync(FILE)
    ? []
    : (entriesSchema.parse(parse(readFileSync(FILE, 'utf8'))) ?? []).sort(
        (a, b) => Date.parse(b.date) - Date.parse(a.date),
      );

/** The page that explains the stream, where there is one. */
export const streamItems = globSync(`${FOLDER}/*.mdx`)
  .filter((file) => entries.length > 0 && readFileSync(file, 'utf8').trim() !== '')
  .map((file) => `/stream/${basename(file, '.mdx').toLowerCase()}`);

/** The newest recording; undefined when the stream has none. */
export const recording = entries
  .filter(({ type }) => type === 'audio')
  .map(({ title = '', src = '' }) => {
    const file = src.replace(/^\./, FOLDER);
    return { title, file, suffix: extname(file), seconds: secondsOf(file) };
  })[0];

/** How long a recording is; 0 where `npm run waveforms` has not seen it. */
function secondsOf(file: string): number {
  const peaks = file.replace(/\.\w+$/, '.peaks.json');
  if (!existsSync(peaks)) return 0;
  return z.object({ duration: z.number() }).parse(JSON.parse(readFileSync(peaks, 'utf8'))).duration;
}
