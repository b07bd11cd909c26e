import { toHtml } from 'hast-util-to-html';

import { CONTENT_MARKS } from '../../src/features/feeds/content-mark';
import { escapeXml } from '../../src/features/feeds/escape-xml';
import type { BuiltPage } from './read-page';
import { simplify } from './simplify';

/** A feed with the content of each write-up in the place of its mark, escaped as the format asks. */
export function fillFeed(
  feed: string,
  format: 'xml' | 'json',
  pages: Map<string, BuiltPage>,
  siteUrl: string,
): string {
  return feed.replace(CONTENT_MARKS, (_, path: string) => {
    const content = pages.get(path)?.content;
    if (!content) {
      throw new Error(`${path} has no element with the class e-content, which its feed shows.`);
    }
    const html = toHtml(simplify(content, new URL(path, siteUrl).href)).trim();
    return format === 'xml' ? escapeXml(html) : JSON.stringify(html).slice(1, -1);
  });
}
