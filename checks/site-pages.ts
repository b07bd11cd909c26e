import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { CHANNELS, feedPath, FORMATS } from '../src/features/feeds/feed.ts';
import { listFiles, listSlugs, slugOfFile, type Content } from './content.ts';
import { itemsAt, valueAt } from './fields.ts';

/** The addresses that the site has, as far as a text may link to them. */
export interface SitePages {
  /** Whether a path without fragment and query is a page or a file of the site. */
  has: (path: string) => boolean;
  /** Those that an author may have meant. */
  all: string[];
}

const ROUTES = join(import.meta.dirname, '../src/pages');

/** Written after the pages (tooling/open-web), or answered by the server itself. */
const WITHOUT_ROUTE = ['/index.md', '/sitemap.xml', '/llms.txt', '/healthz'];

/** The page of the site's own figures exists once they are measured (`npm run receipts`). */
const RESULTS = 'bench/results.json';
const RECEIPTS = ['/receipts', '/receipts.json'];

/** Further pages of the stream; how many there are is not counted here. */
const STREAM_PAGE = /^\/stream(?:\/type\/(?:text|audio|spotify))?\/page\/\d+$/;

/** Finds the addresses. Pages with a parameter are named here, so a new kind of them has to be added. */
export function findPages(content: Content): SitePages {
  const all = [
    ...listRoutes(),
    ...listSlugs(content.root).map((slug) => `/projects/${slug}`),
    ...content.streamItems.map(({ file }) => `/stream/${slugOfFile(file)}`),
    ...listViews(content),
    ...CHANNELS.flatMap(({ channel }) => FORMATS.map(({ file }) => feedPath(channel, file))),
    ...WITHOUT_ROUTE,
    ...(existsSync(join(content.root, RESULTS)) ? RECEIPTS : []),
  ];
  const known = new Set(all);
  const isPage = (path: string) => known.has(path) || STREAM_PAGE.test(path);
  const has = (path: string) =>
    isPage(path) ||
    // Every page has a version in Markdown.
    (path.endsWith('.md') && isPage(path.slice(0, -3))) ||
    existsSync(join(content.root, 'public', path));
  return { has, all };
}

/** The routes without a parameter. */
function listRoutes(): string[] {
  return listFiles(ROUTES, '**/*.{astro,ts}')
    .filter((file) => !/\[|(?:^|\/)_/.test(file))
    .map((file) => `/${file.replace(/\.(?:astro|ts)$/, '').replace(/(?:^|\/)index$/, '')}`);
}

/** The pages of one tag, group, order or type, and those of all projects and all entries. */
function listViews({ lists: { groups }, projects }: Content): string[] {
  const names = itemsAt(groups, []).map(({ value }) => valueAt(value, ['name']));
  const tags = projects.flatMap((source) =>
    itemsAt(source, ['tags']).map(({ value }) => String(value)),
  );
  return [
    '/projects',
    '/stream',
    ...names.map((name) => `/projects/group/${String(name)}`),
    ...tags.map((tag) => `/projects/tag/${tag.toLowerCase()}`),
    ...['date', 'title'].map((sort) => `/projects/sort/${sort}`),
    ...['text', 'audio', 'spotify'].map((type) => `/stream/type/${type}`),
  ];
}
