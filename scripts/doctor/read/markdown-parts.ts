import { htmlToHast, markdownToMdast, mdxToJs, mdxToMdast, type MdastNode } from 'satteri';

import type { Part } from '../site.ts';
import { elementsIn } from './elements-in.ts';
import { ReadMistake } from './read-mistake.ts';

interface Options {
  field: string;
  /** The line of the file on which the text begins. */
  firstLine: number;
  /** Markdown without MDX, as in entries of the stream. */
  isPlain: boolean;
}

/** The same features as tooling/markdown/processor.ts, so that the same things are links, code and formulas. */
const FEATURES = { gfm: true, math: { singleDollarTextMath: false }, frontmatter: false };

/** Takes a Markdown text apart; throws a `ReadMistake` when MDX cannot read it. */
export function markdownParts(text: string, { field, firstLine, isPlain }: Options): Part[] {
  if (!isPlain) requireCompilable(text, firstLine);
  const tree = (isPlain ? markdownToMdast : mdxToMdast)(text, { features: FEATURES });
  const partsOf = (node: MdastNode): Part[] => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    const inside = 'children' in node ? node.children.flatMap(partsOf) : [];
    return [...ownParts(node).map((part) => ({ ...part, line, field })), ...inside];
  };
  return partsOf(tree);
}

/** Building the tree forgives mistakes that stop a build, such as a missing closing tag. */
function requireCompilable(text: string, firstLine: number): void {
  try {
    mdxToJs(text, { features: FEATURES });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1', reason = message] =
      /^(\d+):\d+: (.*?)(?: \(mdx\S*\))?$/m.exec(message) ?? [];
    throw new ReadMistake(reason.replaceAll(/ \(\d+:\d+\)/g, ''), Number(line) + firstLine - 1);
  }
}

type OwnPart = Part extends infer P ? (P extends Part ? Omit<P, 'line' | 'field'> : never) : never;

function ownParts(node: MdastNode): OwnPart[] {
  switch (node.type) {
    case 'link':
    case 'definition':
      return [{ kind: 'link', url: node.url }];
    case 'image':
      return [{ kind: 'picture', url: node.url, alt: node.alt ?? '' }];
    case 'text':
      return [{ kind: 'words', value: node.value }];
    case 'code':
    case 'inlineCode':
      return [{ kind: 'code', value: node.value }];
    case 'paragraph':
      return [{ kind: 'paragraph', value: wordsOf(node) }];
    case 'html':
      return elementsIn(htmlToHast(node.value)).map(({ tagName, properties }) => ({
        kind: 'tag',
        name: tagName,
        attributes: Object.fromEntries(
          Object.entries(properties).map(([name, value]) => [name, String(value)]),
        ),
      }));
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [{ kind: 'tag', name: node.name ?? '', attributes: attributesOf(node.attributes) }];
    default:
      return [];
  }
}

function attributesOf(
  attributes: Extract<MdastNode, { type: 'mdxJsxFlowElement' }>['attributes'],
): Record<string, string> {
  return Object.fromEntries(
    attributes
      .filter((attribute) => attribute.type === 'mdxJsxAttribute')
      .map(({ name, value }) => [name, typeof value === 'string' ? value : (value?.value ?? '')]),
  );
}

function wordsOf(node: MdastNode): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}
