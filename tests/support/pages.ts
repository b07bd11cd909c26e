import { existsSync } from 'node:fs';

import { listFrontmatter } from './frontmatter.ts';
import { demos } from './samples.ts';
import { entries, streamItems } from './stream.ts';

/** The slug of every project that a build shows, from the files an owner edits. */
export const slugs = listFrontmatter()
  .map(({ slug }) => slug)
  .sort();

/** Whether the site has the page of its own figures; an owner's has none before `npm run receipts`. */
export const hasReceipts = existsSync('bench/results.json');

/** Every page a visitor can reach by a link. What has no content has no page. */
export const pages = [
  '/',
  '/about',
  '/cv',
  ...entries.slice(0, 1).flatMap(({ type }) => ['/stream', `/stream/type/${type}`]),
  ...(hasReceipts ? ['/receipts'] : []),
  ...streamItems,
  ...(slugs.length > 0 ? ['/projects'] : []),
  ...(demos.length > 1 ? ['/play'] : []),
  ...slugs.map((slug) => `/projects/${slug}`),
];
