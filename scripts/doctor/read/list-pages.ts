import { globSync } from 'node:fs';
import { join } from 'node:path';

import { CHANNELS, feedPath, FORMATS } from '../../../src/features/feeds/feed.ts';
import type { Source } from '../site.ts';
import { valuesOf } from '../values-of.ts';

const ROUTES = join(import.meta.dirname, '../../../src/pages');

/** Written after the pages (tooling/open-web), or answered by the server itself. */
const WITHOUT_ROUTE = ['/sitemap.xml', '/llms.txt', '/healthz'];

/** Every address of the site. Pages with a parameter are named here, so a new kind of them has to be added. */
export function listPages(root: string, sources: readonly Source[], slugs: string[]): Set<string> {
  const tags = projectsOf(sources).flatMap((source) => valuesOf(source, /^tags\[/));
  const groups = sources.filter(({ file }) => file === 'content/groups.yaml');
  const types = entriesOf(sources).flatMap((source) => valuesOf(source, /\.type$/));
  const texts = sources.map(({ file }) => /^content\/stream\/(.+)\.mdx$/.exec(file)?.[1] ?? '');
  const pages = [
    ...staticRoutes(),
    '/projects',
    '/stream',
    ...slugs.map((slug) => `/projects/${slug}`),
    ...tags.map((tag) => `/projects/tag/${tag.toLowerCase()}`),
    ...groups
      .flatMap((source) => valuesOf(source, /\.name$/))
      .map((name) => `/projects/group/${name}`),
    ...['date', 'title'].map((sort) => `/projects/sort/${sort}`),
    ...texts.filter(Boolean).map((name) => `/stream/${name.toLowerCase()}`),
    ...types.map((type) => `/stream/type/${type}`),
  ];
  const feeds = CHANNELS.flatMap(({ channel }) =>
    FORMATS.map(({ file }) => feedPath(channel, file)),
  );
  const files = globSync('public/**/*', { cwd: root }).map(
    (file) => `/${file.replaceAll('\\', '/').slice('public/'.length)}`,
  );
  // Every page has a Markdown version.
  const versions = pages.map((page) => (page === '/' ? '/index.md' : `${page}.md`));
  return new Set([...pages, ...versions, ...feeds, ...files, ...WITHOUT_ROUTE]);
}

/** The sources that are write-ups. */
export function projectsOf(sources: readonly Source[]): Source[] {
  return sources.filter(({ file }) => file.startsWith('projects/'));
}

/** The file of stream entries, if it could be read. */
export function entriesOf(sources: readonly Source[]): Source[] {
  return sources.filter(({ file }) => file === 'content/stream/entries.yaml');
}

function staticRoutes(): string[] {
  return globSync('**/*.{astro,ts}', { cwd: ROUTES })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\[|(^|\/)_/.test(file))
    .map((file) => `/${file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')}`);
}
