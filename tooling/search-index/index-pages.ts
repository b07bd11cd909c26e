import { close, createIndex } from 'pagefind';

import type { BuiltPage } from '../built-pages';

/** Ready-made interfaces that Pagefind writes and this site does not use. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

/** Not indexed: tables of contents repeat headings, and labels of drawings are not sentences. */
const NOT_PROSE = ['nav', 'svg', '.visually-hidden'];

/** The files of a search index of these pages, by name. */
export async function indexPages(
  pages: Pick<BuiltPage, 'path' | 'html'>[],
): Promise<Map<string, Uint8Array>> {
  try {
    const { index, errors } = await createIndex({
      forceLanguage: 'en',
      excludeSelectors: NOT_PROSE,
    });
    if (!index) throw new Error(errors.join('\n'));
    for (const { path, html } of pages) {
      const { errors: unread } = await index.addHTMLFile({ url: path, content: html });
      if (unread.length > 0) throw new Error(unread.join('\n'));
    }
    const { files } = await index.getFiles();
    return new Map(
      files.filter(({ path }) => !UNUSED.test(path)).map(({ path, content }) => [path, content]),
    );
  } finally {
    await close();
  }
}
