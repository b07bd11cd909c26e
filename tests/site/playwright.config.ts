import { defineConfig } from '@playwright/test';

import base from '../../playwright.config';

/* The browser tests of a site, on one that is served already. tests/site/run.ts starts it in the folder of that site. */

/** On every page: it fits, axe in both themes, the policy, landmarks, feeds. The others take minutes. */
const SHORT = ['tests/e2e/{every-page,shell,open-web}.spec.ts'];

/** These build portfolios of their own. */
const OF_THE_MACHINE = 'tests/e2e/{own-content,one-project,other-script}.spec.ts';

export default defineConfig({
  ...base,
  // It is served already.
  webServer: [],
  testDir: '../..',
  ...(process.env['SITE_TESTS'] === 'short' && { testMatch: SHORT, workers: 1 }),
  testIgnore: OF_THE_MACHINE,
  reporter: 'list',
  use: { ...base.use, baseURL: process.env['SITE_UNDER_TEST'] ?? '' },
});
