import type { MdastPluginDefinition, MdastVisitorContext } from 'satteri';

import { mistake } from './mistake.ts';
import type { Tag } from './nodes.ts';

const FIX = 'the title of the page is its only heading of the first level. Write ## for a section.';

/** Rejects headings of the first level: a page has one, and it is the title. */
export const checkHeadings: MdastPluginDefinition = {
  name: 'check-headings',
  options: { position: true },
  heading(heading, context) {
    if (heading.depth === 1) throw mistake(context, heading, FIX);
  },
  mdxJsxFlowElement: rejectTag,
  mdxJsxTextElement: rejectTag,
};

function rejectTag(tag: Tag, context: MdastVisitorContext): void {
  if (tag.name === 'h1') throw mistake(context, tag, FIX);
}
