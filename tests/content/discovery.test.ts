import { z } from 'astro/zod';
import { mf2 } from 'microformats-parser';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import sharp from 'sharp';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { ENTRIES_PER_PAGE } from '../../src/features/stream/stream-views';
import { tagSlug } from '../../src/lib/tag-slug';
import { figuresIn, hasCard } from '../support/figures';
import { isBuilt, readBuilt, readBuiltJson, readPage } from '../support/dist';
import { pages, slugs } from '../support/pages';
import { profile } from '../support/profile';
import { projects, someProject } from '../support/samples';
import { entries } from '../support/stream';
import { expectWellFormed } from '../support/xml';

/** The start of a sentence in which nothing is Markdown. */
const PLAIN_START = /^[\p{L} ,]{1,12}/u;
const UNLISTED = ['/404'];

const words = z.string().min(1);
const url = z.url();
const reference = z.object({ '@id': url });

const thing = z.discriminatedUnion('@type', [
  z.object({ '@type': z.literal('Person'), '@id': url, name: words, url, jobTitle: words }),
  z.object({ '@type': z.literal('WebSite'), '@id': url, name: words, url, author: reference }),
  z.object({ '@type': z.literal('ProfilePage'), '@id': url, mainEntity: reference }),
  z.object({
    '@type': z.literal('SoftwareSourceCode'),
    '@id': url,
    name: words,
    description: words,
    url,
    image: url,
    datePublished: z.iso.date(),
    keywords: words,
    author: reference,
  }),
  z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.object({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: url }),
      )
      .min(2),
  }),
]);
const jsonLd = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing).min(1),
});

function thingsOn(path: string) {
  const blocks = readPage(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, json]) => jsonLd.parse(JSON.parse(json ?? ''))['@graph']);
}

const addressesIn = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, address]) => address ?? '');

test('the sitemap is well-formed and lists every page a visitor can reach', () => {
  const sitemap = readBuilt('sitemap.xml');
  expectWellFormed(sitemap);
  const listed = addressesIn(/<loc>([^<]+)<\/loc>/g, sitemap).map((loc) => new URL(loc).pathname);
  expect(listed).toEqual(expect.arrayContaining(pages));
  for (const path of UNLISTED) expect(listed).not.toContain(path);
  for (const path of listed)
    expect(isBuilt(path === '/' ? 'index.html' : decodeURI(`${path}.html`)), path).toBe(true);
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(readBuilt('robots.txt')).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: http\S+\/sitemap\.xml\n$/,
  );
});

test.each(pages)('%s names its canonical address, its feeds and its Markdown version', (path) => {
  const html = readPage(path);
  const canonical = addressesIn(/<link rel="canonical" href="([^"]+)"/g, html);
  expect(canonical.map((address) => new URL(address).pathname)).toEqual([path]);
  expect(new Set(canonical.map((address) => new URL(address).origin)).size).toBe(1);
  const alternates = addressesIn(/<link rel="alternate"[^>]* href="([^"]+)"/g, html);
  // The Markdown version, and three feeds for each of the site, the projects and the stream.
  const channels = ['/', '/projects', '/stream'].filter((channel) => pages.includes(channel));
  expect(alternates).toHaveLength(1 + 3 * channels.length);
  for (const alternate of alternates) expect(isBuilt(alternate), alternate).toBe(true);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test.each(UNLISTED)('%s has no canonical address', (path) => {
  expect(readPage(path)).not.toContain('rel="canonical"');
});

test('the home page describes the owner and the site', () => {
  expect(thingsOn('/').map((entry) => entry['@type'])).toEqual(['Person', 'WebSite']);
});

test('the about page is the profile of the owner', () => {
  expect(thingsOn('/about').map((entry) => entry['@type'])).toContain('ProfilePage');
});

test.each(slugs)('/projects/%s describes its project and its breadcrumbs', (slug) => {
  const things = thingsOn(`/projects/${slug}`);
  const project = things.find((entry) => entry['@type'] === 'SoftwareSourceCode');
  expect(new URL(project?.url ?? '').pathname).toBe(`/projects/${slug}`);
  const crumbs = things.find((entry) => entry['@type'] === 'BreadcrumbList')?.itemListElement;
  expect(crumbs?.map(({ position, item }) => [position, new URL(item).pathname])).toEqual([
    [1, '/'],
    [2, '/projects'],
    [3, `/projects/${slug}`],
  ]);
});

test.each(pages)('%s has a Markdown version without tags in its prose', (path) => {
  const markdown = readBuilt(path === '/' ? 'index.md' : `${path}.md`);
  expect(markdown).toMatch(/^Source: http/);
  expect(markdown).toMatch(/^# \S/m);
  expect(listTags(unified().use(remarkParse).use(remarkGfm).parse(markdown))).toEqual([]);
});

interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

function listTags({ type, value = '', children = [] }: MarkdownNode): string[] {
  return [...(type === 'html' ? [value] : []), ...children.flatMap(listTags)];
}

test('the Markdown version of every write-up contains its figures and decisions', () => {
  for (const { slug, decisions, body } of projects) {
    const markdown = readBuilt(`projects/${slug}.md`);
    if (figuresIn(slug, body).length > 0) expect(markdown).toMatch(/^Figure: \S/m);
    for (const [index, { choice, rejected, insteadOf }] of decisions.entries()) {
      expect(markdown).toContain(PLAIN_START.exec(choice)?.[0] ?? '');
      if (!hasCard(body, index + 1)) continue;
      for (const [term, option] of Object.entries({
        Rejected: rejected,
        'Instead of': insteadOf,
      })) {
        if (option === undefined) continue;
        expect(markdown).toContain(`**${term}:** ${PLAIN_START.exec(option)?.[0] ?? ''}`);
      }
    }
  }
});

test('the Markdown version of a view lists exactly the projects of the view', () => {
  for (const tag of new Set(projects.flatMap(({ tags }) => tags))) {
    const markdown = readBuilt(`projects/tag/${tagSlug(tag)}.md`);
    const listed = [...markdown.matchAll(/^ *### \[[^\]]+\]\(\S+\/projects\/([^)]+)\)/gm)];
    const expected = projects.filter(({ tags }) => tags.includes(tag)).map(({ slug }) => slug);
    expect(listed.map(([, slug]) => slug)).toEqual(expected);
  }
});

test('llms.txt names the owner and links the Markdown version of every page', () => {
  const text = readBuilt('llms.txt');
  expect(text.startsWith(`# ${profile.name}\n\n> `)).toBe(true);
  const markdownPaths = addressesIn(/\]\((http[^)]+\.md)\)/g, text).map(
    (href) => new URL(href).pathname,
  );
  for (const slug of slugs) expect(markdownPaths).toContain(`/projects/${slug}.md`);
  for (const markdown of markdownPaths) expect(isBuilt(markdown), markdown).toBe(true);
});

test('the manifest names icons that exist in the size it says', async () => {
  const schema = z.object({
    name: words,
    start_url: words,
    icons: z.array(z.object({ src: words, sizes: words })).min(3),
  });
  for (const { src, sizes } of schema.parse(readBuiltJson('manifest.webmanifest')).icons) {
    expect(isBuilt(src), src).toBe(true);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(`dist/client${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('microformats: the about page is an h-card', () => {
  const [card] = formatsOn('/about', 'h-card');
  expect(card?.properties['name']).toEqual([profile.name]);
  expect(card?.properties['note']).toHaveLength(1);
});

test('the about page calls the same addresses the owner’s as the head of every page', () => {
  const about = readPage('/about');
  const named = addressesIn(/<link rel="me" href="([^"]+)"/g, about).map(decoded);
  const marked = addressesIn(/<a href="([^"]+)"[^>]* rel="noopener me"/g, about).map(decoded);
  const [card] = formatsOn('/about', 'h-card');
  expect(marked).toEqual(named);
  expect(card?.properties['url']?.slice(1)).toEqual(named);
});

test.skipIf(entries.length === 0)(
  'microformats: the stream is an h-feed of entries with a date and an address',
  () => {
    const [feed] = formatsOn('/stream', 'h-feed');
    expect(feed?.children).toHaveLength(Math.min(entries.length, ENTRIES_PER_PAGE));
    for (const entry of feed?.children ?? []) {
      expect(entry.type).toEqual(['h-entry']);
      expect(entry.properties['name']).toHaveLength(1);
      expect(entry.properties['published']).toHaveLength(1);
      expect(entry.properties['url']).toHaveLength(1);
    }
  },
);

test.skipIf(slugs.length === 0)('microformats: a write-up is an h-entry with its content', () => {
  const { slug, title, publishedAt } = someProject;
  const [entry] = formatsOn(`/projects/${slug}`, 'h-entry');
  expect(entry?.properties).toMatchObject({ name: [title], published: [publishedAt] });
  expect(entry?.properties['content']).toHaveLength(1);
});

function formatsOn(path: string, type: string) {
  return mf2(readPage(path), { baseUrl: 'http://127.0.0.1:4321' }).items.filter((item) =>
    item.type?.includes(type),
  );
}

function decoded(address: string): string {
  return address.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
}
