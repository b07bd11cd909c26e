import type { Feed, FeedItem } from './feed';

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
    items: feed.items.map(toItem),
  };
}

function toItem({ url, title, summary, html, published, tags, recording }: FeedItem) {
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
