import { CHANNELS } from './feed';

/** The parameters of a route in `[...channel]`: one page for each feed. */
export function listFeedPaths() {
  return CHANNELS.map(({ channel, title, homePath }) => ({
    params: { channel },
    props: { channel, title, homePath },
  }));
}

export type FeedProps = ReturnType<typeof listFeedPaths>[number]['props'];
