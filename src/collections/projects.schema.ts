import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';

import { address, day, strict, text } from './strict';

/** What a project can be tagged with. Add a tag only when two projects share it. */
export const TAGS = [
  'AI',
  'Audio',
  'Design',
  'Finance',
  'Frontend',
  'Graphics',
  'Health',
  'Realtime',
  'Security',
  'Web3',
] as const;

/** Only the choice is needed when the text tells the decision; a card shows all five (tooling/markdown/check-decisions.ts). */
const decision = strict({
  constraint: text('what forced a choice', { max: 400 }).optional(),
  choice: text('what was chosen', { max: 300 }),
  rejected: text('the option that was turned down', { max: 300 }).optional(),
  why: text('the reason for the choice', { max: 500 }).optional(),
  result: text('what followed from it', { max: 500 }).optional(),
});

/** The fields without pictures, built once: Astro calls `projectSchema` for every file. */
const textFields = {
  title: text('the name of the project', { max: 60 }),
  description: text('the pitch in one sentence, for lists, feeds and social cards', {
    min: 30,
    max: 130,
  }),
  link: address('the live address of the project; leave it out when there is none').optional(),
  publishedAt: day('the day the project was released'),
  track: z
    .string({ error: 'Write the track number, such as A1 or B6.' })
    .regex(/^[A-Z][1-9]\d*$/, 'Write a side and a number, such as A1 or B6.')
    .describe('side and number on the record; also the order in lists'),
  tags: z
    .array(
      z.enum(TAGS, {
        error: `Choose from ${TAGS.join(', ')}; add a new tag in src/collections/projects.schema.ts.`,
      }),
      { error: 'Write a list of tags, such as [AI, Web3].' },
    )
    .min(1, 'Name at least one tag.')
    .describe('most important first'),
  keywords: text('search words, separated by commas', { max: 300 }),
  outcome: text('what came of it, if there is a record; shown among the facts', {
    max: 80,
  }).optional(),
  part: text('my part in two to five words; leave it out when I did all of it', {
    max: 60,
  }).optional(),
  summary: text('what it is, what it is made of, and what came of it', { max: 900 }),
  decisions: z
    .array(decision, {
      error: 'Write one to four decisions; docs/recipes/add-a-project.md shows one.',
    })
    .min(1, 'Write at least one decision.')
    .max(4, 'Keep the four decisions that mattered most.')
    .describe('choices; with the option rejected and why, unless the text says so'),
};

/** The frontmatter of projects/<slug>/<slug>.mdx. */
export const projectSchema = ({ image }: SchemaContext) =>
  strict({
    ...textFields,
    cover: image().describe('the sleeve, 800 x 600, relative to this file'),
    image: image().describe('the animated preview, relative to this file'),
  });
