import type { Element, ElementContent } from 'hast';

import { fenceFor, toInline, toOneLine } from './to-inline.ts';
import { classWith, textOf } from './tree.ts';

const BLOCKS = new Set(
  'address article aside blockquote details div figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul'.split(
    ' ',
  ),
);

/**
 * Simplified HTML as Markdown. Converters that cover all of HTML take twenty times as long, and a test compares this one with
 * theirs on every page of the site.
 */
export function toMarkdown(children: ElementContent[]): string {
  return `${toBlocks(children).join('\n\n')}\n`;
}

/** Every block as its lines. What lies between blocks becomes paragraphs. */
function toBlocks(children: ElementContent[]): string[] {
  const blocks: string[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    const paragraph = toParagraph(run);
    if (paragraph !== '') blocks.push(paragraph);
    run = [];
  };
  for (const child of children) {
    if (!isBlock(child)) {
      run.push(child);
      continue;
    }
    endRun();
    blocks.push(...toBlock(child, blocks.at(-1)));
  }
  endRun();
  return blocks;
}

function isBlock(node: ElementContent): node is Element {
  return (
    node.type === 'element' && (BLOCKS.has(node.tagName) || node.children.some((c) => isBlock(c)))
  );
}

function toBlock(element: Element, before = ''): string[] {
  switch (element.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [toHeading(element)];
    case 'ul':
    case 'ol':
      return toList(element, before);
    case 'pre':
      return [toCode(element)];
    case 'blockquote':
      return [indent(toBlocks(element.children).join('\n\n'), '> ', '> ')];
    case 'table':
      return [toTable(element)];
    case 'hr':
      return ['---'];
    default:
      return toBlocks(element.children);
  }
}

function toHeading({ tagName, children }: Element): string {
  const level = Number(tagName.slice(1));
  return `${'#'.repeat(level)} ${toOneLine(children)}`.trimEnd();
}

/** A line that would begin something else than a paragraph begins with a backslash. */
function toParagraph(run: ElementContent[]): string {
  return toInline(run)
    .replaceAll(/^(?=#{1,6}(?: |$)|>|[-+](?: |$)|[-=]+$|~~~)/gm, '\\')
    .replaceAll(/^(\d+)(?=[.)](?: |$))/gm, '$1\\');
}

function toList({ tagName, properties, children }: Element, before: string): string[] {
  const items = children.filter((child) => child.type === 'element');
  if (items.length === 0) return [];
  // Another marker, where the one of the list before would continue that list.
  const bullet = before.startsWith('- ') ? '*' : '-';
  const point = /^\d+\. /.test(before) ? ')' : '.';
  const first = Number(properties['start'] ?? 1);
  const blocks = items.map((item) => toBlocks(item.children));
  const isLoose = blocks.some((parts) => parts.filter((part) => !isListText(part)).length > 1);
  const lines = blocks.map((parts, index) => {
    const marker = tagName === 'ol' ? `${first + index}${point} ` : `${bullet} `;
    const text = parts.join(isLoose ? '\n\n' : '\n');
    return indent(text, marker, ' '.repeat(marker.length)).trimEnd();
  });
  return [lines.join(isLoose ? '\n\n' : '\n')];
}

function isListText(block: string): boolean {
  return /^(?:[-*]|\d+[.)]) /.test(block);
}

function toCode(pre: Element): string {
  const code = textOf(pre).replace(/\n$/, '');
  const fence = fenceFor(code, 3);
  return [`${fence}${languageOf(pre)}`, code, fence].join('\n');
}

function languageOf(pre: Element): string {
  const code = pre.children.find((child) => child.type === 'element');
  return code ? classWith(code, 'language-').slice('language-'.length) : '';
}

function toTable(table: Element): string {
  const rows = elementsNamed(table, 'tr').map((row) =>
    row.children
      .filter((cell) => cell.type === 'element')
      .map(({ children }) => toOneLine(children).replaceAll('|', '\\|')),
  );
  const columns = Math.max(...rows.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const [head = [], ...body] = rows;
  const toLine = (cells: string[], fill = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`;
  return [toLine(head), toLine([], '-'), ...body.map((row) => toLine(row))].join('\n');
}

function elementsNamed({ children }: Element, name: string): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === name ? [child] : elementsNamed(child, name);
  });
}

/** Lines behind a marker: the first follows it, the others stand under its text. */
function indent(text: string, marker: string, space: string): string {
  return (
    marker +
    text.replaceAll(/\n(?=[^\n])/g, `\n${space}`).replaceAll(/\n(?=\n)/g, `\n${space.trimEnd()}`)
  );
}
