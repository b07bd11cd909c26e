import { getCollection } from 'astro:content';

import { listStreamEntries, listStreamItems } from './stream';

/**
 * The addresses that a site may have and this one lacks, because nothing is to be shown there or the owner hides it. The
 * navigation, the palette, the feeds and links in texts leave them out.
 */
export async function listMissingPages(): Promise<ReadonlySet<string>> {
  const [projects, entries, items] = await Promise.all([
    getCollection('projects'),
    listStreamEntries(),
    listStreamItems(),
  ]);
  return new Set([
    ...(projects.length > 0 ? [] : ['/projects']),
    ...(entries.length > 0 ? [] : ['/stream']),
    ...(items.length > 0 ? [] : ['/stream/stream']),
  ]);
}
