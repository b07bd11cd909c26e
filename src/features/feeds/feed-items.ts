import type { Project } from '@/collections/projects';
import type { StreamEntry } from '@/collections/stream';
import { absoluteUrl } from '@/config/site';
import { escapeXml } from '@/lib/escape-xml';

import { contentPlaceholder } from './content-placeholder';
import type { Channel, FeedItem } from './feed';

/** How many items a feed holds. */
const MAX_ITEMS = 50;

const MEDIA_TYPES: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
};

/** The newest items of a channel. */
export function feedItems(
  channel: Channel,
  projects: Project[],
  entries: StreamEntry[],
): FeedItem[] {
  const items = [
    ...(channel === 'stream' ? [] : projects.map(fromProject)),
    ...(channel === 'projects' ? [] : entries.map(fromEntry)),
  ];
  return items.sort((a, b) => b.published.getTime() - a.published.getTime()).slice(0, MAX_ITEMS);
}

function fromProject({ slug, title, description, publishedAt, tags }: Project): FeedItem {
  return {
    url: absoluteUrl(slug),
    title,
    summary: description,
    html: contentPlaceholder(slug),
    published: new Date(publishedAt),
    tags,
  };
}

function fromEntry(entry: StreamEntry): FeedItem {
  const url = absoluteUrl(`/stream#${entry.id}`);
  const common = { url, published: new Date(entry.date), tags: [] };
  switch (entry.type) {
    case 'text':
      return {
        ...common,
        title: entry.description,
        summary: entry.description,
        html: withAbsoluteUrls(entry.html),
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

function withAbsoluteUrls(html: string): string {
  return html.replace(
    /\b(href|src)="(\/[^"]*)"/g,
    (_, name: string, path: string) => `${name}="${absoluteUrl(path)}"`,
  );
}
