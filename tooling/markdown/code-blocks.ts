import type { MdastPluginDefinition } from 'satteri';

import { element } from './nodes.ts';
import { mistake } from './mistake.ts';

const META =
  /^(?:title="(?<title>[^"]+)")?\s*(?:\{(?<marks>\d+(?:-\d+)?(?:,\s*\d+(?:-\d+)?)*)\})?$/;

/** docs/rejected.md names the libraries that were weighed. */
const NO_MERMAID =
  'mermaid needs a browser to be drawn, which neither the build nor the page has. Export the diagram as SVG at mermaid.live, put it beside this file and write ![What it shows](./diagram.svg); or draw a figure (docs/recipes/write-a-write-up.md).';

/**
 * Reads what follows the language of a code block: title="…" becomes a caption, {2,4-6} are lines to mark. Highlighting drops
 * this text, so the line numbers are stored as classes of a wrapper until `markLines` reads them.
 */
export const codeBlocks: MdastPluginDefinition = {
  name: 'code-blocks',
  options: { position: true },
  code(code, context) {
    const { meta, lang, value } = code;
    if (lang?.toLowerCase() === 'mermaid') throw mistake(context, code, NO_MERMAID);
    if (!meta) return;
    const groups = META.exec(meta.trim())?.groups;
    if (!groups) {
      throw mistake(
        context,
        code,
        `"${meta}" behind the language is not understood. Write title="name.ts", {2,4-6} for lines to mark, or both in this order.`,
      );
    }
    const marked = groups['marks'] === undefined ? [] : toNumbers(groups['marks']);
    const lines = value.split('\n').length;
    if (marked.some((line) => line < 1 || line > lines)) {
      throw mistake(
        context,
        code,
        `{${groups['marks'] ?? ''}} marks a line that is not there. The block has ${lines}.`,
      );
    }
    const title = groups['title'];
    const caption = title ? [element('figcaption', [], [{ type: 'text', value: title }])] : [];
    const block = element(
      title ? 'figure' : 'div',
      ['code-block', ...marked.map((line) => `marks-${line}`)],
      [...caption, { type: 'code', lang: lang ?? null, value }],
    );
    context.replaceNode(code, block);
  },
};

function toNumbers(marks: string): number[] {
  return marks.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
