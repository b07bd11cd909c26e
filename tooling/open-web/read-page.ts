import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

import { findElement, hasClass, textOf, textProperty } from './tree';

/** A page of the built site, read back from its HTML. */
export interface BuiltPage {
  /** The path a visitor sees, such as /projects/sipwise. */
  path: string;
  title: string;
  description: string;
  /** Whether search engines may list it under its own address. */
  isListed: boolean;
  main: Element;
  /** The text of a write-up; undefined on other pages. */
  content: Element | undefined;
}

const parser = unified().use(rehypeParse);

/** Undefined for what is no page of its own: the error page, and pages that ask not to be indexed. */
export async function readPage(folder: string, file: string): Promise<BuiltPage | undefined> {
  const tree = parser.parse(await readFile(join(folder, file), 'utf8'));
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
  return {
    path,
    title: textOf(findElement(tree, ({ tagName }) => tagName === 'title')).split(' · ')[0] ?? '',
    description: meta('description'),
    isListed: !canonical || new URL(textProperty(canonical, 'href')).pathname === path,
    main,
    content: findElement(main, (element) => hasClass(element, 'e-content') && isWriteUp(path)),
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
