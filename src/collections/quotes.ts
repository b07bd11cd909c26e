import { getEntry } from 'astro:content';

import { isHidden } from './profile';

/** The words of the hidden quote box. */
export interface Quotes {
  /** The words of the button. */
  hint: string;
  quotes: Quote[];
}

export interface Quote {
  text: string;
  /** The line below it. Unset: none. */
  source: string | undefined;
}

/** The quotes in the order of their numbers; undefined when the owner wrote none or hides them. */
export async function loadQuotes(): Promise<Quotes | undefined> {
  const entry = await getEntry('quotes', 'quotes');
  if (!entry || (await isHidden('quotes'))) return undefined;
  const { hint, source, quotes } = entry.data;
  return {
    hint,
    quotes: quotes.map((quote, index) =>
      typeof quote === 'string'
        ? { text: quote, source: source?.replaceAll('{n}', String(index + 1)) }
        : quote,
    ),
  };
}
