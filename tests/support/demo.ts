import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Opens the write-up and starts the demo as a keyboard user would. Query: settings of a run, such as `?seed=2`. */
export async function playDemo(page: Page, slug: string, query = ''): Promise<Locator> {
  await page.goto(`/projects/${slug}${query}`);
  const demo = page.locator('[data-widget="demo"]');
  await expect(demo).toHaveAttribute('data-state', 'idle');
  await pressPlay(page);
  await expect(demo).toHaveAttribute('data-state', 'running');
  return demo;
}

/**
 * Opens the write-up and makes sure that nothing of the demo was fetched before Play. That takes half a second without a
 * request, so the tests of the kit do it, and tests of a demo use playDemo.
 */
export async function openDemo(page: Page, slug: string): Promise<Locator> {
  const fetched: Request[] = [];
  page.on('request', (request) => fetched.push(request));
  await page.goto(`/projects/${slug}`, { waitUntil: 'networkidle' });
  const demo = page.locator('[data-widget="demo"]');
  await expect(demo).toHaveAttribute('data-state', 'idle');
  const paths = fetched.map((request) => new URL(request.url()).pathname);
  expect(paths.filter((path) => DEMO_FILES.test(path))).toEqual([]);
  return demo;
}

/** Reaches the button by its name and presses it without a pointer. */
export async function pressPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play/ }).focus();
  await page.keyboard.press('Enter');
}

/** The files that a demo is made of: the kit, React, and its own. */
const DEMO_FILES = /\/_astro\/(?:mount-demo|react|demo)\.[^/]*\.js$/;
