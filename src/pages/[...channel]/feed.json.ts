import type { APIRoute } from 'astro';

import { absoluteUrl } from '@/config/site';
import { feedPath } from '@/features/feeds/feed';
import { listFeedPaths, type FeedProps } from '@/features/feeds/feed-paths';
import { loadFeed } from '@/features/feeds/load-feed';
import { toJsonFeed } from '@/features/feeds/to-json-feed';

export const getStaticPaths = listFeedPaths;

export const GET: APIRoute<FeedProps> = async ({ props }) => {
  const self = absoluteUrl(feedPath(props.channel, 'feed.json'));
  return Response.json(toJsonFeed(await loadFeed(props), self));
};
