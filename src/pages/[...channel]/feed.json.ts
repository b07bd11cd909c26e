import type { APIRoute } from 'astro';

import { toJsonFeed } from '@/features/feeds/feed-formats';
import { listFeedPaths, loadFeed, type FeedProps } from '@/features/feeds/load-feed';

export const getStaticPaths = listFeedPaths;

export const GET: APIRoute<FeedProps> = async ({ props }) => {
  return Response.json(toJsonFeed(await loadFeed(props, 'feed.json')));
};
