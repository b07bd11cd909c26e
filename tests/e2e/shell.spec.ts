import { expect, test } from '@playwright/test';

import { pages } from '../support/pages';
import { profile } from '../support/profile';
import { hasCrate, NO_PROJECT, projects, someProject, TOO_FEW } from '../support/samples';

const WRITE_UP = `/projects/${someProject.slug}`;
const hasProjects = projects.length > 0;
/** The skip link, the name, the palette, the theme and the footer, on a page with nothing else. */
const FEWEST_STOPS = 8;

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await page.goto('/about');
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
  expect(stops.length).toBeGreaterThan(FEWEST_STOPS);
  expect(stops.filter((stop) => stop !== 'ring')).toEqual([]);
});

test('pages have one h1, their landmarks and their language', async ({ page }) => {
  // The tour fills the screen.
  for (const path of pages.filter((one) => one !== '/play')) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    });
  }
});

test('the header marks where the visitor is', async ({ page }) => {
  test.skip(!hasProjects, NO_PROJECT);
  test.skip(
    profile.navigation?.every(({ href }) => href !== '/projects') ?? false,
    'the navigation of the profile has no link to the projects',
  );
  await page.goto(WRITE_UP);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const link of await links.all()) {
    const isHere = (await link.getAttribute('href')) === '/projects';
    expect(await link.getAttribute('aria-current')).toBe(isHere ? 'true' : null);
  }
});

test('no server-rendered element carries a style attribute', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<[a-z][^>]*\sstyle=/);
  }
});

test('the line at the top of a write-up grows with how far it is read', async ({ page }) => {
  test.skip(!hasProjects, NO_PROJECT);
  await page.goto(WRITE_UP);
  const line = page.locator('.reading-progress');
  const share = () => line.evaluate((bar) => bar.getBoundingClientRect().width / innerWidth);
  await expect.poll(share).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(share).toBeGreaterThan(0.95);
});

test('a printed write-up has its words, and neither a header nor a stage, whether its demo runs or not', async ({
  page,
}) => {
  test.skip(!hasProjects, NO_PROJECT);
  await page.goto(WRITE_UP);
  const expectWords = async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-demo-summary]')).toBeVisible();
    for (const part of ['.stage__picture', '.stage__play', '.stage__room']) {
      for (const one of await page.locator(part).all()) await expect(one).toBeHidden();
    }
    await page.emulateMedia({ media: null });
  };
  await expectWords();
  const play = page.locator('[data-demo-play]');
  if ((await play.count()) === 0) return;
  await play.press('Enter');
  await expect(page.locator('[data-state="running"]')).toBeVisible();
  await expectWords();
});

test('a spine of the crate takes the name of its sleeve while it is pointed at, and no cover shares it', async ({
  page,
}) => {
  test.skip(!hasCrate, TOO_FEW);
  await page.goto('/');
  const spine = page.locator('.crate__spine').first();
  await expect(spine).toHaveCSS('view-transition-name', 'none');
  await spine.getByRole('link').first().focus();
  const slug = (await spine.getAttribute('data-project')) ?? '';
  await expect(spine).toHaveCSS('view-transition-name', `sleeve-${slug}`);
  const names = await page
    .locator('[data-morph]')
    .evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).viewTransitionName).filter((name) => name !== 'none'),
    );
  expect(names).toEqual([`sleeve-${slug}`]);
});

test('a sleeve keeps its name from the list to the stage of its write-up, so that the browser can morph it', async ({
  page,
}) => {
  test.skip(!hasProjects, NO_PROJECT);
  await page.goto('/projects');
  const inList = page.locator(`[data-project="${someProject.slug}"] img`).first();
  await expect(inList).toHaveCSS('view-transition-name', `sleeve-${someProject.slug}`);
  await page.goto(WRITE_UP);
  await expect(page.locator('.stage')).toHaveCSS(
    'view-transition-name',
    `sleeve-${someProject.slug}`,
  );
});
