import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { htmlToHast } from 'satteri';

import type { BuiltPage } from '../built-pages';
import { findElement, hasClass, metaContent, textOf, textProperty } from '../hast-tree';
import { addressOf } from './address-of';
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
  const main = findElement(tree, ({ tagName }) => tagName === 'main');
  if (!main || metaContent(tree, 'robots').includes('noindex') || path === '/404') return undefined;

  const url = addressOf(path, siteUrl);
  const canonical = findElement(tree, isCanonical);
  return {
    path,
    title: textOf(findElement(tree, ({ tagName }) => tagName === 'title')).split(' · ')[0] ?? '',
    description: metaContent(tree, 'description'),
    isListed: !canonical || textProperty(canonical, 'href') === url,
    markdown: `Source: ${url}\n\n${toMarkdown(simplify(main, url))}`,
  };
}

/** The text of a write-up as plain HTML for feeds. */
export function readContent({ path, html }: BuiltPage, siteUrl: string): string {
  const content = findElement(htmlToHast(html), (part) => hasClass(part, 'e-content'));
  if (content) return toHtml(simplify(content, addressOf(path, siteUrl))).trim();
  throw new Error(`${path} has no element with the class e-content, which its feed shows.`);
}

function isCanonical({ tagName, properties: { rel } }: Element): boolean {
  return tagName === 'link' && Array.isArray(rel) && rel.includes('canonical');
}
