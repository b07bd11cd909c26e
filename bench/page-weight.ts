// The transferred bytes of each page, in KB (1,000 bytes). Part of `npm run bench`.
import { chromium } from '@playwright/test';

import { launchOptions } from '../tests/support/browser.ts';
import { pages } from '../tests/support/pages.ts';
import { serveBuiltSite } from '../tests/support/serve-built-site.ts';
import { weigh } from '../tests/support/weigh.ts';

await using site = await serveBuiltSite({ LOG_REQUESTS: 'off' });
const browser = await chromium.launch(launchOptions);
for (const path of pages) {
  const page = await browser.newPage();
  const weight = await weigh(page, site.url + path);
  const parts = Object.entries(weight).map(
    ([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`,
  );
  console.log(`${path.padEnd(28)} ${parts.join(', ')}`);
  await page.close();
}
await browser.close();
