import { createHash } from 'node:crypto';

import type { AstroUserConfig } from 'astro';

import { LAYER_ORDER, THEME_BOOT } from '../src/config/inline';

/** Album covers come from the music source's own hosts, named here; nothing else comes from another site unasked. */
const COVER_HOSTS = [
  'https://i.scdn.co',
  'https://*.spotifycdn.com',
  'https://lastfm.freetls.fastly.net',
  'https://coverartarchive.org',
  'https://*.archive.org',
].join(' ');

/** What every page allows: nothing inline but what is hashed here and by Astro. */
export const security: NonNullable<AstroUserConfig['security']> = {
  // Nothing here takes a form; the endpoints themselves refuse every method but GET and HEAD.
  checkOrigin: false,
  csp: {
    directives: [
      "default-src 'self'",
      "base-uri 'self'",
      "form-action 'self'",
      "object-src 'none'",
      `img-src 'self' data: ${COVER_HOSTS}`,
      'frame-src https://open.spotify.com',
    ],
    scriptDirective: { hashes: [hashOf(THEME_BOOT)] },
    styleDirective: { hashes: [hashOf(LAYER_ORDER)] },
  },
};

function hashOf(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
