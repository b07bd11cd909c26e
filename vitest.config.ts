/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: [
      '{src,projects}/**/*.test.{ts,tsx}',
      '{scripts,tooling}/**/*.test.ts',
      'tests/{architecture,content,portfolio,server}/**/*.test.ts',
    ],
    globalSetup: 'tests/support/sync-content.ts',
    testTimeout: 60_000,
    maxConcurrency: 2,
    // A shared machine may starve a server for seconds; a fault fails every time.
    retry: process.env['CI'] ? 2 : 0,
    coverage: {
      // The ideas of the demos. What draws, listens or talks to a device is covered by tests/e2e.
      include: [
        'projects/*/demo/**/*.ts',
        'src/stage/*.ts',
        'src/lib/{element-at,hex,seeded-random}.ts',
      ],
      exclude: [
        '**/{use-*,*worker*,*painter,recording,shaders,sound,show}.ts',
        'src/stage/{run-address,serve-job,job-message,mark-demo,load-stylesheet,offer-play,preview-recording}.ts',
      ],
      thresholds: { branches: 90, perFile: true },
    },
  },
});
