/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tests/{architecture,content,server}/**/*.test.ts',
    ],
    globalSetup: 'tests/support/sync-content.ts',
    testTimeout: 60_000,
    maxConcurrency: 2,
    // A shared machine may starve a server for seconds; a fault fails every time.
    retry: process.env['CI'] ? 2 : 0,
  },
});
