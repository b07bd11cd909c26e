// Lighthouse, mobile, on the built site: the four scores of each page, as medians of several runs. `npm run bench`. Machines are
// noisy, so it reports and asserts nothing. With paths as arguments it reads only those pages.
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';

import type { Receipts } from '../src/collections/receipts.schema.ts';
import { launchOptions } from '../tests/support/browser.ts';
import { hasReceipts, slugs } from '../tests/support/pages.ts';
import { serveBuiltSite } from '../tests/support/serve-built-site.ts';

type Scores = NonNullable<Receipts['lighthouse']>['figures'];

const DEBUGGING_PORT = 9_333;
const RUNS = 5;

const USUAL_PAGES = [
  ...['/', '/projects', `/projects/${slugs[0]}`, '/stream', '/about'],
  ...(hasReceipts ? ['/receipts'] : []),
];

/** The scores of these pages; `report` gets each as soon as it is known. */
export async function scorePages(
  paths: readonly string[] = USUAL_PAGES,
  report: (page: Scores['pages'][number], speed: number) => void = () => undefined,
): Promise<Scores> {
  await using site = await serveBuiltSite({ LOG_REQUESTS: 'off', MUSIC_SOURCE: 'embedded' });
  await Promise.all(['/', '/api/spotify/currently-playing'].map((path) => fetch(site.url + path)));
  const pages: Scores['pages'] = [];
  for (const path of paths) {
    const runs = await Array.fromAsync({ length: RUNS }, () => audit(site.url + path));
    const score = (category: string) =>
      Math.round(100 * median(runs.map(({ categories }) => categories[category]?.score ?? 0)));
    const value = (id: string) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0));
    const page: Scores['pages'][number] = {
      path,
      scores: [score('performance'), score('accessibility'), score('best-practices'), score('seo')],
      paintMs: Math.round(value('largest-contentful-paint')),
      shift: Number(value('cumulative-layout-shift').toFixed(3)),
      blockedMs: Math.round(value('total-blocking-time')),
    };
    pages.push(page);
    report(page, median(runs.map(({ environment }) => environment.benchmarkIndex)));
  }
  return { runs: RUNS, pages };
}

/**
 * A new browser each time, because the first visit is measured; but one that has painted before, because starting the renderer
 * is not part of a visit. Without a graphics card, Chromium would emulate one on the cores that it is measured on.
 */
async function audit(address: string): Promise<Result> {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const first = await browser.newPage();
  await first.screenshot();
  await first.close();
  const run = await lighthouse(address, { port: DEBUGGING_PORT, logLevel: 'error' });
  await browser.close();
  if (!run) throw new Error(`Lighthouse gave no result for ${address}.`);
  return run.lhr;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

if (import.meta.main) {
  const paths = process.argv.slice(2);
  await scorePages(paths.length > 0 ? paths : USUAL_PAGES, (page, speed) => {
    const { path, scores, paintMs, shift, blockedMs } = page;
    console.log(
      `${path.padEnd(28)} ${scores.join(' / ')}   LCP ${paintMs} ms, CLS ${shift}, TBT ${blockedMs} ms, machine ${speed.toFixed(0)}`,
    );
  });
}
