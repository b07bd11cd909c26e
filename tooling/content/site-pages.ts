import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { itemsAt, valueAt } from './check-fields.ts';
import { listSlugs, slugOf, type Content } from './content.ts';

/** The addresses that the site has, as far as a text may link to them. */
export interface SitePages {
  /** Whether a path without fragment and query is a page or a file of the site. */
  has: (path: string) => boolean;
  /** Those that an author may have meant. */
  all: string[];
}

const MADE_AFTER_THE_PAGES = ['/sitemap.xml', '/llms.txt'];

/** Reads the addresses from this site's src/pages and public, and from the content. */
export function findPages(content: Content): SitePages {
  const all = [
    ...listRoutes(),
    ...listSlugs(content.root).map((slug) => `/projects/${slug}`),
    ...content.streamItems.map(({ file }) => `/stream/${slugOf(file)}`),
    ...listViews(content),
    ...MADE_AFTER_THE_PAGES,
  ];
  const known = new Set(all);
  const has = (path: string) =>
    known.has(path) ||
    // Every page has a version in Markdown.
    (path.endsWith('.md') && known.has(path.slice(0, -3))) ||
    /^\/stream\/page\/\d+$/.test(path) ||
    (path !== '/' && existsSync(join('public', path)));
  return { has, all };
}

function listRoutes(): string[] {
  return globSync('src/pages/**/*.{astro,ts}')
    .map((file) => file.replaceAll('\\', '/').replace(/^src\/pages/, ''))
    .flatMap((file) => {
      const path = file.replace(/\.(?:astro|ts)$/, '').replace(/(?<=\/)index$/, '');
      const routes = path.startsWith('/[...channel]/')
        ? ['', '/stream', '/projects'].map((channel) => path.replace('/[...channel]', channel))
        : [path];
      return routes.map((route) => (route === '/' ? route : route.replace(/\/$/, '')));
    })
    .filter((route) => !/[[_]/.test(route));
}

/** The pages of one tag, group, order or type, and that of all projects. */
function listViews({ lists: { groups }, projects }: Content): string[] {
  const names = groups
    ? itemsAt(groups, []).map(({ path }) => valueAt(groups.data, [...path, 'name']))
    : [];
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
