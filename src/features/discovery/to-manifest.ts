import type { Profile } from '@/collections/profile';
import { sitePath } from '@/config/site';
import { THEME_COLOURS } from '@/config/theme-colours';

const PAPER = THEME_COLOURS.light.paper;

/** The web app manifest. The icons are drawn by `npm run icons`. */
export function toManifest({ name, intro }: Profile) {
  return {
    name,
    short_name: name,
    description: intro,
    lang: 'en',
    id: sitePath('/'),
    start_url: sitePath('/'),
    scope: sitePath('/'),
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: sitePath('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: sitePath('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: sitePath('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: sitePath('/icons/icon-maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
