import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { CONTENT_PLACEHOLDERS } from '../../src/features/feeds/content-placeholder';
import { escapeXml } from '../../src/lib/escape-xml';
import type { BuiltPage } from '../built-pages';
import { readContent } from './read-page';

const FEEDS = '**/{feed.xml,atom.xml,feed.json}';

/** Replaces the content placeholders in every feed of the site. */
export async function fillFeeds(site: string, pages: BuiltPage[], siteUrl: string): Promise<void> {
  const pageByPath = new Map(pages.map((page) => [page.path, page]));
  // Cached, because several feeds contain the same write-ups.
  const contents = new Map<string, string>();
  const contentOf = (path: string): string => {
    const page = pageByPath.get(path);
    if (!page) throw new Error(`A feed shows ${path}, which is no page.`);
    const content = contents.get(path) ?? readContent(page, siteUrl);
    contents.set(path, content);
    return content;
  };

  for (const name of globSync(FEEDS, { cwd: site })) {
    const file = join(site, name);
    const escape = name.endsWith('.json') ? escapeJson : escapeXml;
    const feed = await readFile(file, 'utf8');
    await writeFile(
      file,
      feed.replace(CONTENT_PLACEHOLDERS, (_, path: string) => escape(contentOf(path))),
    );
  }
}

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
