import { defineConfig } from '@playwright/test';

import { ignoreEnvFile } from './scripts/setup/ignore-env-file.js';
import { launchOptions } from './tests/support/browser';

ignoreEnvFile();

const isCi = Boolean(process.env['CI']);

// Another port lets two working copies be tested at the same time.
const PORT = Number(process.env['E2E_PORT'] ?? 4399);

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/e2e/*.spec.ts', 'projects/*/*.spec.ts'],
  // Copies of the site that other tests make.
  testIgnore: '.scratch/**',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: 2,
  // CI's machine is shared and may starve a browser. What needed the second try is named at the end of `npm test`.
  retries: isCi ? 1 : 0,
  // Limits for a starved machine. They cost nothing where a page is quick, because every wait is for a state.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [[isCi ? 'dot' : 'list'], ['./tests/support/browser-summary.ts']],
  use: { baseURL: `http://127.0.0.1:${PORT}`, launchOptions, reducedMotion: 'no-preference' },
  webServer: {
    // Builds first where that is needed, so that no test looks at an old site.
    command: 'npm start --silent',
    timeout: 600_000,
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: { PORT: String(PORT), LOG_REQUESTS: 'off', MUSIC_SOURCE: 'embedded' },
    reuseExistingServer: false,
  },
});
