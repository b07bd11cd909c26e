const urls = import.meta.glob<string>('/content/stream/media/*.{mp3,m4a,ogg,wav,flac}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address under which the site serves a recording of content/stream/media. */
export function findMediaUrl(src: string): string {
  const url = urls[src.replace(/^\./, '/content/stream')];
  if (url === undefined) {
    throw new Error(
      `content/stream/entries.yaml: src: ${src} is not a recording the site can serve. Use mp3, m4a, ogg, wav or flac.`,
    );
  }
  return url;
}
