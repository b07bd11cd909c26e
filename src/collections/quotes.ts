import { getCollection } from 'astro:content';

/** The 48 laws in order: the law at index n is Law n + 1. */
export async function listQuotes(): Promise<string[]> {
  const entries = await getCollection('quotes');
  return entries.sort((a, b) => Number(a.id) - Number(b.id)).map(({ data }) => data.text);
}
