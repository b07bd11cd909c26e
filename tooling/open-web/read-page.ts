import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { htmlToHast } from 'satteri';

import type { BuiltPage } from '../built-pages';
import { metaContent, textOf, textProperty } from '../hast-tree';
import { simplify } from './simplify';
import { toMarkdown } from './to-markdown';

/** The text of a page. */
export interface PageText {
  path: string;
  title: string;
  description: string;
  /** Whether search engines may list it under its own address. */
  isListed: boolean;
  /** The whole page, with its own address on top. */
  markdown: string;
}

/** Undefined for the error page and for pages with `noindex`. */
export function readPage({ path, html }: BuiltPage, siteUrl: string): PageText | undefined {
  const tree = htmlToHast(html);
  const main = select('main', tree);
  if (!main || metaContent(tree, 'robots').includes('noindex') || path === '/404') return undefined;

  const url = absoluteUrlOfPage(path, siteUrl);
  const canonical = select('link[rel~="canonical"]', tree);
  return {
    path,
    title: textOf(select('title', tree)).split(' · ')[0] ?? '',
    description: metaContent(tree, 'description'),
    isListed: !canonical || textProperty(canonical, 'href') === url,
    markdown: `Source: ${url}\n\n${toMarkdown(simplify(main, url))}`,
  };
}

/** The text of a write-up as plain HTML for feeds. */
export function readContent({ path, html }: BuiltPage, siteUrl: string): string {
  const content = select('.e-content', htmlToHast(html));
  if (content) return toHtml(simplify(content, absoluteUrlOfPage(path, siteUrl))).trim();
  throw new Error(`${path} has no element with the class e-content, which its feed shows.`);
}

/** The absolute URL of a page. The site's URL may name a folder of its host, and has no slash at its end. */
export function absoluteUrlOfPage(path: string, siteUrl: string): string {
  return new URL(siteUrl + path).href;
}
