import { existsSync, readFileSync, statSync } from 'node:fs';

import { z } from 'astro/zod';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import { readBuilt, readBuiltJson } from '../support/dist';
import { expectWellFormed } from '../support/xml';
import { slugs } from '../support/pages';
import { projects } from '../support/samples';
import { recording } from '../support/stream';

const CHANNELS = ['', 'projects/', 'stream/'];
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The beginning of a line of prose without anything that Markdown would change. */
const PLAIN_RUN = /^[A-Z][a-z ,]{20,}/gm;

const words = z.string().min(1);
const rfc822 = z.string().regex(RFC_822);
const rfc3339 = z.string().regex(RFC_3339);

const rssSchema = z.object({
  rss: z.object({
    '@version': z.literal('2.0'),
    channel: z.object({
      title: words,
      link: z.url(),
      description: words,
      lastBuildDate: rfc822,
      'atom:link': z.object({ '@href': z.url(), '@rel': z.literal('self') }),
      item: z
        .array(
          z.object({
            title: words,
            link: z.url(),
            guid: z.object({ '#text': z.url(), '@isPermaLink': z.literal('true') }),
            pubDate: rfc822,
            description: words,
            'content:encoded': words,
            enclosure: z.object({ '@url': z.url(), '@length': words, '@type': words }).optional(),
          }),
        )
        .min(1),
    }),
  }),
});

const atomSchema = z.object({
  feed: z.object({
    '@xmlns': z.literal('http://www.w3.org/2005/Atom'),
    id: z.url(),
    title: words,
    updated: rfc3339,
    author: z.object({ name: words }),
    entry: z
      .array(
        z.object({
          id: z.url(),
          title: words,
          published: rfc3339,
          updated: rfc3339,
          content: z.object({ '#text': words, '@type': z.literal('html') }),
        }),
      )
      .min(1),
  }),
});

const jsonFeedSchema = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: words,
  home_page_url: z.url(),
  feed_url: z.url(),
  authors: z.array(z.object({ name: words })).min(1),
  items: z
    .array(
      z.object({
        id: words,
        url: z.url(),
        content_html: words,
        date_published: rfc3339,
        attachments: z
          .array(z.object({ url: z.url(), mime_type: words, size_in_bytes: z.int() }))
          .optional(),
      }),
    )
    .min(1),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'item' || name === 'entry',
  parseTagValue: false,
  htmlEntities: true,
});

const readRss = (folder: string) => rssSchema.parse(readXml(`${folder}feed.xml`)).rss.channel;
const readAtom = (folder: string) => atomSchema.parse(readXml(`${folder}atom.xml`)).feed;
const readJsonFeed = (folder: string) => jsonFeedSchema.parse(readBuiltJson(`${folder}feed.json`));

function readXml(path: string): unknown {
  const xml = readBuilt(path);
  expectWellFormed(xml);
  return parser.parse(xml);
}

test.each(CHANNELS)('/%sfeed.xml is RSS 2.0, and each item is known by its address', (folder) => {
  const { item, 'atom:link': self } = readRss(folder);
  expect(new URL(self['@href']).pathname).toBe(`/${folder}feed.xml`);
  expect(item.map(({ guid }) => guid['#text'])).toEqual(item.map(({ link }) => link));
  expect(new Set(item.map(({ link }) => link)).size).toBe(item.length);
});

test.each(CHANNELS)('/%satom.xml is Atom 1.0', (folder) => {
  expect(new URL(readAtom(folder).id).pathname).toBe(`/${folder}atom.xml`);
});

test.each(CHANNELS)('/%sfeed.json is JSON Feed 1.1', (folder) => {
  expect(new URL(readJsonFeed(folder).feed_url).pathname).toBe(`/${folder}feed.json`);
});

test.each(CHANNELS)('the three formats of /%s have the same items and text', (folder) => {
  const json = readJsonFeed(folder).items.map(({ id, content_html }) => [id, content_html.trim()]);
  const rss = readRss(folder).item.map((item) => [item.link, item['content:encoded'].trim()]);
  const atom = readAtom(folder).entry.map(({ id, content }) => [id, content['#text'].trim()]);
  expect(rss).toEqual(json);
  expect(atom).toEqual(json);
});

test('items come newest first', () => {
  const dates = readJsonFeed('').items.map(({ date_published }) => date_published);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('the main feed contains both projects and stream', () => {
  const ids = (folder: string) => readJsonFeed(folder).items.map(({ id }) => id);
  expect(ids('').toSorted()).toEqual([...ids('projects/'), ...ids('stream/')].toSorted());
  expect(ids('projects/')).toHaveLength(slugs.length);
});

test('a feed contains a write-up from the first sentence to the last', () => {
  const [slug = ''] = slugs;
  const [, , text = ''] = readFileSync(`projects/${slug}/${slug}.mdx`, 'utf8').split(/^---$/m);
  const runs = text.match(PLAIN_RUN) ?? [];
  expect(runs.length).toBeGreaterThan(1);
  const item = readJsonFeed('projects/').items.find(({ id }) => id.endsWith(`/${slug}`));
  expect(item?.content_html).toContain(runs.at(0));
  expect(item?.content_html).toContain(runs.at(-1));
  if (existsSync(`projects/${slug}/figures`)) expect(item?.content_html).toContain('Figure: ');
});

test.each(projects)('the feed shows the cards of $slug, and only those', ({ slug, decisions }) => {
  const item = readJsonFeed('projects/').items.find(({ id }) => id.endsWith(`/${slug}`));
  const shown = item?.content_html.match(/<strong>(?:Rejected|Instead of):<\/strong>/g) ?? [];
  const cards = decisions.filter(
    (decision) => (decision.rejected ?? decision.insteadOf) !== undefined,
  );
  expect(shown).toHaveLength(cards.length);
});

test('URLs in the content are absolute, and it needs no script or style of this site', () => {
  for (const { id, content_html } of readJsonFeed('').items) {
    for (const [, address] of content_html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      expect(URL.canParse(address ?? ''), `${address} in ${id}`).toBe(true);
    }
    expect(content_html, id).not.toMatch(/<script|<style|class="(?!language-)|style=|\[\[content/);
  }
});

test.skipIf(!recording)('a recording is announced with its type and size', () => {
  const bytes = statSync(recording?.file ?? '').size;
  const enclosure = readRss('stream/').item.find((item) => item.enclosure)?.enclosure;
  expect(enclosure).toMatchObject({ '@type': 'audio/mpeg', '@length': String(bytes) });
  const [attachment] =
    readJsonFeed('stream/').items.find((item) => item.attachments)?.attachments ?? [];
  expect(attachment).toMatchObject({ mime_type: 'audio/mpeg', size_in_bytes: bytes });
});

test('the stylesheet that a feed names exists', () => {
  const [, path = ''] = /<\?xml-stylesheet href="([^"]+)"/.exec(readBuilt('feed.xml')) ?? [];
  expect(readBuilt(path)).toContain('channel');
});
