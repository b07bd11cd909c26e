import { escapeXml as x } from '@/lib/escape-xml';

import type { Feed, FeedItem } from './feed';
import { STYLESHEET } from './stylesheet';

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
<lastBuildDate>${lastDate(feed).toUTCString()}</lastBuildDate>
<atom:link href="${x(feed.selfUrl)}" rel="self" type="application/rss+xml"/>
${feed.items.map((item) => toItem(item, feed.author)).join('\n')}
</channel>
</rss>
`;
}

function toItem(
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

function lastDate({ items }: Feed): Date {
  return items[0]?.published ?? new Date(0);
}
