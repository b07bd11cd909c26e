import { defineConfig } from 'vitest/config';

/* The tests that read the files of a built site: headings, links, cards, discovery, feeds, Markdown and the CV. */

export default defineConfig({
  test: {
    include: [
      'tests/content/{built-pages,cards,discovery,feeds,markdown-versions,resume}.test.ts',
      ...(process.env['SITE_TESTS'] === 'short' ? [] : ['tests/server/valid-html.test.ts']),
    ],
    testTimeout: 120_000,
    maxWorkers: 1,
    isolate: false,
  },
});
