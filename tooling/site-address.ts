import type { AstroIntegration } from 'astro';

import { LOCAL_ADDRESS } from '../src/config/local-address';

/** Warns once per build when SITE_URL is not set. */
export function siteAddress(): AstroIntegration {
  return {
    name: 'site-address',
    hooks: {
      'astro:build:start': ({ logger }) => {
        if (process.env['SITE_URL']) return;
        logger.warn(
          `SITE_URL is not set, so feeds, the sitemap and canonical addresses name ${LOCAL_ADDRESS}. Set SITE_URL=https://… to publish.`,
        );
      },
    },
  };
}
