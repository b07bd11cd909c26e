// Lighthouse, mobile, on the built site: the four scores of each page. `npm run bench`. Machines are noisy, so it reports
// and asserts nothing.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { launchOptions } from '../tests/support/browser.ts';
import { serveBuiltSite } from '../tests/support/serve-built-site.ts';

const DEBUGGING_PORT = 9_333;
const PAGES = ['/', '/projects', '/projects/sipwise', '/stream', '/about'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

await using site = await serveBuiltSite({ LOG_REQUESTS: 'off' });
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
});

for (const path of process.argv.slice(2).length > 0 ? process.argv.slice(2) : PAGES) {
  const result = await lighthouse(site.url + path, { port: DEBUGGING_PORT, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const vitals = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'].map(
    (name) => audits[name]?.displayValue ?? '?',
  );
  console.log(
    `${path.padEnd(24)} ${scores.join(' / ')}   LCP ${vitals[0]}, CLS ${vitals[1]}, TBT ${vitals[2]}`,
  );
  for (const audit of Object.values(audits)) {
    const isFault =
      audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary';
    if (isFault) console.log(`  ${audit.id}: ${audit.title}`);
  }
}
await browser.close();
