import { statSync } from 'node:fs';

import { z } from 'astro/zod';

const urls = import.meta.glob<string>('/content/stream/media/*.{mp3,m4a,ogg,wav,flac}', {
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

export type Waveform = z.infer<typeof waveformSchema>;

/** The address under which the site serves a recording of content/stream/media. */
export function findMediaUrl(src: string): string {
  const url = urls[pathOf(src)];
  if (url === undefined) {
    throw new Error(
      `content/stream/entries.yaml: src: ${src} is not a recording the site can serve. Use mp3, m4a, ogg, wav or flac.`,
    );
  }
  return url;
}

/** The waveform that `npm run waveforms` computed for a recording; undefined when it has not. */
export function findWaveform(src: string): Waveform | undefined {
  const file = pathOf(src).replace(/\.\w+$/, '.peaks.json');
  const stored = peaksFiles[file];
  if (stored === undefined) return undefined;
  const { success, data } = waveformSchema.safeParse(stored);
  if (success) return data;
  throw new Error(`${file.slice(1)} is damaged. Delete it and run "npm run waveforms".`);
}

/** How large a recording is, for feeds that announce it. */
export function readMediaBytes(src: string): number {
  return statSync(pathOf(src).slice(1)).size;
}

function pathOf(src: string): string {
  return src.replace(/^\./, '/content/stream');
}
