import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { OWN_SITES } from '../support/own-site';
import { buildAndServe, type ScratchSite } from '../support/scratch-site';
import type { BuiltSite } from '../support/serve-built-site';
import { siteTestsPass } from '../support/site-tests';
import { findStream } from '../support/stream-traces';

const BUILD_TIMEOUT_MS = 600_000;

// A portfolio in Chinese, of three projects on three sides, whose owner hides all that can be hidden. Built once.
test.describe.configure({ mode: 'default' });

let site: ScratchSite;
let server: BuiltSite;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  site = await OWN_SITES.han();
  server = await buildAndServe(site);
});

test.afterAll(() => server[Symbol.asyncDispose]());

siteTestsPass(() => ({ site, url: server.url }));

/** A built page, without the comments that React leaves between texts. */
const builtPage = (name: string) =>
  readFileSync(join(site.root, 'dist/client', name), 'utf8').replaceAll('<!-- -->', '');

test('a page asks at once for the letters of the owner, and shows their name in them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${server.url}/about`);
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(preloaded.filter((path) => path.includes('extra-noto-sans-sc'))).toHaveLength(1);
  const faces = await page.evaluate(async () => {
    const used = await document.fonts.load('500 16px Archivo', '王小明');
    return used.map(({ status }) => status);
  });
  expect(new Set(faces)).toEqual(new Set(['loaded']));
  expect(asked).toEqual(expect.arrayContaining(preloaded));
});

test('a tag in another script has a page, to which the write-up leads', async ({ page }) => {
  await page.goto(`${server.url}/projects/kite`);
  await page.getByRole('link', { name: '木工' }).first().click();
  await expect(page).toHaveURL(`${server.url}/projects/tag/${encodeURIComponent('木工')}`);
  await expect(page.getByRole('heading', { name: '小木工' })).toBeVisible();
});

test('three projects stand once on each page, without a crate and without controls', () => {
  const home = builtPage('index.html');
  expect(home).not.toContain('class="crate"');
  expect(home).not.toContain('Latest projects');
  for (const slug of ['kite', 'table', 'lamp']) {
    expect(home.split(`data-cover="${slug}"`)).toHaveLength(2);
    expect(home.split(`data-project="${slug}"`)).toHaveLength(2);
  }
  const projects = builtPage('projects.html');
  expect(projects).not.toContain('Find a project');
  expect(projects).not.toContain('Side A');
  // A tag has links in write-ups, and its page a way back to all projects.
  expect(builtPage('projects/tag/machine-learning.html')).toContain('Show all');
});

test('the accent of the profile is the accent of the pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${server.url}/about`);
  const accent = () =>
    page.evaluate(() => {
      const probe = document.createElement('span');
      probe.className = 'probe';
      document.body.append(probe);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.probe { color: var(--accent) }');
      document.adoptedStyleSheets = [sheet];
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  expect(await accent()).toBe('rgb(138, 28, 124)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accent()).toBe('rgb(231, 155, 224)');
});

test('what the owner hides is on no page, although there is content for it', () => {
  expect(findStream(join(site.root, 'dist/client'))).toEqual([]);
  for (const file of globSync('*.html', { cwd: join(site.root, 'dist/client') })) {
    for (const widget of ['music', 'quote', 'marquee'])
      expect(builtPage(file), file).not.toContain(`data-widget="${widget}"`);
  }
});
