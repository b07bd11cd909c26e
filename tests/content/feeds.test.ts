import { statSync } from 'node:fs';

import { z } from 'astro/zod';
import { XMLParser } from 'fast-xml-parser';
import { htmlToHast } from 'satteri';
import { expect, test } from 'vitest';

import { elementsIn, textOf } from '../../tooling/hast-tree';
import { readBuilt, readBuiltJson } from '../support/dist';
import { figuresIn, hasCard } from '../support/figures';
import { projects } from '../support/samples';
import { entries, recording } from '../support/stream';
import { expectWellFormed } from '../support/xml';

const CHANNELS = [
  '',
  ...(projects.length > 0 ? ['projects/'] : []),
  ...(entries.length > 0 ? ['stream/'] : []),
];
/** A feed holds no more than the newest of these. */
const MAX_ITEMS = 50;
const MEDIA_TYPES: Record<string, string> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.flac': 'audio/flac',
};
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
        .default([]),
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
      .default([]),
  }),
});

const jsonFeedSchema = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: words,
  home_page_url: z.url(),
  feed_url: z.url(),
  authors: z.array(z.object({ name: words })).min(1),
  items: z.array(
    z.object({
      id: words,
      url: z.url(),
      content_html: words,
      date_published: rfc3339,
      attachments: z
        .array(z.object({ url: z.url(), mime_type: words, size_in_bytes: z.int() }))
        .optional(),
    }),
  ),
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

test('the main feed contains the newest projects and entries', () => {
  const ids = (folder: string) => readJsonFeed(folder).items.map(({ id }) => id);
  const known = CHANNELS.slice(1).flatMap(ids);
  expect(ids('')).toHaveLength(Math.min(projects.length + entries.length, MAX_ITEMS));
  expect(known).toEqual(expect.arrayContaining(ids('')));
});

test.each(projects)(
  'a feed contains $slug from the first sentence to the last',
  ({ slug, body }) => {
    const item = itemOf(slug);
    if (!item) return expect(projects.length).toBeGreaterThan(MAX_ITEMS);
    const runs = body.replaceAll(/^(```+)[^]*?^\1/gm, '').match(PLAIN_RUN) ?? [];
    const text = textOf(htmlToHast(item.content_html));
    for (const run of [runs.at(0), runs.at(-1)]) expect(text).toContain(run ?? '');
    if (figuresIn(slug, body).length > 0) expect(text).toContain('Figure: ');
  },
);

test.each(projects)(
  'the feed shows the cards of $slug, and only those',
  ({ slug, decisions, body }) => {
    const shown = itemOf(slug)?.content_html.match(/<strong>(?:Rejected|Instead of):<\/strong>/g);
    const cards = decisions.filter(
      ({ rejected, insteadOf }, index) =>
        (rejected ?? insteadOf) !== undefined && hasCard(body, index + 1),
    );
    expect(shown ?? []).toHaveLength(cards.length);
  },
);

function itemOf(slug: string) {
  return readJsonFeed('projects/').items.find(({ id }) => id.endsWith(`/${slug}`));
}

test('URLs in the content are absolute, and it needs no script or style of this site', () => {
  for (const { id, content_html } of readJsonFeed('').items) {
    for (const { tagName, properties } of elementsIn(htmlToHast(content_html))) {
      expect(['script', 'style'], id).not.toContain(tagName);
      for (const [name, value] of Object.entries(properties)) {
        const what = `${name} of ${tagName} in ${id}`;
        expect(name, what).not.toMatch(/^(?:style|on[A-Z].*)$/);
        if (name === 'className') expect(String(value), what).toMatch(/^language-/);
        if (name === 'href' || name === 'src') expect(URL.canParse(String(value)), what).toBe(true);
      }
    }
    expect(content_html, id).not.toContain('[[content');
  }
});

test.skipIf(!recording)('a recording is announced with its type and size', () => {
  const bytes = statSync(recording?.file ?? '').size;
  const enclosure = readRss('stream/').item.find((item) => item.enclosure)?.enclosure;
  const type = MEDIA_TYPES[recording?.suffix ?? ''];
  expect(enclosure).toMatchObject({ '@type': type, '@length': String(bytes) });
  const [attachment] =
    readJsonFeed('stream/').items.find((item) => item.attachments)?.attachments ?? [];
  expect(attachment).toMatchObject({ mime_type: type, size_in_bytes: bytes });
});

test('the stylesheet that a feed names exists', () => {
  const [, path = ''] = /<\?xml-stylesheet href="([^"]+)"/.exec(readBuilt('feed.xml')) ?? [];
  expect(readBuilt(path)).toContain('channel');
});
