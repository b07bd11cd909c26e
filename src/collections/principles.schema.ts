import { z } from 'astro/zod';

import { strict, text } from './strict.ts';

/** One entry of content/principles.yaml: a habit, and the page of this site that shows it. */
export const principleSchema = strict({
  title: text('the habit, in a few words', { max: 60 }),
  text: text('what it looks like in practice', { min: 40, max: 300 }),
  href: z
    .string({ error: 'Write the path of the page that shows it, such as /projects/portfolio.' })
    .regex(/^\/(?!\/)\S*$/, 'Write a path of this site, such as /projects/portfolio.')
    .describe('where a reader can check it'),
  proof: text('the words of the link', { max: 60 }),
});
