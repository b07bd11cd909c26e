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
 * request, so describeDemo does it for every demo, and tests of their own use playDemo.
 */
export async function openDemo(page: Page, slug: string, query = ''): Promise<Locator> {
  const fetched: Request[] = [];
  page.on('request', (request) => fetched.push(request));
  await page.goto(`/projects/${slug}${query}`, { waitUntil: 'networkidle' });
  const demo = page.locator('[data-widget="demo"]');
  await expect(demo).toHaveAttribute('data-state', 'idle');
  await expectNothingOfTheDemo(demo, fetched);
  return demo;
}

/** Reaches the button by its name and presses it without a pointer. */
export async function pressPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play/ }).focus();
  await page.keyboard.press('Enter');
}

async function expectNothingOfTheDemo(demo: Locator, fetched: readonly Request[]): Promise<void> {
  const island = demo.locator('astro-island');
  const parts = await Promise.all([
    demo.getAttribute('data-runtime'),
    island.getAttribute('component-url'),
    island.getAttribute('renderer-url'),
  ]);
  const paths = fetched.map((request) => new URL(request.url()).pathname);
  for (const part of parts) {
    expect(part).toMatch(/^\/_astro\//);
    expect(paths).not.toContain(part);
  }
}
