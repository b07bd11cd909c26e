import { strict, text } from './strict.ts';

/** How many laws the book has; the list must hold exactly these. */
export const LAW_COUNT = 48;

/** One title of content/quotes.yaml. */
export const quoteSchema = strict({ text: text('the title of the law', { max: 120 }) });
