import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { readBuiltPages } from './built-pages';
import { indexPages } from './search-index/index-pages';
import { serveIndex } from './search-index/serve-index';

/** Write-ups only; filtered lists are one folder deeper. */
const WRITE_UP = /^\/projects\/[^/]+$/;

const OUTPUT = 'pagefind';

/**
 * Adds a search index of the write-ups to the built site, before files are compressed. `npm run dev` makes one of its own pages
 * when somebody searches.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:server:setup': (setup) => serveIndex(setup, `/${OUTPUT}/`),
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const pages = (await readBuiltPages(site)).filter(({ path }) => WRITE_UP.test(path));
        const files = await indexPages(pages);
        for (const [name, content] of files) await write(join(site, OUTPUT, name), content);
        logger.info(`indexed ${pages.length} write-ups`);
      },
    },
  };
}

async function write(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
