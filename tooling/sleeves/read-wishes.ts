import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'astro/zod';
import { parse } from 'yaml';

import type { SleeveWishes } from './default-sleeve.ts';

const schema = z.object({
  title: z.string(),
  track: z.string(),
  cover: z.string().default('./cover.svg'),
  colours: z.object({ ground: z.string(), figure: z.string() }).optional(),
});

/** What the frontmatter of a project says about its sleeve; `cover` is the path that it names. */
export function readWishes(root: string, slug: string): SleeveWishes & { cover: string } {
  const file = `projects/${slug}/${slug}.mdx`;
  const text = readFileSync(join(root, file), 'utf8');
  const [, yaml = ''] = /^---\r?\n(.*?)\n---/s.exec(text) ?? [];
  const { success, data } = schema.safeParse(parse(yaml));
  if (success) return { slug, ...data };
  throw new Error(`${file}: a sleeve needs the title and the track. Write both first.`);
}
