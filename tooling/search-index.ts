import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** Write-ups only; filtered lists are one folder deeper. */
const WRITE_UPS = 'projects/*.html';

const OUTPUT = 'pagefind';

/** Ready-made interfaces that Pagefind writes and this site does not use. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

/** Not indexed: tables of contents repeat headings, and labels of drawings are not sentences. */
const NOT_PROSE = ['nav', 'svg', '.visually-hidden'];

/** Adds a search index of the write-ups to the built site. It must run before files are compressed. */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const pages = await writeIndex(site);
        logger.info(`indexed ${pages} write-ups`);
      },
    },
  };
}

async function writeIndex(site: string): Promise<number> {
  try {
    const { index, errors } = await createIndex({
      forceLanguage: 'en',
      excludeSelectors: NOT_PROSE,
    });
    if (!index) throw new Error(errors.join('\n'));
    const { page_count, errors: unread } = await index.addDirectory({
      path: site,
      glob: WRITE_UPS,
    });
    if (unread.length > 0) throw new Error(unread.join('\n'));
    const { files } = await index.getFiles();
    const used = files.filter(({ path }) => !UNUSED.test(path));
    await Promise.all(used.map(({ path, content }) => write(join(site, OUTPUT, path), content)));
    return page_count;
  } finally {
    await close();
  }
}

async function write(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
