import type { APIRoute } from 'astro';

import { listFeedPaths, loadFeed, type FeedProps } from '@/features/feeds/load-feed';
import { toJsonFeed } from '@/features/feeds/to-json-feed';

export const getStaticPaths = listFeedPaths;

export const GET: APIRoute<FeedProps> = async ({ props }) => {
  return Response.json(toJsonFeed(await loadFeed(props, 'feed.json')));
};
