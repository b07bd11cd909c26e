import type { AstroIntegration } from 'astro';

import { LOCAL_ADDRESS } from '../src/config/local-address';

/** Says once per build when SITE_URL is not set. Not a warning, because a first look at the site needs no address. */
export function siteAddress(siteUrl: string | undefined): AstroIntegration {
  return {
    name: 'site-address',
    hooks: {
      'astro:build:start': ({ logger }) => {
        if (siteUrl !== undefined) return;
        logger.info(
          `feeds, the sitemap and canonical addresses name ${LOCAL_ADDRESS}; before you publish, write SITE_URL=https://… to .env`,
        );
      },
    },
  };
}
