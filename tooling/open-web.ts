import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { LOCAL_ADDRESS } from '../src/config/local-address';
import { readBuiltPages } from './built-pages';
import { fillFeeds } from './open-web/fill-feeds';
import { readPage } from './open-web/read-page';
import { toLlmsTxt } from './open-web/to-llms-txt';
import { toSitemap } from './open-web/to-sitemap';

/**
 * Writes machine-readable copies of the built pages: a Markdown version of each, a sitemap, llms.txt, and the text of write-ups
 * in the feeds. It reads the built HTML, so new pages need no registration.
 */
export function openWeb(): AstroIntegration {
  let siteUrl = LOCAL_ADDRESS;
  return {
    name: 'open-web',
    hooks: {
      'astro:config:done': ({ config }) => {
        siteUrl = `${config.site ?? LOCAL_ADDRESS}${config.base}`.replace(/\/+$/, '');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const count = await writeCopies(fileURLToPath(dir), siteUrl);
        logger.info(`${count} pages in Markdown, sitemap and feeds`);
      },
    },
  };
}

/** Returns the number of pages. */
async function writeCopies(site: string, siteUrl: string): Promise<number> {
  const pages = await readBuiltPages(site);
  const texts = pages.flatMap((page) => {
    const text = readPage(page, siteUrl);
    return text ? [{ ...text, file: page.file }] : [];
  });
  for (const { file, markdown } of texts) await writeFile(file.replace(/\.html$/, '.md'), markdown);
  await fillFeeds(site, pages, siteUrl);
  await writeFile(join(site, 'sitemap.xml'), toSitemap(texts, siteUrl));
  await writeFile(join(site, 'llms.txt'), toLlmsTxt(texts, siteUrl));
  return texts.length;
}
