import { readFileSync } from 'node:fs';

import { z } from 'astro/zod';
import { parse } from 'yaml';

const year = z.union([z.number(), z.string()]).transform(String);
const profileSchema = z.object({
  name: z.string(),
  isAvailable: z.boolean().default(true),
  workHistory: z
    .array(z.object({ company: z.string(), title: z.string(), start: year, end: year }))
    .default([]),
  education: z.array(z.object({ school: z.string() })).default([]),
  socialLinks: z.array(z.object({ href: z.string() })).default([]),
  selectedProjects: z.array(z.string()).default([]),
  tools: z.array(z.object({ name: z.string() })).default([]),
  marqueeWords: z.array(z.string()).default([]),
});

/** What the owner says, straight from the file and not through the site. */
export const profile = profileSchema.parse(parse(readFileSync('content/profile.yaml', 'utf8')));
