import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';

import { entries } from './stream.ts';

/** Every project's slug, from the files an owner edits. */
export const slugs = globSync('*/*.mdx', { cwd: 'projects' })
  .map((file) => basename(file, '.mdx').toLowerCase())
  .sort();

/** Whether the site has the page of its own figures; an owner's has none before `npm run receipts`. */
export const hasReceipts = existsSync('bench/results.json');

/** Every page a visitor can reach by a link. */
export const pages = [
  '/',
  '/about',
  '/cv',
  '/stream',
  `/stream/type/${entries[0]?.type}`,
  ...(hasReceipts ? ['/receipts'] : []),
  ...globSync('*.mdx', { cwd: 'content/stream' }).map(
    (file) => `/stream/${basename(file, '.mdx').toLowerCase()}`,
  ),
  '/projects',
  ...slugs.map((slug) => `/projects/${slug}`),
];
