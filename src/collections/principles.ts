import { getCollection, type CollectionEntry } from 'astro:content';

import { listMissingPages } from './missing-pages';

/** One habit of the owner, with the page that shows it. */
export type Principle = CollectionEntry<'principles'>['data'];

/** How the owner works, in the order of the file; without those whose example is a page that this site lacks. */
export async function listPrinciples(): Promise<Principle[]> {
  const missing = await listMissingPages();
  const entries = await getCollection('principles');
  return entries
    .sort((a, b) => Number(a.id) - Number(b.id))
    .map(({ data }) => data)
    .filter(({ href }) => !missing.has(href));
}
