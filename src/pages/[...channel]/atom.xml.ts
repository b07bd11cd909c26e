import type { APIRoute } from 'astro';

import { listFeedPaths, type FeedProps } from '@/features/feeds/feed-paths';
import { loadFeed } from '@/features/feeds/load-feed';
import { toAtom } from '@/features/feeds/to-atom';

export const getStaticPaths = listFeedPaths;

export const GET: APIRoute<FeedProps> = async ({ props }) => {
  return new Response(toAtom(await loadFeed(props, 'atom.xml')), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
};
