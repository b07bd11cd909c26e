import type { Element } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

import { simplify } from './simplify';
import { root } from './tree';

const toText = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });

/** The main part of a page as Markdown, with the address of the page on top. */
export async function toMarkdown(main: Element, url: string): Promise<string> {
  const tree = await toText.run(root(simplify(main, url)));
  return `Source: ${url}\n\n${toText.stringify(tree)}`;
}
