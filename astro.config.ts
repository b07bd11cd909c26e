import mdx from '@astrojs/mdx';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

import { csp } from './tooling/csp';
import { plainImports } from './tooling/plain-imports';
import { precompress } from './tooling/precompress';
import { searchIndex } from './tooling/search-index';
import { socialCards } from './tooling/social-cards';

export default defineConfig({
  // The address of the public site. Without one, pages still work, with addresses of this site only.
  ...(process.env['SITE_URL'] && { site: process.env['SITE_URL'] }),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), mdx(), searchIndex(), socialCards(), precompress()],
  // Prism marks code with classes; Shiki's style attributes would need a weaker content security policy.
  markdown: { syntaxHighlight: 'prism' },
  prefetch: false,
  devToolbar: { enabled: false },
  security: { csp },
  // Every script and picture is a file of its own, and all styles are one: cached for ever, nothing inline to hash.
  vite: {
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    plugins: [plainImports()],
  },
});
