import { existsSync, readFileSync } from 'node:fs';

import { z } from 'astro/zod';
import { parse } from 'yaml';

import { groupSchema } from './groups.schema.ts';

/** Where the featured groups are written, from the project's root. */
export const GROUPS_FILE = 'content/groups.yaml';

/** The featured groups for tools that run outside of Astro's pages; pages ask `listGroups`. None without the file. */
export function readGroups(): z.infer<typeof groupSchema>[] {
  if (!existsSync(GROUPS_FILE)) return [];
  return z.array(groupSchema).parse(parse(readFileSync(GROUPS_FILE, 'utf8')) ?? []);
}
