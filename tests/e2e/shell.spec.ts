import { expect, test } from '@playwright/test';

import { pages } from '../support/pages';

const MOST_SCRIPT_BYTES = 2_048;
const WITHOUT_ISLANDS = pages.filter((path) => path !== '/');

test('the skip link is the first stop of the keyboard and leads to the content', async ({
  page,
}) => {
  await page.goto('/projects');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every stop of the keyboard shows where it is', async ({ page }) => {
  await page.goto('/');
  const stops = await page.locator('a[href], button:visible, [tabindex="0"]').count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return 'nothing';
      const after = getComputedStyle(element, '::after');
      return [getComputedStyle(element).outlineStyle, after.outlineStyle].join(' ');
    });
    expect(outline).toContain('solid');
  }
});

for (const path of ['/', '/projects', '/projects/sipwise', '/stream', '/about']) {
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
  await page.goto('/projects/sipwise');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'true');
  await expect(nav.getByRole('link', { name: 'Stream' })).not.toHaveAttribute('aria-current');
});

for (const path of WITHOUT_ISLANDS) {
  test(`${path} ships at most 2 KB of script`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        sizes.push(response.body().then((body) => body.byteLength));
      }
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => src === '' && (type === '' || type === 'module'))
        .reduce((sum, { textContent }) => sum + textContent.length, 0),
    );
    const external = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(inline + external).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    await expect(page.locator('astro-island')).toHaveCount(0);
  });
}

test('no server-rendered element carries a style attribute', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<[a-z][^>]*\sstyle=/);
  }
});

test('a print of a write-up leaves out what paper cannot use', async ({ page }) => {
  await page.goto('/projects/sipwise');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a sleeve keeps its name from the list to the write-up, so that the browser can morph it', async ({
  page,
}) => {
  await page.goto('/projects');
  const inList = page.locator('[data-project="sipwise"] img').first();
  await expect(inList).toHaveCSS('view-transition-name', 'sleeve-sipwise');
  await page.goto('/projects/sipwise');
  await expect(page.getByRole('img', { name: 'Sleeve of SIPWise' })).toHaveCSS(
    'view-transition-name',
    'sleeve-sipwise',
  );
});
