import { z } from 'astro/zod';

import { describeFinding } from '../../checks/finding.ts';
import { isSource, readText } from '../../checks/source.ts';
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
  const read = readText(root, file);
  if (!isSource(read)) throw new Error(describeFinding(read));
  const { success, data } = schema.safeParse(read.data);
  if (success) return { slug, ...data };
  throw new Error(`${file}: a sleeve needs the title and the track. Write both first.`);
}
