import { getCollection, type CollectionEntry } from 'astro:content';

export type Principle = CollectionEntry<'principles'>['data'];

/** How the owner works, in the order of the file. */
export async function listPrinciples(): Promise<Principle[]> {
  const entries = await getCollection('principles');
  return entries.sort((a, b) => Number(a.id) - Number(b.id)).map(({ data }) => data);
}
