import { defineConfig } from '@playwright/test';

import { launchOptions } from './tests/support/browser';

const PORT = 4399;

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/e2e/*.spec.ts', 'projects/*/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A shared machine may starve a browser for seconds; a fault fails every time.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: { baseURL: `http://127.0.0.1:${PORT}`, launchOptions, reducedMotion: 'no-preference' },
  webServer: {
    command: 'npm run --silent serve',
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: { PORT: String(PORT), LOG_REQUESTS: 'off', MUSIC_SOURCE: 'embedded' },
    reuseExistingServer: false,
  },
});
