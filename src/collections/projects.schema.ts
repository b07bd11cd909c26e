import { z } from 'astro/zod';

import { address, day, strict, text } from './strict.ts';
import { tagSchema } from './tags.schema.ts';

const COLOUR_FIX = "Write a colour as '#2340ff', in quotes.";
const colour = z.string({ error: COLOUR_FIX }).regex(/^#[0-9a-f]{6}$/i, COLOUR_FIX);

const colours = strict({
  ground: colour.describe('the colour that fills the sleeve'),
  figure: colour.describe('the colour of what is drawn on it'),
});

/** Only the choice is needed when the text tells the decision; a card shows all five, with either `rejected` or `insteadOf` (tooling/markdown/check-decisions.ts). */
const decision = strict({
  constraint: text('what forced a choice', { max: 400 }).optional(),
  choice: text('what was chosen', { max: 300 }),
  rejected: text('the option that was tried or discussed, and turned down', {
    max: 300,
  }).optional(),
  insteadOf: text('the usual option, where nobody recorded that it was turned down', {
    max: 300,
  }).optional(),
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
  publishedAt: day('the day the text was published'),
  updatedAt: day('the day of the last change worth telling').optional(),
  draft: z
    .boolean({ error: 'Write true while the project is only for npm run dev.' })
    .default(false)
    .describe('a draft is shown by npm run dev and left out of a build'),
  track: z
    .string({ error: 'Write the track number, such as A1 or B6.' })
    .regex(/^[A-Z][1-9]\d*$/, 'Write a side and a number, such as A1 or B6.')
    .describe('side and number on the record; also the order in lists'),
  tags: z
    .array(tagSchema, { error: 'Write a list of tags, such as [AI, Web3].' })
    .min(1, 'Name at least one tag.')
    .describe('most important first; content/tags.yaml lists those there are'),
  keywords: text('search words, separated by commas', { max: 300 }),
  result: text('what came of it, if there is a record', { max: 80 }).optional(),
  role: text('my part in two to five words', { max: 60 }).optional(),
  team: text('who else worked on it', { max: 60 }).optional(),
  status: text('where it stands today', { max: 60 }).optional(),
  code: address('the address of the source code').optional(),
  sample: z
    .boolean({ error: 'Write true for a project that came with the template, or remove the line.' })
    .default(false)
    .describe('came with the template, and its page says so; remove it from your own'),
  summary: text('what it does, what was hard, and what came of it', { max: 900 }).optional(),
  colours: colours.optional(),
  decisions: z
    .array(decision, {
      error: 'Write up to four decisions; docs/recipes/add-a-project.md shows one.',
    })
    .max(4, 'Keep the four decisions that mattered most.')
    .default([])
    .describe('choices; with the option rejected and why, unless the text says so'),
};

/** The frontmatter of projects/<slug>/<slug>.mdx. */
export const projectSchema = <Picture extends z.ZodType>({ image }: { image: () => Picture }) =>
  strict({
    ...textFields,
    cover: image().describe('the sleeve: any picture, best 800 x 600, relative to this file'),
    image: image().optional().describe('the animated preview, relative to this file'),
  });
