import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { CHANNELS, feedPath, FORMATS } from '../src/features/feeds/feed.ts';
import { tagSlug } from '../src/lib/tag-slug.ts';
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
  const streamed = hasStream(content);
  const all = [
    ...listRoutes(),
    ...listProjectPages(content),
    ...(streamed ? listStreamPages(content) : []),
    ...CHANNELS.flatMap(({ channel }) => FORMATS.map(({ file }) => feedPath(channel, file))),
    ...WITHOUT_ROUTE,
    ...(existsSync(join(content.root, RESULTS)) ? RECEIPTS : []),
  ].filter((path) => streamed || !path.startsWith('/stream/'));
  const known = new Set(all);
  const isPage = (path: string) => known.has(path) || (streamed && STREAM_PAGE.test(path));
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

/** All write-ups, and the lists of one tag, group or order. A site without projects has none of them. */
function listProjectPages({ root, lists: { groups }, projects }: Content): string[] {
  const slugs = listSlugs(root);
  if (slugs.length === 0) return [];
  const names = itemsAt(groups, []).map(({ value }) => valueAt(value, ['name']));
  const tags = projects.flatMap((source) =>
    itemsAt(source, ['tags']).map(({ value }) => String(value)),
  );
  return [
    '/projects',
    ...slugs.map((slug) => `/projects/${slug}`),
    ...tags.map((tag) => `/projects/tag/${tagSlug(tag)}`),
    ...names.map((name) => `/projects/group/${String(name)}`),
    ...['date', 'title'].map((sort) => `/projects/sort/${sort}`),
  ];
}

function hasStream({ lists: { entries, profile } }: Content): boolean {
  const hidden = itemsAt(profile, ['hidden']).map(({ value }) => value);
  return itemsAt(entries, []).length > 0 && !hidden.includes('stream');
}

function listStreamPages({ streamItems, lists: { entries } }: Content): string[] {
  const types = itemsAt(entries, []).map(({ value }) => valueAt(value, ['type']));
  return [
    '/stream',
    ...streamItems.map(({ file }) => `/stream/${slugOfFile(file)}`),
    ...types.map((type) => `/stream/type/${String(type)}`),
  ];
}
