import { readFileSync } from 'node:fs';

import { z } from 'astro/zod';
import { parse } from 'yaml';

import type { Hideable } from '../../src/collections/profile.schema.ts';

/** A list that is left out or left empty is none. */
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

const moment = z.union([z.number(), z.string()]).transform(String);
const span = { title: z.string(), start: moment, end: moment };

const profileSchema = z.object({
  name: z.string(),
  isAvailable: z.boolean().default(true),
  navigation: z.array(z.object({ label: z.string(), href: z.string() })).nullish(),
  hidden: list(z.string()),
  workHistory: list(
    z.object({
      ...span,
      company: z.string(),
      summary: z.string().optional(),
      points: list(z.string()),
    }),
  ),
  education: list(z.object({ ...span, school: z.string() })),
  socialLinks: list(z.object({ href: z.string() })),
  selectedProjects: list(z.string()),
  tools: list(z.object({ name: z.string(), projects: list(z.string()) })),
  marqueeWords: list(z.string()),
});

/** What the owner says, straight from the file and not through the site. */
export const profile = profileSchema.parse(parse(readFileSync('content/profile.yaml', 'utf8')));

/** Whether the owner hides a part for which there is content. */
export function isHidden(part: Hideable): boolean {
  return profile.hidden.includes(part);
}

/** What runs along the marquee; nothing where the owner has none or hides it. */
export const marqueeWords = isHidden('marquee') ? [] : profile.marqueeWords;
