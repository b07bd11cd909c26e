import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

import { simplify } from './simplify';
import { toMarkdown } from './to-markdown';
import { findElement, hasClass, textOf, textProperty } from './tree';

/** A page of the built site, read back from its HTML. */
export interface BuiltPage {
  /** The path a visitor sees, such as /projects/sipwise. */
  path: string;
  title: string;
  description: string;
  /** Whether search engines may list it under its own address. */
  isListed: boolean;
  /** The page for programs that read, with its own address on top. */
  markdown: string;
  /** The text of a write-up as plain HTML for feeds; empty on other pages. */
  content: string;
}

const parser = unified().use(rehypeParse);

/** Undefined for what is no page of its own: the error page, and pages that ask not to be indexed. */
export async function readPage(
  file: string,
  html: string,
  siteUrl: string,
): Promise<BuiltPage | undefined> {
  const tree = parser.parse(html);
  const main = findElement(tree, ({ tagName }) => tagName === 'main');
  const robots = meta('robots');
  if (!main || robots.includes('noindex') || file === '404.html') return undefined;

  const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  const canonical = findElement(
    tree,
    ({ tagName, properties }) =>
      tagName === 'link' &&
      Array.isArray(properties['rel']) &&
      properties['rel'].includes('canonical'),
  );
  const url = new URL(path, siteUrl).href;
  const content = findElement(main, (part) => hasClass(part, 'e-content') && isWriteUp(path));
  return {
    path,
    title: textOf(findElement(tree, ({ tagName }) => tagName === 'title')).split(' · ')[0] ?? '',
    description: meta('description'),
    isListed: !canonical || new URL(textProperty(canonical, 'href')).pathname === path,
    markdown: await toMarkdown(main, url),
    content: content ? toHtml(simplify(content, url)).trim() : '',
  };

  function meta(name: string): string {
    const found = findElement(
      tree,
      ({ tagName, properties }) => tagName === 'meta' && properties['name'] === name,
    );
    return textProperty(found, 'content');
  }
}

function isWriteUp(path: string): boolean {
  return /^\/projects\/[^/]+$/.test(path);
}
