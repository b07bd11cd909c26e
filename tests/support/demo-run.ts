import { expect, type Page, type Route } from '@playwright/test';

import { openDemo, pressPlay } from './demo';
import { setVisibility, settledSentence, skipOpening, stageOf } from './demo-steps';
import { horizontalOverflow } from './page-health';

const DARES = 3;
/** How much taller than its poster a stage may be on a wide screen. On phones it may grow downwards. */
const MOST_GROWTH_PX = 64;

/** Opens the address of a run and checks that it is named, that it is the one shown, and that a reload shows it again. */
export async function expectSharedRun(page: Page, slug: string, query: string): Promise<void> {
  await openDemo(page, slug, `${query}#demo`);
  await expect(page.locator('[data-demo-sentence]')).toContainText('A shared run');
  await expect(page.locator('[data-demo-play]')).toBeFocused();
  await pressPlay(page);
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
  const first = await settledSentence(page);
  await expect.poll(() => new URL(page.url()).search).toBe(query);
  expect(await horizontalOverflow(page)).toBe(0);
  const width = await page.locator('.demo__body').evaluate((body) => body.clientWidth);
  expect(width).toBeGreaterThan(700);
  await page.reload();
  await pressPlay(page);
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
  expect(await settledSentence(page)).toBe(first);
}

/** Presses Reset three times as soon as the demo runs, and expects the first run without settings in the address. */
export async function resetWhileLoading(page: Page): Promise<void> {
  const reset = stageOf(page).getByRole('button', { name: 'Reset' });
  await reset.focus();
  // Inside the page, so that each but the first comes while the one before is still loading.
  await reset.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) button.click();
  });
  await expect(reset).toBeFocused();
  await skipOpening(page);
  await expect(stageOf(page).locator('[data-sentence]')).not.toBeEmpty();
  await expect.poll(() => new URL(page.url()).search).toBe('');
}

/** Lets the first download fail, and presses Play twice during the second. Island: part of the name of the demo's file. */
export async function expectOneDemoAfterFailure(
  page: Page,
  slug: string,
  island: string,
): Promise<void> {
  await page.goto(`/projects/${slug}`);
  const frame = page.locator('[data-widget="demo"]');
  const file = `**/_astro/${island}.*`;
  await page.route(file, (route) => route.abort());
  await pressPlay(page);
  await expect(frame).toHaveAttribute('data-state', 'failed');
  await page.unroute(file);
  const { promise: held, resolve: hold } = Promise.withResolvers<Route>();
  await page.route(file, hold);
  await pressPlay(page);
  await pressPlay(page);
  await (await held).continue();
  await expect(frame).toHaveAttribute('data-state', 'running');
  await expect(stageOf(page)).toHaveCount(1);
}

/** Chooses the plain way and the project's own, by keyboard. */
export async function chooseBothWays(page: Page): Promise<void> {
  for (const approach of ['naive', 'mine']) {
    const choice = stageOf(page).locator(`[data-choose="${approach}"]`);
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(stageOf(page)).toHaveAttribute('data-approach', approach);
  }
}

/** Presses Play and checks that nothing above moves, that the stage takes the poster's place, and that it has its height. */
export async function expectNoShiftOnPlay(page: Page): Promise<void> {
  const heightOf = () => page.locator('.demo__body').evaluate(({ clientHeight }) => clientHeight);
  const title = page.getByRole('heading', { level: 1 });
  await page.locator('[data-demo-play]').scrollIntoViewIfNeeded();
  const before = {
    top: await topOf(page),
    height: await heightOf(),
    title: await title.boundingBox(),
  };
  await pressPlay(page);
  await expect(stageOf(page)).toBeVisible();
  await expect(page.locator('.demo__poster')).toBeHidden();
  await expect(stageOf(page).locator('.drawing')).toBeVisible();
  expect(await topOf(page)).toBe(before.top);
  expect(await title.boundingBox()).toEqual(before.title);
  const height = await heightOf();
  const advice = `Set --poster-height in the demo's poster.css to ${height / 16}rem.`;
  expect(height, advice).toBeGreaterThanOrEqual(before.height);
  expect(height, advice).toBeLessThanOrEqual(before.height + MOST_GROWTH_PX);
}

/** Where the demo begins on the screen, in whole pixels. */
export function topOf(page: Page): Promise<number> {
  return page
    .locator('[data-widget="demo"]')
    .evaluate((demo) => Math.round(demo.getBoundingClientRect().top));
}

/** Opens the drawer below the stage by keyboard. */
export async function openMore(page: Page): Promise<void> {
  await stageOf(page).locator('[data-more] > summary').focus();
  await page.keyboard.press('Enter');
  await expect(stageOf(page).locator('[data-more]')).toHaveAttribute('open');
}

/** Takes every dare by keyboard; each must set what it promises. */
export async function takeEveryDare(page: Page): Promise<void> {
  const dares = stageOf(page).locator('[data-dare]');
  await expect(dares).toHaveCount(DARES);
  for (const dare of await dares.all()) {
    await dare.focus();
    await page.keyboard.press('Enter');
    const asked = new URLSearchParams((await dare.getAttribute('data-dare')) ?? '');
    for (const [name, value] of asked) {
      await expect.poll(() => new URL(page.url()).searchParams.get(name) ?? value).toBe(value);
    }
    await settledSentence(page);
    await expect(stageOf(page).getByRole('alert')).toHaveCount(0);
  }
}

/** Enters and leaves full screen; the drawing must grow. */
export async function fillTheScreen(page: Page): Promise<void> {
  const drawing = stageOf(page).locator('.drawing');
  const area = () => drawing.evaluate((one) => one.clientWidth * one.clientHeight);
  const before = await area();
  await stageOf(page).getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(stageOf(page).getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await expect.poll(area).toBeGreaterThan(before);
  await stageOf(page).getByRole('button', { name: 'Leave full screen' }).click();
  await expect(
    stageOf(page).getByRole('button', { name: 'Full screen', exact: true }),
  ).toBeVisible();
}

/** Hides the tab and shows it; the demo must rest in between. */
export async function restInAHiddenTab(page: Page): Promise<void> {
  await stageOf(page).scrollIntoViewIfNeeded();
  await expect(stageOf(page)).toHaveAttribute('data-active', 'true');
  await setVisibility(page, 'hidden');
  await expect(stageOf(page)).toHaveAttribute('data-active', 'false');
  await setVisibility(page, 'visible');
  await expect(stageOf(page)).toHaveAttribute('data-active', 'true');
}
