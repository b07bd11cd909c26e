import { htmlToHast, markdownToMdast, mdxToMdast, type MdastNode } from 'satteri';

import { elementsIn } from '../tooling/hast-tree.ts';
import { options } from '../tooling/markdown/processor.ts';
import { FILES } from './content.ts';
import { itemsAt, spellPath, valueAt } from './fields.ts';
import type { Source } from './source.ts';

/** A piece of Markdown that some check looks at. */
export type Part = {
  line: number;
  /** Unset in the body of a file, else the field that holds the Markdown. */
  field: string | undefined;
} & (
  | { kind: 'link'; url: string }
  | { kind: 'tag'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'words'; value: string }
  | { kind: 'code'; value: string; language: string | undefined }
  | { kind: 'heading'; value: string }
  | { kind: 'paragraph'; value: string }
);

/** The Markdown of a file, taken apart: its body, and the texts of entries. A text that MDX cannot read has no parts. */
export function listParts(source: Source): Part[] {
  const texts = source.file === FILES.entries ? itemsAt(source, []) : [];
  const inEntries = texts.flatMap(({ value, path }) => {
    const at = [...path, 'text'];
    const place = { line: source.lineOf(at), field: spellPath(at) };
    const text = valueAt(value, ['text']);
    if (typeof text !== 'string') return [];
    return nodesIn(text, markdownToMdast).map((part) => ({ ...part, ...place }));
  });
  return [
    ...inEntries,
    ...nodesIn(source.body, mdxToMdast).map((part) => ({ ...part, field: undefined })),
  ];
}

function nodesIn(text: string, parse: typeof mdxToMdast): (OwnPart & { line: number })[] {
  const inNode = (node: MdastNode): (OwnPart & { line: number })[] => {
    const line = node.position?.start.line ?? 1;
    const inside = 'children' in node ? node.children.flatMap(inNode) : [];
    return [...ownParts(node).map((part) => ({ ...part, line })), ...inside];
  };
  try {
    // The same features as in a build, so that the same things are links, code and formulas.
    return inNode(parse(text, { features: options.features }));
  } catch {
    return [];
  }
}

type OwnPart = Part extends infer P ? (P extends Part ? Omit<P, 'line' | 'field'> : never) : never;

function ownParts(node: MdastNode): OwnPart[] {
  switch (node.type) {
    case 'link':
    case 'definition':
      return [{ kind: 'link', url: node.url }];
    case 'text':
      return [{ kind: 'words', value: node.value }];
    case 'code':
      return [{ kind: 'code', value: node.value, language: node.lang ?? undefined }];
    case 'inlineCode':
      return [{ kind: 'code', value: node.value, language: undefined }];
    case 'heading':
      return [{ kind: 'heading', value: wordsOf(node) }];
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
      return [{ kind: 'tag', name: node.name ?? '', attributes: toAttributes(node.attributes) }];
    default:
      return [];
  }
}

function toAttributes(
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
