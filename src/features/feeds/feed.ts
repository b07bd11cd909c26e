/** A feed, independent of its format. */
export interface Feed {
  title: string;
  description: string;
  author: string;
  /** Absolute URL of the page that the feed belongs to. */
  homeUrl: string;
  /** Absolute URL of the feed itself. */
  selfUrl: string;
  /** Newest first, at least one. */
  items: FeedItem[];
}

export interface FeedItem {
  /** Absolute URL; it is also the item's id, so it must never change. */
  url: string;
  title: string;
  summary: string;
  /** The whole content as HTML with absolute URLs. */
  html: string;
  published: Date;
  tags: string[];
  recording?: Recording;
}

export interface Recording {
  url: string;
  mediaType: string;
  bytes: number;
  /** Unset when unknown. */
  seconds?: number;
}

/** The three formats of every feed: its file's name, its media type and its name for a reader. */
export const FORMATS = [
  { file: 'feed.xml', mediaType: 'application/rss+xml', name: 'RSS' },
  { file: 'atom.xml', mediaType: 'application/atom+xml', name: 'Atom' },
  { file: 'feed.json', mediaType: 'application/feed+json', name: 'JSON Feed' },
] as const;

/** The three feeds: everything, projects only, stream only. A channel is the folder its files are in. */
export const CHANNELS = [
  { channel: undefined, title: 'Projects and stream', homePath: '/' },
  { channel: 'projects', title: 'Projects', homePath: '/projects' },
  { channel: 'stream', title: 'Stream', homePath: '/stream' },
] as const;

export type Channel = (typeof CHANNELS)[number]['channel'];

/** The path of a feed, such as `/stream/atom.xml`. */
export function feedPath(channel: Channel, file: string): string {
  return channel === undefined ? `/${file}` : `/${channel}/${file}`;
}
