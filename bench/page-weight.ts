// The transferred bytes of each page, in KB (1,000 bytes), and of a visit. Part of `npm run bench`.
import { chromium, type Browser } from '@playwright/test';

import type { Receipts } from '../src/collections/receipts.schema.ts';
import { launchOptions } from '../tests/support/browser.ts';
import { budgetOf } from '../tests/support/budgets.ts';
import { pages } from '../tests/support/pages.ts';
import { projects, someDemo } from '../tests/support/samples.ts';
import { serveBuiltSite } from '../tests/support/serve-built-site.ts';
import { weigh } from '../tests/support/weigh.ts';

/** What the music widget on home asks again and again. */
const POLLED = '/api/spotify/currently-playing';

type Weights = NonNullable<Receipts['weights']>['figures'];

/** Every page with an empty cache, and a visit of three pages with one. */
export async function weighSite(): Promise<Weights> {
  await using site = await serveBuiltSite({ LOG_REQUESTS: 'off', MUSIC_SOURCE: 'embedded' });
  const browser = await chromium.launch(launchOptions);
  const weights: Weights['pages'] = [];
  for (const path of pages) {
    const page = await browser.newPage();
    let requests = 0;
    page.on('response', () => (requests += 1));
    const weight = await weigh(page, site.url + path);
    weights.push({ path, ...weight, requests, budget: budgetOf(path).total });
    await page.close();
  }
  const visit = await weighVisit(browser, site.url);
  await browser.close();
  return { pages: weights, visit };
}

/** What crosses the wire when somebody opens home, the list and one write-up, and presses Play there. */
async function weighVisit(browser: Browser, url: string): Promise<Weights['visit']> {
  const slug = (someDemo ?? projects[0])?.slug ?? '';
  const paths = ['/', '/projects', `/projects/${slug}`];
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let requests = 0;
  let bytes = 0;
  let pollBytes = 0;
  const polls = new Set<string>();
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) cached.add(requestId);
    if (response.url.endsWith(POLLED)) polls.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    requests += 1;
    bytes += encodedDataLength;
    if (polls.has(requestId)) pollBytes = encodedDataLength;
  });
  for (const path of paths) await page.goto(url + path, { waitUntil: 'networkidle' });
  if (someDemo) {
    await page.locator('[data-demo-play]').first().click();
    await page.locator('[data-widget="demo"][data-state="running"]').waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.close();
  return { steps: [...paths, ...(someDemo ? ['Play'] : [])], requests, bytes, pollBytes };
}

if (import.meta.main) {
  const { pages: weights, visit } = await weighSite();
  const inKb = (bytes: number) => (bytes / 1_000).toFixed(1);
  for (const { path, requests, budget, ...weight } of weights) {
    const parts = Object.entries(weight).map(([kind, bytes]) => `${kind} ${inKb(bytes)}`);
    console.log(`${path.padEnd(28)} ${parts.join(', ')} of ${inKb(budget)}, ${requests} requests`);
  }
  console.log(`${visit.steps.join(', ')}: ${inKb(visit.bytes)} in ${visit.requests} requests`);
}
