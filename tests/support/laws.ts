import { readFileSync } from 'node:fs';

import { z } from 'astro/zod';
import { parse } from 'yaml';

const schema = z.object({ quotes: z.array(z.string()) });

/** The titles of the laws, from the content file. */
export function listLaws(): string[] {
  return schema.parse(parse(readFileSync('content/quotes.yaml', 'utf8'))).quotes;
}
