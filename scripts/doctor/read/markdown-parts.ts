import { htmlToHast, markdownToMdast, mdxToMdast, type MdastNode } from 'satteri';

import { elementsIn } from '../../../tooling/hast-tree.ts';
import { options } from '../../../tooling/markdown/processor.ts';
import type { Part } from '../site.ts';

interface Options {
  field: string;
  /** The line of the file on which the text begins. */
  firstLine: number;
  /** Markdown without MDX, as in entries of the stream. */
  isPlain: boolean;
}

/** Takes a Markdown text apart; one that MDX cannot read has no parts. */
export function markdownParts(text: string, { field, firstLine, isPlain }: Options): Part[] {
  const tree = treeOf(text, isPlain);
  const partsOf = (node: MdastNode): Part[] => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    const inside = 'children' in node ? node.children.flatMap(partsOf) : [];
    return [...ownParts(node).map((part) => ({ ...part, line, field })), ...inside];
  };
  return tree ? partsOf(tree) : [];
}

/** The same features as in a build, so that the same things are links, code and formulas. */
function treeOf(text: string, isPlain: boolean): MdastNode | undefined {
  try {
    return (isPlain ? markdownToMdast : mdxToMdast)(text, { features: options.features });
  } catch {
    return undefined;
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
