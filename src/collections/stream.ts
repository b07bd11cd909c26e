import { getCollection, getEntry, render, type CollectionEntry } from 'astro:content';

import { toBody, type Body } from './body';
import { findMediaUrl, findWaveform, readMediaBytes, type Waveform } from './stream-media';

type Stored = CollectionEntry<'streamEntries'>['data'];

type Kind<Type extends Stored['type']> = Extract<Stored, { type: Type }> & { id: string };

/** One entry of the stream. `id` is its fragment; an audio entry's `src` is an address of this site. */
export type StreamEntry =
  | (Kind<'text'> & {
      /** The thought, rendered from Markdown. */
      html: string;
    })
  | (Kind<'audio'> & {
      /** Unset until `npm run waveforms` has seen the recording. */
      waveform: Waveform | undefined;
      bytes: number;
    })
  | Kind<'spotify'>;

export type StreamEntryType = StreamEntry['type'];

/** Every entry, newest first. */
export async function listStreamEntries(): Promise<StreamEntry[]> {
  const entries = await getCollection('streamEntries');
  return entries.map(toStreamEntry).sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/** The Stream content item: the page that explains the stream. */
export interface StreamItem {
  title: string;
  body: Body;
  type: 'Stream';
  slug: string;
  slugAsParams: string;
}

/** Every Stream item. */
export async function listStreamItems(): Promise<StreamItem[]> {
  return (await getCollection('stream')).map(toStreamItem);
}

/** The text of a Stream item as a component of its page. */
export async function renderStreamItem({ slugAsParams }: StreamItem) {
  const entry = await getEntry('stream', slugAsParams);
  if (!entry) throw new Error(`There is no stream item ${slugAsParams}.`);
  return render(entry);
}

function toStreamEntry({ id, data, rendered }: CollectionEntry<'streamEntries'>): StreamEntry {
  switch (data.type) {
    case 'text':
      return { ...data, id, html: rendered?.html ?? '' };
    case 'audio':
      return {
        ...data,
        id,
        src: findMediaUrl(data.src),
        waveform: findWaveform(data.src),
        bytes: readMediaBytes(data.src),
      };
    case 'spotify':
      return { ...data, id };
  }
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
