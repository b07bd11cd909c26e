import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { LOCAL_ADDRESS } from '../src/config/local-address';
import { escapeXml } from '../src/lib/escape-xml';
import { readBuiltPages } from './built-pages';
import { fillFeeds } from './open-web/fill-feeds';
import { absoluteUrlOfPage, readPage, type PageText } from './open-web/read-page';
import { toLlmsTxt } from './open-web/to-llms-txt';

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

/** The contents of sitemap.xml: every page that may be listed under its own address. */
function toSitemap(pages: PageText[], siteUrl: string): string {
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => `<url><loc>${escapeXml(absoluteUrlOfPage(path, siteUrl))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
