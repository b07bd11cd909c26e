import { CONTENT_MARKS } from '../../src/features/feeds/content-mark';
import { escapeXml } from '../../src/features/feeds/escape-xml';
import type { BuiltPage } from './read-page';

/** A feed with the content of each write-up in the place of its mark, escaped as the format asks. */
export function fillFeed(
  feed: string,
  format: 'xml' | 'json',
  pages: Map<string, BuiltPage>,
): string {
  return feed.replace(CONTENT_MARKS, (_, path: string) => {
    const html = pages.get(path)?.content;
    if (!html) {
      throw new Error(`${path} has no element with the class e-content, which its feed shows.`);
    }
    return format === 'xml' ? escapeXml(html) : JSON.stringify(html).slice(1, -1);
  });
}
