import { globSync } from 'node:fs';

/** Every project's slug, from the files an owner edits. */
export const slugs = globSync('*.mdx', { cwd: 'content/projects' })
  .map((file) => file.replace(/\.mdx$/, '').toLowerCase())
  .sort();

/** Every page a visitor can reach by a link. */
export const pages = [
  '/',
  '/about',
  '/cv',
  '/stream',
  '/stream/type/audio',
  '/stream/stream',
  '/projects',
  ...slugs.map((slug) => `/projects/${slug}`),
];
