import mdx from '@astrojs/mdx';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

import { clientPlay } from './tooling/client-play';
import { security } from './tooling/csp';
import { islandRuntime } from './tooling/island-runtime';
import { markdown } from './tooling/markdown/processor';
import { oneStylesheet } from './tooling/one-stylesheet';
import { openWeb } from './tooling/open-web';
import { plainImports } from './tooling/plain-imports';
import { precompress } from './tooling/precompress';
import { quietBuild } from './tooling/quiet-build';
import { searchIndex } from './tooling/search-index';
import { siteAddress } from './tooling/site-address';
import { socialCards } from './tooling/social-cards';

/**
 * Asks the browser to compile a whole file where it is downloaded, off the main thread. Nearly all of React runs on load, and
 * compiling it function by function keeps a phone busy for longer than running it.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  // The address of the public site. Without one, pages still work, with addresses of this site only.
  ...(process.env['SITE_URL'] && { site: process.env['SITE_URL'] }),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  adapter: node({ mode: 'middleware' }),
  integrations: [
    react(),
    mdx(),
    clientPlay(),
    siteAddress(),
    // In this order: the first four read or change pages, and the last compresses what they left.
    socialCards(),
    searchIndex(),
    openWeb(),
    islandRuntime(),
    precompress(),
  ],
  // Prism marks code with classes; Shiki's style attributes would need a weaker content security policy.
  markdown: { syntaxHighlight: 'prism', processor: markdown() },
  prefetch: false,
  devToolbar: { enabled: false },
  security,
  // Every script and picture is a file of its own, and all styles are one: cached for ever, nothing inline to hash.
  vite: {
    // React 19 has this hook; SWR still brings a stand-in for older versions.
    resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    // React and the parts that islands share in one file: six requests fewer on the home page.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              postBanner: ({ name }) => (name === 'react' ? COMPILE_AHEAD : ''),
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/ui\/|use-is-hydrated/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [plainImports(), oneStylesheet(), quietBuild()],
  },
});
