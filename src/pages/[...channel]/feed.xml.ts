import type { APIRoute } from 'astro';

import { toRss } from '@/features/feeds/feed-formats';
import { listFeedPaths, loadFeed, type FeedProps } from '@/features/feeds/load-feed';

export const getStaticPaths = listFeedPaths;

export const GET: APIRoute<FeedProps> = async ({ props }) => {
  return new Response(toRss(await loadFeed(props, 'feed.xml')), {
    headers: { 'Content-Type': 'application/rss+xml' },
  });
};
