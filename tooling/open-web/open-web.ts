import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { LOCAL_ADDRESS } from '../../src/config/local-address';
import { Kept } from '../kept';
import { fillFeed } from './fill-feed';
import { readPage, type BuiltPage } from './read-page';
import { toLlmsTxt } from './to-llms-txt';
import { toSitemap } from './to-sitemap';

/** What decides how a page is read, besides the page. */
const READ_BY = ['tooling/open-web'];

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
        const pages = await readPages(folder, files, siteUrl);
        await writeTwins(folder, pages);
        await fillFeeds(folder, files, pages);
        await writeFile(join(folder, 'sitemap.xml'), toSitemap(pages, siteUrl));
        await writeFile(join(folder, 'llms.txt'), toLlmsTxt(pages, siteUrl));
        logger.info(`${pages.length} pages in Markdown, sitemap and feeds`);
      },
    },
  };
}

async function readPages(folder: string, files: string[], siteUrl: string): Promise<BuiltPage[]> {
  const kept = await Kept.open('pages', READ_BY);
  const pages: BuiltPage[] = [];
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(join(folder, file), 'utf8');
    const name = kept.nameOf(siteUrl, file, html);
    if (!kept.has(name)) {
      await kept.keep(name, JSON.stringify((await readPage(file, html, siteUrl)) ?? null));
    }
    const page = JSON.parse(await readFile(kept.fileOf(name), 'utf8')) as BuiltPage | null;
    if (page) pages.push(page);
  }
  await kept.tidy();
  return pages;
}

async function writeTwins(folder: string, pages: BuiltPage[]): Promise<void> {
  for (const { path, markdown } of pages) {
    await writeFile(join(folder, path === '/' ? 'index.md' : `${path.slice(1)}.md`), markdown);
  }
}

async function fillFeeds(folder: string, files: string[], pages: BuiltPage[]): Promise<void> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const file of files.filter((name) => FEED.test(name))) {
    const path = join(folder, file);
    const format = file.endsWith('.json') ? 'json' : 'xml';
    await writeFile(path, fillFeed(await readFile(path, 'utf8'), format, byPath));
  }
}
