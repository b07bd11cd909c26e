import type { APIRoute } from 'astro';

import { absoluteUrl } from '@/config/site';
import { feedPath } from '@/features/feeds/feed';
import { listFeedPaths, type FeedProps } from '@/features/feeds/feed-paths';
import { loadFeed } from '@/features/feeds/load-feed';
import { toRss } from '@/features/feeds/to-rss';

export const getStaticPaths = listFeedPaths;

export const GET: APIRoute<FeedProps> = async ({ props }) => {
  const self = absoluteUrl(feedPath(props.channel, 'feed.xml'));
  return new Response(toRss(await loadFeed(props), self), {
    headers: { 'Content-Type': 'application/rss+xml' },
  });
};
