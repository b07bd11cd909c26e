import type { APIRoute } from 'astro';

import { absoluteUrl } from '@/config/site';
import { feedPath } from '@/features/feeds/feed';
import { listFeedPaths, type FeedProps } from '@/features/feeds/feed-paths';
import { loadFeed } from '@/features/feeds/load-feed';
import { toAtom } from '@/features/feeds/to-atom';

export const getStaticPaths = listFeedPaths;

export const GET: APIRoute<FeedProps> = async ({ props }) => {
  const self = absoluteUrl(feedPath(props.channel, 'atom.xml'));
  return new Response(toAtom(await loadFeed(props), self), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
};
