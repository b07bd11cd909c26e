import type { APIRoute } from 'astro';

import { listFeedPaths, type FeedProps } from '@/features/feeds/feed-paths';
import { loadFeed } from '@/features/feeds/load-feed';
import { toRss } from '@/features/feeds/to-rss';

export const getStaticPaths = listFeedPaths;

export const GET: APIRoute<FeedProps> = async ({ props }) => {
  return new Response(toRss(await loadFeed(props, 'feed.xml')), {
    headers: { 'Content-Type': 'application/rss+xml' },
  });
};
