import { readFileSync } from 'node:fs';

import { z } from 'astro/zod';
import { parse } from 'yaml';

const profileSchema = z.object({ tools: z.array(z.object({ name: z.string() })) });

/** The tools that the owner names, straight from the file and not through the site. */
export const { tools } = profileSchema.parse(parse(readFileSync('content/profile.yaml', 'utf8')));
