// A thread that adds to a built site what only machines read.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { fillFeed } from './fill-feed.ts';
import { readContent, readPage, type BuiltPage } from './read-page.ts';
import { toLlmsTxt } from './to-llms-txt.ts';
import { toSitemap } from './to-sitemap.ts';

const FEED = /(^|\/)(feed\.xml|atom\.xml|feed\.json)$/;

const { folder, siteUrl } = workerData as { folder: string; siteUrl: string };
const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

/** Several feeds show the same write-ups. */
const contents = new Map<string, string>();

const pages = writeTwins();
fillFeeds();
writeFileSync(join(folder, 'sitemap.xml'), toSitemap(pages, siteUrl));
writeFileSync(join(folder, 'llms.txt'), toLlmsTxt(pages, siteUrl));
parentPort?.postMessage(pages.length);

function writeTwins(): BuiltPage[] {
  return files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const page = readPage(file, readFileSync(join(folder, file), 'utf8'), siteUrl);
      if (!page) return [];
      writeFileSync(join(folder, file.replace(/\.html$/, '.md')), page.markdown);
      return [page];
    });
}

function fillFeeds(): void {
  for (const file of files.filter((name) => FEED.test(name))) {
    const path = join(folder, file);
    const format = file.endsWith('.json') ? 'json' : 'xml';
    writeFileSync(path, fillFeed(readFileSync(path, 'utf8'), format, contentOf));
  }
}

function contentOf(path: string): string {
  const html = contents.get(path) ?? readContentOf(path);
  contents.set(path, html);
  return html;
}

function readContentOf(path: string): string {
  const html = readFileSync(join(folder, `${path}.html`), 'utf8');
  const content = readContent(html, new URL(path, siteUrl).href);
  if (content) return content;
  throw new Error(`${path} has no element with the class e-content, which its feed shows.`);
}
