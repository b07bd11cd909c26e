import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

import type { BuiltPage } from './read-page';
import { simplify } from './simplify';
import { root } from './tree';

const toText = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });

/** A page as Markdown, with the address it stands for on top. */
export async function toMarkdown(page: BuiltPage, siteUrl: string): Promise<string> {
  const url = new URL(page.path, siteUrl).href;
  const tree = await toText.run(root(simplify(page.main, url)));
  return `Source: ${url}\n\n${toText.stringify(tree)}`;
}
