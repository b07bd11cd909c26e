import type { Element, ElementContent } from 'hast';

import { textOf, textProperty } from './tree.ts';

/** Elements that read as a sign on both sides. */
const SIGNS: Record<string, string> = {
  strong: '**',
  b: '**',
  em: '_',
  i: '_',
  del: '~~',
  s: '~~',
};

/** What stands in a paragraph, in Markdown, without space at either end. */
export function toInline(nodes: ElementContent[]): string {
  return joinInline(nodes).trim();
}

/** The same where a line may not break: in headings, cells and links. */
export function toOneLine(nodes: ElementContent[]): string {
  return unbroken(toInline(nodes));
}

/** A row of backticks longer than any in the code, and no shorter than a number. */
export function fenceFor(code: string, least: number): string {
  const rows = (code.match(/`+/g) ?? []).map(({ length }) => length + 1);
  return '`'.repeat(Math.max(least, ...rows));
}

function unbroken(words: string): string {
  return words.replaceAll(/\\?\n/g, ' ');
}

function joinInline(nodes: ElementContent[]): string {
  let joined = '';
  for (const node of nodes) {
    const part = toPart(node);
    // One space is enough, wherever it comes from.
    joined += /\s$/.test(joined) ? part.trimStart() : part;
  }
  return joined;
}

function toPart(node: ElementContent): string {
  if (node.type === 'text') return escape(node.value.replaceAll(/\s+/g, ' '));
  if (node.type !== 'element') return '';
  switch (node.tagName) {
    case 'a':
      return toLink(node);
    case 'img':
      return `![${escape(textProperty(node, 'alt'))}](${toTarget(textProperty(node, 'src'))})`;
    case 'code':
    case 'kbd':
    case 'samp':
      return toCode(textOf(node));
    case 'br':
      return '\\\n';
    default:
      return surround(joinInline(node.children), SIGNS[node.tagName] ?? '');
  }
}

function toLink(link: Element): string {
  const words = unbroken(joinInline(link.children));
  const target = toTarget(textProperty(link, 'href'));
  return words.replace(
    /^( *)(.*?)( *)$/s,
    (_, before, inner, after) => `${before}[${inner}](${target})${after}`,
  );
}

/** Parentheses and spaces would end an address. */
function toTarget(address: string): string {
  return address.replaceAll(
    /[()\s]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/** Space stays outside: a sign next to it would be a plain character. */
function surround(words: string, sign: string): string {
  if (sign === '' || words.trim() === '') return words;
  return words.replace(/^(\s*)(.*?)(\s*)$/s, `$1${sign}$2${sign}$3`);
}

function toCode(code: string): string {
  const fence = fenceFor(code, 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return fence + space + code + space + fence;
}

/** Signs that mean something in Markdown mean themselves here. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]~]/g, '\\$&')
    .replaceAll(/<(?=[a-z!?/])/gi, '\\<')
    .replaceAll(/&(?=#?\w+;)/g, '\\&');
}
