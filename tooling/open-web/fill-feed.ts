import { CONTENT_MARKS } from '../../src/features/feeds/content-mark.ts';
import { escapeXml } from '../../src/lib/escape-xml.ts';

/** A feed with the content of each write-up in the place of its mark, escaped as the format asks. */
export function fillFeed(
  feed: string,
  format: 'xml' | 'json',
  contentOf: (path: string) => string,
): string {
  return feed.replace(CONTENT_MARKS, (_, path: string) => {
    const html = contentOf(path);
    return format === 'xml' ? escapeXml(html) : JSON.stringify(html).slice(1, -1);
  });
}
