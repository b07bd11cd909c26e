import { expect, test, type Locator, type Route } from '@playwright/test';

import { someDemo } from '../support/samples';
import { openDemo, playDemo, pressPlay } from '../support/demo';

// The frame is the same around every demo; one stands for all of them.
const SLUG = someDemo?.slug ?? '';
test.skip(SLUG === '', 'no project has a demo');

for (const [part, findFile] of [
  ['the demo', componentOf],
  ['what runs it', () => '**/_astro/islands.*'],
] as const) {
  test(`a download of ${part} that fails says so, and Play works again afterwards`, async ({
    page,
  }) => {
    const demo = await openDemo(page, SLUG);
    const file = await findFile(demo);
    await page.route(file, (route) => route.abort());
    await pressPlay(page);
    await expect(demo).toHaveAttribute('data-state', 'failed');
    await expect(demo.getByRole('status')).toContainText('could not be loaded');
    await page.unroute(file);
    await pressPlay(page);
    await expect(demo).toHaveAttribute('data-state', 'running');
  });
}

test('loading is said, and a second press does not start a second demo', async ({ page }) => {
  const demo = await openDemo(page, SLUG);
  const { promise: heldDownload, resolve: hold } = Promise.withResolvers<Route>();
  await page.route(await componentOf(demo), hold);
  await pressPlay(page);
  await expect(demo).toHaveAttribute('data-state', 'loading');
  await expect(demo.getByRole('status')).toContainText('Loading the demo');
  await pressPlay(page);
  await (await heldDownload).continue();
  await expect(demo).toHaveAttribute('data-state', 'running');
  await expect(demo.locator('.stage')).toHaveCount(1);
});

test('Play hands the keyboard to the demo that takes its place', async ({ page }) => {
  const demo = await playDemo(page, SLUG);
  await expect(demo.getByRole('button', { name: /^Play/ })).toBeHidden();
  await expect(demo.locator('.stage')).toBeFocused();
});

test('the link to a run can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await playDemo(page, SLUG);
  await expect(page).toHaveURL(/\?\w/);
  await demo.getByRole('button', { name: 'Copy link to this run' }).click();
  await expect(demo.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const address = new URL(page.url());
  expect(copied).toBe(`${address.origin}${address.pathname}${address.search}#demo`);
});

test('a clipboard that is refused leaves the address to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const demo = await playDemo(page, SLUG);
  await demo.getByRole('button', { name: 'Copy link to this run' }).click();
  await expect(demo.getByText(/Copy this address by hand: http/)).toBeVisible();
});

test('it fills the screen and comes back', async ({ page }) => {
  const demo = await playDemo(page, SLUG);
  await demo.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(demo.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.className)).toBe('stage');
  await demo.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(demo.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

test('it rests in a hidden tab', async ({ page }) => {
  const demo = await playDemo(page, SLUG);
  await demo.scrollIntoViewIfNeeded();
  const stage = demo.locator('.stage');
  await expect(stage).toHaveAttribute('data-active', 'true');
  await setVisibility('hidden');
  await expect(stage).toHaveAttribute('data-active', 'false');
  await setVisibility('visible');
  await expect(stage).toHaveAttribute('data-active', 'true');

  // A headless browser shows every tab, so the tab says what a hidden one would.
  async function setVisibility(state: DocumentVisibilityState): Promise<void> {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
});

/** The addresses of the script that draws a demo: a second try asks for it under another one. */
async function componentOf(demo: Locator): Promise<string> {
  return `**${await demo.locator('astro-island').getAttribute('component-url')}*`;
}
