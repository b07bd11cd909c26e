import type { AstroIntegration } from 'astro';

import { LOCAL_ADDRESS } from '../src/config/local-address';

/** Warns once per build when SITE_URL is not set. */
export function siteAddress(): AstroIntegration {
  let hasAddress = false;
  return {
    name: 'site-address',
    hooks: {
      'astro:config:done': ({ config }) => {
        hasAddress = config.site !== undefined;
      },
      'astro:build:start': ({ logger }) => {
        if (hasAddress) return;
        logger.warn(
          `SITE_URL is not set, so feeds, the sitemap and canonical addresses name ${LOCAL_ADDRESS}. Write SITE_URL=https://… to .env before you publish.`,
        );
      },
    },
  };
}
