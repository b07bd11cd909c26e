import { z } from 'astro/zod';

import { strict, text } from './strict.ts';

const words = text('the quotation', { max: 300 });

/** content/quotes.yaml: what the hidden box of the about card may show. */
export const quotesSchema = strict({
  hint: text('the words of the button that shows a quote', { max: 40 }),
  source: text('the line below a quote; {n} is its place in the list', { max: 80 }).optional(),
  quotes: z
    .array(
      z.union(
        [words, strict({ text: words, source: text('who said it, or where', { max: 80 }) })],
        {
          error: 'Write the quotation, or { text: …, source: … } for one with a source of its own.',
        },
      ),
      { error: 'Write a list of quotations.' },
    )
    .min(1, 'Write at least one quotation, or delete the file.')
    .describe('in the order of their numbers'),
});
