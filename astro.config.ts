import { resolve } from 'node:path';

import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

import { basePath } from './tooling/base-path';
import { readBuildSettings } from './tooling/build-settings';
import { bundleServer } from './tooling/bundle-server';
import { checkedContent } from './tooling/checked-content';
import { coverColours } from './tooling/cover-colours';
import { contentPolicy } from './tooling/csp';
import { engine, isEdge } from './tooling/engine';
import { islandRuntime } from './tooling/island-runtime';
import { markdown } from './tooling/markdown/processor';
import { oneStylesheet } from './tooling/one-stylesheet';
import { ownLetters } from './tooling/letters/own-letters';
import { noteWhatWasBuilt } from './tooling/note-inputs';
import { openWeb } from './tooling/open-web';
import { plainImports } from './tooling/plain-imports';
import { precompress } from './tooling/precompress';
import { quietBuild } from './tooling/quiet-build';
import { searchIndex } from './tooling/search-index';
import { siteAccent } from './tooling/site-accent';
import { siteAddress } from './tooling/site-address';
import { socialCards } from './tooling/social-cards';
import { staticMusic } from './tooling/static-music';
import { styleguide } from './tooling/styleguide';

/**
 * Asks the browser to compile a whole file where it is downloaded, off the main thread. Nearly all of React runs on load, and
 * compiling it function by function keeps a phone busy for longer than running it.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** The last two years of each engine (docs/browsers.md). Safari among them needs prefixes, such as for `user-select`. */
const OLDEST_BROWSERS = ['chrome131', 'firefox132', 'safari18.1', 'ios18.1'];

const { siteUrl, base, hasStyleguide } = readBuildSettings();

export default defineConfig({
  // The address of the public site. Without one, pages still work, with addresses of this site only.
  ...(siteUrl !== undefined && { site: siteUrl }),
  // A Worker has no standard output, which this log writes to.
  ...(!isEdge && { logger: { entrypoint: './tooling/quiet-log.js' } }),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  ...(await engine()),
  integrations: [
    checkedContent(),
    ownLetters(),
    react(),
    mdx(),
    siteAddress(siteUrl),
    styleguide(hasStyleguide),
    staticMusic(),
    // In this order: the first five read or change pages, the next checks what is inline in them, and the last compresses what
    // they left. Workers compress and bundle by themselves.
    basePath(base),
    socialCards(),
    searchIndex(),
    openWeb(),
    islandRuntime(),
    contentPolicy(base),
    ...(isEdge ? [] : [precompress(), bundleServer()]),
    noteWhatWasBuilt(),
  ],
  // Prism marks code with classes; Shiki's style attributes would need a weaker content security policy.
  markdown: { syntaxHighlight: 'prism', processor: markdown() },
  prefetch: false,
  devToolbar: { enabled: false },
  // There are no forms, and the endpoints refuse every method but GET and HEAD.
  security: { checkOrigin: false },
  // Every script and picture is a separate file, and all styles are one file: cacheable, and nothing inline to hash.
  vite: {
    // What other commands write while the development server runs.
    server: {
      watch: { ignored: ['.scratch', '.cache', 'dist-edge'].map((name) => resolve(name, '**')) },
    },
    // React 19 has this hook; SWR still includes a polyfill for older versions.
    resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
    build: { assetsInlineLimit: 0, cssCodeSplit: false, cssTarget: OLDEST_BROWSERS },
    // React, what starts islands, and the parts that they share in one file: eight requests fewer on the home page.
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
                    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|rolldown.runtime|\/src\/ui\/(?!player\/)|use-is-hydrated/,
                  },
                  // Two functions of a hundred bytes each, whose headers would weigh more than they do.
                  { name: 'page', test: /\/src\/(config\/site|lib\/require-element)\.ts/ },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [plainImports(), siteAccent(), coverColours(), oneStylesheet(), quietBuild()],
  },
});
