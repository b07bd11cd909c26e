import type { Element, ElementContent } from 'hast';
import { htmlToHast, type HastPluginDefinition, type HastVisitorContext } from 'satteri';
import temml from 'temml';

import { hasClass } from '../hast-tree.ts';
import { mistake } from './mistake.ts';

/** `$$…$$` as MathML, which browsers draw without a script or a web font. */
export const maths: HastPluginDefinition = {
  name: 'maths',
  options: { position: true },
  element: [
    { filter: ['code'], visit: (code, context) => toMaths(code, code, context) },
    { filter: ['pre'], visit: (pre, context) => toMaths(pre, pre.children[0], context) },
  ],
};

/** Undefined when the node is not a formula. An inline formula is a `code`, a display formula a `pre` around it. */
function toMaths(
  node: Readonly<Element>,
  code: ElementContent | undefined,
  context: HastVisitorContext,
): ElementContent | undefined {
  const kind = node === code ? 'math-inline' : 'math-display';
  if (code?.type !== 'element' || !hasClass(code, kind)) return undefined;
  try {
    const html = temml.renderToString(context.textContent(code), {
      displayMode: kind === 'math-display',
      annotate: true,
      throwOnError: true,
    });
    const tree = htmlToHast(html, { fragment: true });
    const [math] = tree.type === 'root' ? tree.children : [];
    return math?.type === 'element' ? withoutStyle(math) : undefined;
  } catch (error) {
    const problem = error instanceof Error ? error.message.trim() : String(error);
    throw mistake(context, node, `the formula cannot be read. ${problem}. Correct it.`);
  }
}

/** The content security policy forbids `style` attributes; src/styles/prose.css replaces the important ones. */
function withoutStyle(element: Element): Element {
  return {
    ...element,
    properties: { ...element.properties, style: undefined },
    children: element.children.map((child) =>
      child.type === 'element' ? withoutStyle(child) : child,
    ),
  };
}
