// Lighthouse, mobile, on the built site: the four scores of each page, as medians of several runs. `npm run bench`. Machines are
// noisy, so it reports and asserts nothing. With paths as arguments it reads only those pages.
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';

import { launchOptions } from '../tests/support/browser.ts';
import { slugs } from '../tests/support/pages.ts';
import { serveBuiltSite } from '../tests/support/serve-built-site.ts';

const DEBUGGING_PORT = 9_333;
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const VITALS = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
};

const paths = process.argv.slice(2);
const pages =
  paths.length > 0 ? paths : ['/', '/projects', `/projects/${slugs[0]}`, '/stream', '/about'];

await using site = await serveBuiltSite({ LOG_REQUESTS: 'off', MUSIC_SOURCE: 'embedded' });
await Promise.all(['/', '/api/spotify/currently-playing'].map((path) => fetch(site.url + path)));
for (const path of pages) report(path, await Array.fromAsync({ length: RUNS }, () => audit(path)));

/**
 * A new browser each time, because the first visit is measured; but one that has painted before, because starting the renderer
 * is not part of a visit. Without a graphics card, Chromium would emulate one on the cores that it is measured on.
 */
async function audit(path: string): Promise<Result> {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const first = await browser.newPage();
  await first.screenshot();
  await first.close();
  const run = await lighthouse(site.url + path, { port: DEBUGGING_PORT, logLevel: 'error' });
  await browser.close();
  if (!run) throw new Error(`Lighthouse gave no result for ${path}.`);
  return run.lhr;
}

function report(path: string, runs: Result[]): void {
  const scores = CATEGORIES.map((name) =>
    Math.round(100 * median(runs.map(({ categories }) => categories[name]?.score ?? 0))),
  );
  const vitals = Object.entries(VITALS).map(
    ([name, id]) =>
      `${name} ${median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0)).toFixed(0)}`,
  );
  const speed = median(runs.map(({ environment }) => environment.benchmarkIndex));
  console.log(
    `${path.padEnd(24)} ${scores.join(' / ')}   ${vitals.join(', ')} ms, machine ${speed.toFixed(0)}`,
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
