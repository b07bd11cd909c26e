import { listMissingPages } from '@/collections/missing-pages';
import { loadProfile } from '@/collections/profile';
import { listProjects, type Project } from '@/collections/projects';
import { listStreamEntries, type StreamEntry } from '@/collections/stream';
import { absoluteUrl } from '@/config/site';
import { escapeXml } from '@/lib/escape-xml';

import { contentPlaceholder } from './content-placeholder';
import { CHANNELS, feedPath, type Channel, type Feed, type FeedItem } from './feed';

/** How many items a feed holds. */
const MAX_ITEMS = 50;

const MEDIA_TYPES: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
};

/** The parameters of a route in `[...channel]`: one page for each feed whose page exists. */
export async function listFeedPaths() {
  const missing = await listMissingPages();
  return CHANNELS.filter(({ homePath }) => !missing.has(homePath)).map(
    ({ channel, title, homePath }) => ({
      params: { channel },
      props: { channel, title, homePath },
    }),
  );
}

export type FeedProps = Awaited<ReturnType<typeof listFeedPaths>>[number]['props'];

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
    items: newestItems(channel, projects, entries),
  };
}

/** The newest items of a channel. */
function newestItems(channel: Channel, projects: Project[], entries: StreamEntry[]): FeedItem[] {
  const items = [
    ...(channel === 'stream' ? [] : projects.map(itemOfProject)),
    ...(channel === 'projects' ? [] : entries.map(itemOfEntry)),
  ];
  return items.sort((a, b) => b.published.getTime() - a.published.getTime()).slice(0, MAX_ITEMS);
}

function itemOfProject({ slug, title, description, publishedAt, tags }: Project): FeedItem {
  return {
    url: absoluteUrl(slug),
    title,
    summary: description,
    html: contentPlaceholder(slug),
    published: new Date(publishedAt),
    tags,
  };
}

function itemOfEntry(entry: StreamEntry): FeedItem {
  const url = absoluteUrl(`/stream#${entry.id}`);
  const common = { url, published: new Date(entry.date), tags: [] };
  switch (entry.type) {
    case 'text':
      return {
        ...common,
        title: entry.description,
        summary: entry.description,
        html: withAbsoluteUrls(entry.html) + htmlOfPicture(entry.picture),
      };
    case 'audio': {
      const recording = absoluteUrl(entry.src);
      return {
        ...common,
        title: entry.title,
        summary: entry.description,
        html: `<p>${escapeXml(entry.description)}</p><p><audio controls preload="none" src="${recording}"></audio></p>`,
        recording: {
          url: recording,
          mediaType: MEDIA_TYPES[entry.src.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          bytes: entry.bytes,
          ...(entry.waveform && { seconds: Math.round(entry.waveform.duration) }),
        },
      };
    }
    case 'spotify':
      return {
        ...common,
        title: entry.title,
        summary: `${entry.title}, on Spotify`,
        html: `<p><a href="${escapeXml(entry.href)}">${escapeXml(entry.title)}</a>, on Spotify.</p>`,
      };
  }
}

function htmlOfPicture(picture: { src: string; alt: string } | undefined): string {
  if (!picture) return '';
  return `<p><img src="${absoluteUrl(picture.src)}" alt="${escapeXml(picture.alt)}"></p>`;
}

function withAbsoluteUrls(html: string): string {
  return html.replace(
    /\b(href|src)="(\/[^"]*)"/g,
    (_, name: string, path: string) => `${name}="${absoluteUrl(path)}"`,
  );
}
