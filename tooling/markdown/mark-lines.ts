import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { HastPluginDefinition } from 'satteri';

const MARK = 'marks-';

/** Puts `mark` around the lines that `codeBlocks` names in the classes of a block. */
export const markLines: HastPluginDefinition = {
  name: 'mark-lines',
  element: {
    filter: ['figure', 'div'],
    visit(block) {
      const names = classesOf(block);
      const marked = names
        .filter((name) => name.startsWith(MARK))
        .map((name) => Number(name.slice(MARK.length)));
      if (!names.includes('code-block') || marked.length === 0) return;
      return {
        ...block,
        properties: { className: ['code-block'] },
        children: block.children.map((child) => markCode(child, new Set(marked))),
      };
    },
  },
};

function classesOf({ properties: { className } }: Readonly<Element>): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

function markCode(node: ElementContent, marked: Set<number>): ElementContent {
  if (node.type !== 'element') return node;
  const children =
    node.tagName === 'code'
      ? toLines(node.children).flatMap((line, index) =>
          marked.has(index + 1) ? [h('mark', line)] : line,
        )
      : node.children.map((child) => markCode(child, marked));
  return { ...node, children };
}

/** The nodes of each line, its end included. A token that spans lines, such as a comment, becomes one token per line. */
function toLines(nodes: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    for (const [index, part] of partsOf(node).entries()) {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push(part);
    }
  }
  return lines;
}

function partsOf(node: ElementContent): (ElementContent | undefined)[] {
  if (node.type === 'text') {
    return node.value.split(/(?<=\n)/).flatMap((value, index, all) => {
      const text: ElementContent = { type: 'text', value };
      return index === all.length - 1 && value.endsWith('\n') ? [text, undefined] : [text];
    });
  }
  if (node.type !== 'element') return [node];
  return toLines(node.children).map((children) =>
    children.length > 0 ? { ...node, children } : undefined,
  );
}
