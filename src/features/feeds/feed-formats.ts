import { sitePath } from '@/config/site';
import { escapeXml as x } from '@/lib/escape-xml';

import type { Feed, FeedItem } from './feed';

/** Styles a feed that is opened in a browser. CSS rather than XSLT, which browsers are removing. */
const STYLESHEET = `<?xml-stylesheet href="${sitePath('/feed.css')}" type="text/css"?>`;

/** RSS 2.0 with the whole content of each item. */
export function toRss(feed: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
${STYLESHEET}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${x(feed.title)}</title>
<link>${x(feed.homeUrl)}</link>
<description>${x(feed.description)}</description>
<language>en</language>
<lastBuildDate>${newestDate(feed).toUTCString()}</lastBuildDate>
<atom:link href="${x(feed.selfUrl)}" rel="self" type="application/rss+xml"/>
${feed.items.map((item) => toRssItem(item, feed.author)).join('\n')}
</channel>
</rss>
`;
}

function toRssItem(
  { url, title, summary, html, published, tags, recording }: FeedItem,
  author: string,
) {
  return [
    '<item>',
    `<title>${x(title)}</title>`,
    `<link>${x(url)}</link>`,
    `<guid isPermaLink="true">${x(url)}</guid>`,
    `<pubDate>${published.toUTCString()}</pubDate>`,
    `<dc:creator>${x(author)}</dc:creator>`,
    `<description>${x(summary)}</description>`,
    ...tags.map((tag) => `<category>${x(tag)}</category>`),
    ...(recording
      ? [
          `<enclosure url="${x(recording.url)}" length="${recording.bytes}" type="${x(recording.mediaType)}"/>`,
        ]
      : []),
    `<content:encoded>${x(html)}</content:encoded>`,
    '</item>',
  ].join('\n');
}

/** Atom 1.0 with the whole content of each entry. */
export function toAtom(feed: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
${STYLESHEET}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${x(feed.title)}</title>
<subtitle>${x(feed.description)}</subtitle>
<id>${x(feed.selfUrl)}</id>
<link href="${x(feed.selfUrl)}" rel="self" type="application/atom+xml"/>
<link href="${x(feed.homeUrl)}" rel="alternate" type="text/html"/>
<updated>${newestDate(feed).toISOString()}</updated>
<author><name>${x(feed.author)}</name></author>
${feed.items.map(toAtomEntry).join('\n')}
</feed>
`;
}

function toAtomEntry({ url, title, summary, html, published, tags, recording }: FeedItem): string {
  return [
    '<entry>',
    `<title>${x(title)}</title>`,
    `<id>${x(url)}</id>`,
    `<link href="${x(url)}" rel="alternate" type="text/html"/>`,
    ...(recording
      ? [
          `<link href="${x(recording.url)}" rel="enclosure" type="${x(recording.mediaType)}" length="${recording.bytes}"/>`,
        ]
      : []),
    `<published>${published.toISOString()}</published>`,
    `<updated>${published.toISOString()}</updated>`,
    ...tags.map((tag) => `<category term="${x(tag)}"/>`),
    `<summary>${x(summary)}</summary>`,
    `<content type="html">${x(html)}</content>`,
    '</entry>',
  ].join('\n');
}

/** JSON Feed 1.1 with the whole content of each item. */
export function toJsonFeed(feed: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.homeUrl,
    feed_url: feed.selfUrl,
    description: feed.description,
    language: 'en',
    authors: [{ name: feed.author }],
    items: feed.items.map(toJsonItem),
  };
}

function toJsonItem({ url, title, summary, html, published, tags, recording }: FeedItem) {
  return {
    id: url,
    url,
    title,
    summary,
    content_html: html,
    date_published: published.toISOString(),
    ...(tags.length > 0 && { tags }),
    ...(recording && {
      attachments: [
        {
          url: recording.url,
          mime_type: recording.mediaType,
          size_in_bytes: recording.bytes,
          ...(recording.seconds !== undefined && { duration_in_seconds: recording.seconds }),
        },
      ],
    }),
  };
}

function newestDate({ items }: Feed): Date {
  return items[0]?.published ?? new Date(0);
}
