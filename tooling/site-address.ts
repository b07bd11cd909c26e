import type { AstroIntegration } from 'astro';

import { LOCAL_ADDRESS } from '../src/config/local-address';

/** The value of SITE_URL as Astro takes it; empty when it is not set. Throws when it is no whole address. */
export function readSiteAddress(value: string | undefined): { site?: string } {
  if (!value) return {};
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.hostname !== '') return { site: value };
  const bare = value.replace(/^[a-z]*:?\/*/i, (start) => (/[:/]/.test(start) ? '' : start));
  const error = new Error(
    `SITE_URL: ${value} is no whole address. Write SITE_URL=https://${bare}.`,
  );
  // Where the check stands in this program is of no use to an owner.
  error.stack = error.message;
  throw error;
}

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
