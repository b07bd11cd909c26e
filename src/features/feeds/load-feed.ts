import { loadProfile } from '@/collections/profile';
import { listProjects } from '@/collections/projects';
import { listStreamEntries } from '@/collections/stream';
import { absoluteUrl } from '@/config/site';

import { feedPath, type Feed } from './feed';
import { feedItems } from './feed-items';
import type { FeedProps } from './feed-paths';

/** A feed with its newest items, for the file of one format. */
export async function loadFeed(
  { channel, title, homePath }: FeedProps,
  file: string,
): Promise<Feed> {
  const [{ name, intro }, projects, entries] = await Promise.all([
    loadProfile(),
    listProjects(),
    listStreamEntries(),
  ]);
  return {
    title: `${name}: ${title}`,
    description: intro,
    author: name,
    homeUrl: absoluteUrl(homePath),
    selfUrl: absoluteUrl(feedPath(channel, file)),
    items: feedItems(channel, projects, entries),
  };
}
