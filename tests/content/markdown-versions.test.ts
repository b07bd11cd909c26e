import { globSync, readFileSync } from 'node:fs';

import type { Nodes as HtmlNodes } from 'hast';
import { select } from 'hast-util-select';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { htmlToHast } from 'satteri';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { hasClass, textOf } from '../../tooling/hast-tree';

const WRITE_UPS = globSync('dist/client/projects/*.md');
const markdown = unified().use(remarkParse).use(remarkGfm);

type MarkdownRoot = ReturnType<typeof markdown.parse>;
type MarkdownNodes = MarkdownRoot | MarkdownRoot['children'][number];

test.each(WRITE_UPS)('%s has the headings and code of its page, in order', (file) => {
  const copy = markdown.parse(readFileSync(file, 'utf8'));
  const page = htmlToHast(readFileSync(file.replace(/\.md$/, '.html'), 'utf8'));
  const text = select('.e-content', page);
  const wanted = text ? partsOfPage(text) : [];
  const found = partsOfMarkdown(copy);
  // A heading of the text may be among those before it, too.
  const starts = found.flatMap((part, index) => (part === wanted[0] ? [index] : []));
  const runs = starts.map((start) => found.slice(start, start + wanted.length));
  if (wanted.length > 0) expect(runs).toContainEqual(wanted);
});

function partsOfPage(node: HtmlNodes): string[] {
  if (node.type === 'element') {
    // The heading of the footnotes is for screen readers.
    if (hasClass(node, 'visually-hidden')) return [];
    if (/^h[1-6]$/.test(node.tagName)) return [`heading ${collapseSpaces(textOf(node))}`];
    if (node.tagName === 'pre') return [`code ${textOf(node).trimEnd()}`];
    if (node.properties['dataWidget'] === 'demo') return [];
  }
  return 'children' in node ? node.children.flatMap(partsOfPage) : [];
}

function partsOfMarkdown(node: MarkdownNodes): string[] {
  if (node.type === 'heading') return [`heading ${collapseSpaces(wordsOf(node))}`];
  // A formula of the page, as TeX.
  if (node.type === 'code' && node.lang === 'math') return [];
  if (node.type === 'code') return [`code ${node.value.trimEnd()}`];
  return 'children' in node ? node.children.flatMap(partsOfMarkdown) : [];
}

function wordsOf(node: MarkdownNodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

function collapseSpaces(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}
