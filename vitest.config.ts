/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

import { ignoreEnvFile } from './scripts/setup/ignore-env-file.js';
import { SlowFirst } from './tests/support/slow-first.ts';

ignoreEnvFile();

export default getViteConfig({
  test: {
    include: [
      '{src,projects}/**/*.test.{ts,tsx}',
      '{bench,checks,scripts,tooling}/**/*.test.ts',
      'tests/{architecture,content,portfolio,server}/**/*.test.ts',
    ],
    globalSetup: 'tests/support/sync-content.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One second, the default, is too short for a server on a busy machine; a poll that succeeds does not wait for it.
    expect: { poll: { timeout: 20_000 } },
    // Builds and servers under test run in processes of their own and are mostly waited for, so two cores carry three workers.
    maxWorkers: 3,
    maxConcurrency: 2,
    // Loading every module again for each of two hundred files takes as long as the tests of the demos.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    // CI's machine is shared and may starve a server. What needed the second try is named at the end of `npm test`.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', './tests/support/unit-summary.ts'],
    coverage: {
      // The ideas of the demos. What draws, listens or talks to a device is covered by tests/e2e.
      include: [
        'projects/*/demo/**/*.ts',
        'src/stage/*.ts',
        'src/lib/{element-at,hex,seeded-random}.ts',
      ],
      exclude: [
        '**/{use-*,draw-*,save-*,*worker*,*painter,recording,shaders,sound,show}.ts',
        // The speaker, the microphone and the visitor's files.
        'projects/audio-visualizer/demo/{inputs,instrument}.ts',
        'src/stage/{answer-messages,focus,motion,offer-play,preview-recording}.ts',
      ],
      thresholds: { branches: 90, perFile: true },
      reporter: [['text', { skipFull: true }]],
    },
  },
});
