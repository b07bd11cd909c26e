import { brotliCompressSync } from 'node:zlib';

import { expect, type Response, test } from '@playwright/test';

import { pages } from '../support/pages';
import { someProject } from '../support/samples';

const WRITE_UP = `/projects/${someProject.slug}`;
const MAX_SCRIPT_BYTES = 2_048;
const WITHOUT_ISLANDS = pages.filter((path) => path !== '/');

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await page.goto('/projects');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every tab stop has a focus ring', async ({ page }) => {
  await page.goto('/');
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // Some draw the ring on ::after, which covers the card, or on the bar around them.
      const looks = [
        getComputedStyle(element),
        getComputedStyle(element, '::after'),
        getComputedStyle(element.parentElement ?? element),
      ];
      return looks.some(({ outlineStyle }) => outlineStyle === 'solid')
        ? 'ring'
        : element.outerHTML;
    });
    if (stop === undefined) break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter((stop) => stop !== 'ring')).toEqual([]);
});

for (const path of ['/', '/projects', WRITE_UP, '/stream', '/about']) {
  test(`${path} has one h1, its landmarks and its language`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

test('the header marks where the visitor is', async ({ page }) => {
  await page.goto(WRITE_UP);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'true');
  await expect(nav.getByRole('link', { name: 'Stream' })).not.toHaveAttribute('aria-current');
});

for (const path of WITHOUT_ISLANDS) {
  test(`${path} sends at most 2 KB of script, and no framework`, async ({ page }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => src === '' && (type === '' || type === 'module'))
        .map(({ textContent }) => textContent)
        .join(''),
    );
    const external = await Promise.all(scripts.map((script) => script.body()));
    const sent = [Buffer.from(inline), ...external]
      .map((script) => brotliCompressSync(script).byteLength)
      .reduce((sum, size) => sum + size, 0);
    expect(sent).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    expect(external.some((script) => script.includes('hydrateRoot'))).toBe(false);
  });
}

test('no server-rendered element carries a style attribute', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<[a-z][^>]*\sstyle=/);
  }
});

test('a printed write-up has no header', async ({ page }) => {
  await page.goto(WRITE_UP);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a sleeve keeps its name from the list to the write-up, so that the browser can morph it', async ({
  page,
}) => {
  await page.goto('/projects');
  const inList = page.locator(`[data-project="${someProject.slug}"] img`).first();
  await expect(inList).toHaveCSS('view-transition-name', `sleeve-${someProject.slug}`);
  await page.goto(WRITE_UP);
  await expect(page.getByRole('img', { name: `Sleeve of ${someProject.title}` })).toHaveCSS(
    'view-transition-name',
    `sleeve-${someProject.slug}`,
  );
});
