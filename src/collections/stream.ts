import { statSync } from 'node:fs';

import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { z } from 'astro/zod';
import { getCollection, getEntry, render, type CollectionEntry } from 'astro:content';

import { toBody, type Body } from './body';
import { pictureFacts } from './picture-facts';
import { isHidden } from './profile';

const recordingUrls = import.meta.glob<string>('/content/stream/media/*.{mp3,m4a,ogg,wav,flac}', {
  query: '?url',
  import: 'default',
  eager: true,
});

const peaksFiles = import.meta.glob('/content/stream/media/*.peaks.json', {
  import: 'default',
  eager: true,
});

const waveformSchema = z.object({
  /** Seconds. */
  duration: z.number().positive(),
  /** The loudest moment of each equal slice of time, 0 to 100. */
  peaks: z.array(z.int().min(0).max(100)).min(1),
});

type Waveform = z.infer<typeof waveformSchema>;

type Stored = CollectionEntry<'streamEntries'>['data'];

type Kind<Type extends Stored['type']> = Extract<Stored, { type: Type }> & { id: string };

/** A picture in the size of the stream. */
interface StreamPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Twice the width of an entry is enough for sharp screens. */
const MAX_PICTURE_PX = 1400;

/** One entry of the stream. `id` is its fragment; an audio entry's `src` is an address of this site. */
export type StreamEntry =
  | (Omit<Kind<'text'>, 'picture'> & {
      /** The thought, rendered from Markdown. */
      html: string;
      /** Unset: none. */
      picture: StreamPicture | undefined;
    })
  | (Kind<'audio'> & {
      /** Unset until `npm run waveforms` has seen the recording. */
      waveform: Waveform | undefined;
      bytes: number;
    })
  | Kind<'spotify'>;

export type StreamEntryType = StreamEntry['type'];

/** Every entry, newest first; none when the owner hides the stream. */
export async function listStreamEntries(): Promise<StreamEntry[]> {
  if (await isHidden('stream')) return [];
  const entries = await getCollection('streamEntries');
  const listed = await Promise.all(entries.map(toStreamEntry));
  return listed.sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/** The Stream content item: the page that explains the stream. */
export interface StreamItem {
  title: string;
  body: Body;
  type: 'Stream';
  slug: string;
  slugAsParams: string;
}

/** Every Stream item; none without a stream that it could explain. */
export async function listStreamItems(): Promise<StreamItem[]> {
  const entries = await listStreamEntries();
  return entries.length === 0 ? [] : (await getCollection('stream')).map(toStreamItem);
}

/** The text of a Stream item as a component of its page. */
export async function renderStreamItem({ slugAsParams }: StreamItem) {
  const entry = await getEntry('stream', slugAsParams);
  if (!entry) throw new Error(`There is no stream item ${slugAsParams}.`);
  return render(entry);
}

async function toStreamEntry({
  id,
  data,
  rendered,
}: CollectionEntry<'streamEntries'>): Promise<StreamEntry> {
  switch (data.type) {
    case 'text':
      return {
        ...data,
        id,
        html: rendered?.html ?? '',
        picture: data.picture && (await toStreamPicture(data.picture)),
      };
    case 'audio':
      return {
        ...data,
        id,
        src: urlOfRecording(data.src),
        waveform: waveformOfRecording(data.src),
        bytes: bytesOfRecording(data.src),
      };
    case 'spotify':
      return { ...data, id };
  }
}

/** A drawing is served as it is; any other picture is compressed, and made smaller where it is larger than needed. */
async function toStreamPicture({
  src: picture,
  alt,
}: {
  src: ImageMetadata;
  alt: string;
}): Promise<StreamPicture> {
  const facts = pictureFacts(picture);
  const width = Math.min(facts.width, MAX_PICTURE_PX);
  const height = Math.round((facts.height * width) / facts.width);
  if (facts.format === 'svg') return { src: picture.src, alt, width, height };
  const { src } = await getImage({ src: picture, width, height, format: 'webp' });
  return { src, alt, width, height };
}

function toStreamItem({ id, data, body = '' }: CollectionEntry<'stream'>): StreamItem {
  return {
    title: data.title,
    body: toBody(body),
    type: 'Stream',
    slug: `/stream/${id}`,
    slugAsParams: id,
  };
}

/** The address under which the site serves a recording of content/stream/media. */
function urlOfRecording(src: string): string {
  const url = recordingUrls[recordingPath(src)];
  if (url === undefined) {
    throw new Error(
      `content/stream/entries.yaml: src: ${src} is not a recording the site can serve. Use mp3, m4a, ogg, wav or flac.`,
    );
  }
  return url;
}

/** The waveform that `npm run waveforms` computed for a recording; undefined when it has not. */
function waveformOfRecording(src: string): Waveform | undefined {
  const file = recordingPath(src).replace(/\.\w+$/, '.peaks.json');
  const stored = peaksFiles[file];
  if (stored === undefined) return undefined;
  const { success, data } = waveformSchema.safeParse(stored);
  if (success) return data;
  throw new Error(`${file.slice(1)} is damaged. Delete it and run "npm run waveforms".`);
}

/** How large a recording is, for feeds that announce it. */
function bytesOfRecording(src: string): number {
  return statSync(recordingPath(src).slice(1)).size;
}

/** `./media/name.mp3` from the project's root, with a slash before it. */
function recordingPath(src: string): string {
  return src.replace(/^\./, '/content/stream');
}
