import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { entries } from './stream.ts';

/** Every project's slug, from the files an owner edits. */
export const slugs = globSync('*/*.mdx', { cwd: 'projects' })
  .map((file) => basename(file, '.mdx').toLowerCase())
  .sort();

/** Every page a visitor can reach by a link. */
export const pages = [
  '/',
  '/about',
  '/cv',
  '/stream',
  `/stream/type/${entries[0]?.type}`,
  '/stream/stream',
  '/projects',
  ...slugs.map((slug) => `/projects/${slug}`),
];
