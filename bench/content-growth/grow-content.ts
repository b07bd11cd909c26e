import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

import { generateProjects } from '../generate-projects.ts';

export interface Amount {
  projects: number;
  entries: number;
}

/** The entries that content/stream begins with. */
const SAMPLE_COUNT = 3;

const MINUTE_MS = 60_000;
const FIRST_MOMENT = Date.parse('2023-01-01T00:00:00Z');

/** The distance between entries, which gives a realistic number per month. */
const ENTRY_GAP_MS = 2_000 * MINUTE_MS;

/** Adds generated projects and entries to the existing ones, up to this number. */
export async function growContent(folder: string, { projects, entries }: Amount): Promise<void> {
  generateProjects(join(folder, 'projects'), projects);
  const stream = join(folder, 'content/stream/entries.yaml');
  for (let index = SAMPLE_COUNT; index < entries; index++) await appendFile(stream, entryOf(index));
}

function entryOf(index: number): string {
  const date = new Date(FIRST_MOMENT + index * ENTRY_GAP_MS).toISOString();
  const kinds = [
    `- type: text\n  date: '${date}'\n  description: Thought ${index}\n  text: A thought with **weight** and the number ${index}.\n`,
    `- type: audio\n  date: '${date}'\n  title: Recording ${index}\n  description: A recording.\n  src: ./media/first-pressing.mp3\n`,
    `- type: spotify\n  date: '${date}'\n  title: Song ${index}\n  href: https://open.spotify.com/track/${index}\n  iframe: https://open.spotify.com/embed/track/${index}\n`,
  ];
  return `\n${kinds[index % kinds.length] ?? ''}`;
}
