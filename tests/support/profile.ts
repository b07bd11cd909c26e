import { readFileSync } from 'node:fs';

import { z } from 'astro/zod';
import { parse } from 'yaml';

const profileSchema = z.object({
  name: z.string(),
  tools: z.array(z.object({ name: z.string() })).default([]),
  workHistory: z.array(z.object({ end: z.union([z.number(), z.string()]) })).default([]),
});

/** What the owner says, straight from the file and not through the site. */
export const { name, tools, workHistory } = profileSchema.parse(
  parse(readFileSync('content/profile.yaml', 'utf8')),
);
