import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { LOCAL_ADDRESS } from '../../src/config/local-address';
import { fillFeed } from './fill-feed';
import { readPage, type BuiltPage } from './read-page';
import { toLlmsTxt } from './to-llms-txt';
import { toMarkdown } from './to-markdown';
import { toSitemap } from './to-sitemap';

const FEED = /(^|\/)(feed\.xml|atom\.xml|feed\.json)$/;

/**
 * Says for machines what the built pages say for people: a Markdown twin of each, a sitemap, llms.txt, and the whole text of
 * write-ups in the feeds. It reads the built HTML, so a page that somebody adds is covered without being named here.
 */
export function openWeb(): AstroIntegration {
  let siteUrl = LOCAL_ADDRESS;
  return {
    name: 'open-web',
    hooks: {
      'astro:config:done': ({ config }) => {
        siteUrl = config.site ?? LOCAL_ADDRESS;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = (await readdir(folder, { recursive: true })).map((file) =>
          file.replaceAll('\\', '/'),
        );
        const pages = await readPages(folder, files);
        await writeTwins(folder, pages, siteUrl);
        await fillFeeds(folder, files, pages, siteUrl);
        await writeFile(join(folder, 'sitemap.xml'), toSitemap(pages, siteUrl));
        await writeFile(join(folder, 'llms.txt'), toLlmsTxt(pages, siteUrl));
        logger.info(`${pages.length} pages in Markdown, sitemap and feeds`);
      },
    },
  };
}

async function readPages(folder: string, files: string[]): Promise<BuiltPage[]> {
  const html = files.filter((file) => file.endsWith('.html')).sort();
  const pages = await Promise.all(html.map((file) => readPage(folder, file)));
  return pages.filter((page) => page !== undefined);
}

async function writeTwins(folder: string, pages: BuiltPage[], siteUrl: string): Promise<void> {
  for (const page of pages) {
    const file = page.path === '/' ? 'index.md' : `${page.path.slice(1)}.md`;
    await writeFile(join(folder, file), await toMarkdown(page, siteUrl));
  }
}

async function fillFeeds(
  folder: string,
  files: string[],
  pages: BuiltPage[],
  siteUrl: string,
): Promise<void> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const file of files.filter((name) => FEED.test(name))) {
    const path = join(folder, file);
    const format = file.endsWith('.json') ? 'json' : 'xml';
    await writeFile(path, fillFeed(await readFile(path, 'utf8'), format, byPath, siteUrl));
  }
}
