import type { MdastPluginDefinition } from 'satteri';

import { element } from './nodes.ts';
import { mistake } from './mistake.ts';

const TITLES = new Map([
  ['NOTE', 'Note'],
  ['TIP', 'Tip'],
  ['IMPORTANT', 'Important'],
  ['WARNING', 'Warning'],
  ['CAUTION', 'Caution'],
]);
const MARKER = /^\[!(\w+)\][ \t]*(?:\n|$)/;

/** GitHub's callouts: `> [!NOTE]` and the four other kinds. */
export const callouts: MdastPluginDefinition = {
  name: 'callouts',
  options: { position: true },
  blockquote(quote, context) {
    const [paragraph] = quote.children;
    const words = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    if (!paragraph || words?.type !== 'text') return;
    const [marker, kind] = MARKER.exec(words.value) ?? [];
    if (marker === undefined || kind === undefined) return;
    const title = TITLES.get(kind);
    if (title === undefined) {
      const known = [...TITLES.keys()].map((name) => `[!${name}]`).join(', ');
      throw mistake(context, quote, `[!${kind}] is no callout. Choose from ${known}.`);
    }
    context.setProperty(quote, 'data', {
      hName: 'div',
      hProperties: { role: 'note', className: ['callout', `callout--${kind.toLowerCase()}`] },
    });
    if (words.value === marker && context.textContent(paragraph) === marker) {
      context.removeNode(paragraph);
    } else {
      context.setProperty(words, 'value', words.value.slice(marker.length));
    }
    const strong = { type: 'strong' as const, children: [{ type: 'text' as const, value: title }] };
    context.prependChild(quote, element('p', ['callout-title'], [strong]));
  },
};
