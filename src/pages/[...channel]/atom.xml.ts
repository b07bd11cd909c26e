import type { APIRoute } from 'astro';

import { toAtom } from '@/features/feeds/feed-formats';
import { listFeedPaths, loadFeed, type FeedProps } from '@/features/feeds/load-feed';

export const getStaticPaths = listFeedPaths;

export const GET: APIRoute<FeedProps> = async ({ props }) => {
  return new Response(toAtom(await loadFeed(props, 'atom.xml')), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
};
