import type { ElementContent } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const converter = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' });

/** Plain HTML as Markdown, with the tables of GitHub's dialect. */
export function toMarkdown(content: ElementContent[]): string {
  return converter.stringify(converter.runSync({ type: 'root', children: content }));
}
