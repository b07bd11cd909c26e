import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { LOCAL_ADDRESS } from '../src/config/local-address';
import { inThread } from './in-thread';

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
        const thread = new URL('./open-web/translate-site.ts', import.meta.url);
        const pages = await inThread(thread, { folder: fileURLToPath(dir), siteUrl });
        logger.info(`${String(pages)} pages in Markdown, sitemap and feeds`);
      },
    },
  };
}
