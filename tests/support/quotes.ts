import { existsSync, readFileSync } from 'node:fs';

import { z } from 'astro/zod';
import { parse } from 'yaml';

import { isHidden } from './profile.ts';

const FILE = 'content/quotes.yaml';
const schema = z
  .object({
    source: z.string().default(''),
    quotes: z.array(z.union([z.string(), z.object({ text: z.string(), source: z.string() })])),
  })
  .nullish();

/** The quotes with the line below each, straight from the file; none when the owner has none or hides them. */
export const quotes = existsSync(FILE) && !isHidden('quotes') ? readQuotes() : [];

function readQuotes(): { text: string; source: string }[] {
  const { source = '', quotes: listed = [] } =
    schema.parse(parse(readFileSync(FILE, 'utf8'))) ?? {};
  return listed.map((quote, index) =>
    typeof quote === 'string'
      ? { text: quote, source: source.replace('{n}', String(index + 1)) }
      : quote,
  );
}
