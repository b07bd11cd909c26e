import { getCollection, type CollectionEntry } from 'astro:content';

export type Group = CollectionEntry<'groups'>['data'];

/** The featured groups, in the order of the file. */
export async function listGroups(): Promise<Group[]> {
  const entries = await getCollection('groups');
  return entries.sort((a, b) => Number(a.id) - Number(b.id)).map(({ data }) => data);
}
