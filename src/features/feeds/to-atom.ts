import { escapeXml as x } from '@/lib/escape-xml';

import type { Feed, FeedItem } from './feed';
import { STYLESHEET } from './stylesheet';

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
<updated>${(feed.items[0]?.published ?? new Date(0)).toISOString()}</updated>
<author><name>${x(feed.author)}</name></author>
${feed.items.map(toEntry).join('\n')}
</feed>
`;
}

function toEntry({ url, title, summary, html, published, tags, recording }: FeedItem): string {
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
