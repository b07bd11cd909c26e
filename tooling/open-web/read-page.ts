import type { Element, Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { htmlToHast } from 'satteri';

import { simplify } from './simplify.ts';
import { toMarkdown } from './to-markdown.ts';
import { findElement, hasClass, textOf, textProperty } from './tree.ts';

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
}

/** Undefined for what is no page of its own: the error page, and pages that ask not to be indexed. */
export function readPage(file: string, html: string, siteUrl: string): BuiltPage | undefined {
  const tree = htmlToHast(headAndMain(html));
  const main = findElement(tree, ({ tagName }) => tagName === 'main');
  if (!main || meta(tree, 'robots').includes('noindex') || file === '404.html') return undefined;

  const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  const url = new URL(path, siteUrl).href;
  const canonical = findElement(tree, isCanonical);
  return {
    path,
    title: textOf(findElement(tree, ({ tagName }) => tagName === 'title')).split(' · ')[0] ?? '',
    description: meta(tree, 'description'),
    isListed: !canonical || new URL(textProperty(canonical, 'href')).pathname === path,
    markdown: `Source: ${url}\n\n${toMarkdown(simplify(main, url))}`,
  };
}

/** The text of a write-up as plain HTML for feeds. */
export function readContent(html: string, url: string): string | undefined {
  const content = findElement(htmlToHast(html), (part) => hasClass(part, 'e-content'));
  return content && toHtml(simplify(content, url)).trim();
}

/** What every page has around them says nothing of the page. */
function headAndMain(html: string): string {
  const end = '</main>';
  return (
    html.slice(0, html.indexOf('<body')) +
    html.slice(html.indexOf('<main'), html.indexOf(end) + end.length)
  );
}

function isCanonical({ tagName, properties: { rel } }: Element): boolean {
  return tagName === 'link' && Array.isArray(rel) && rel.includes('canonical');
}

function meta(tree: Nodes, name: string): string {
  const found = findElement(
    tree,
    ({ tagName, properties }) => tagName === 'meta' && properties['name'] === name,
  );
  return textProperty(found, 'content');
}
