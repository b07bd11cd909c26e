import { globSync, readFileSync } from 'node:fs';

import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { htmlToHast } from 'satteri';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { simplify } from '../../tooling/open-web/simplify';
import { toMarkdown } from '../../tooling/open-web/to-markdown';
import { findElement, root } from '../../tooling/open-web/tree';

const fromHtml = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify);
const fromMarkdown = unified().use(remarkParse).use(remarkGfm).use(remarkStringify);

const PAGES = globSync('dist/client/**/*.md').map((twin) => twin.replace(/\.md$/, '.html'));

test.each(PAGES)('%s says in Markdown what a converter for all of HTML says', async (page) => {
  const tree = htmlToHast(readFileSync(page, 'utf8'));
  const main = findElement(tree, ({ tagName }) => tagName === 'main');
  const simple = main ? simplify(main, 'https://example.com/') : [];
  const wanted = fromHtml.stringify(await fromHtml.run(root(structuredClone(simple))));
  const found = fromMarkdown.stringify(fromMarkdown.parse(toMarkdown(simple)));
  expect(found.split(/\n+/)).toEqual(wanted.split(/\n+/));
});
