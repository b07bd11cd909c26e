// The longest task of the main thread while a demo loads and performs the steps of its recording.ts. Part of `npm run bench`.
// Browsers only report tasks of more than 50 ms; a demo should have none.
import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { performStep, loadRecording, startDemo } from '../scripts/previews/play-recording.ts';
import { launchOptions } from '../tests/support/browser.ts';
import { serveBuiltSite } from '../tests/support/serve-built-site.ts';

await using site = await serveBuiltSite({ LOG_REQUESTS: 'off' });
const browser = await chromium.launch(launchOptions);
for (const file of globSync('projects/*/demo/recording.ts')) {
  const slug = basename(dirname(dirname(file)));
  const { query, steps } = await loadRecording(resolve(file));
  const page = await browser.newPage();
  await page.goto(`${site.url}/projects/${slug}${query}`, { waitUntil: 'networkidle' });
  await watchLongTasks(page);
  await startDemo(page);
  for (const step of steps) {
    await performStep(page, step);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const tasks = await longTasks(page);
  const longest = tasks.length > 0 ? `, the longest ${Math.max(...tasks).toFixed(0)} ms` : '';
  console.log(`${slug.padEnd(24)} ${tasks.length} tasks over 50 ms${longest}`);
  await page.close();
}
await browser.close();

declare global {
  interface Window {
    longTasks: number[];
  }
}

async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

function longTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => window.longTasks);
}
