import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { collectComplaints, horizontalOverflow } from '../support/page-health';
import { demos } from '../support/samples';

/* The tour over the demos that there are. What each of them does is tested beside it. */

/** The longest that an act may take where frames come slowly. */
const ACT_MS = 60_000;
/** A demo without an opening act waits for a hand at once. */
const ACTS_OR_WAITS = /^(?:act|wait)$/;

test.skip(demos.length < 2, 'there is no tour of fewer than two demos');

const tour = (page: Page) => page.locator('.tour');
const phase = (page: Page) => expect(tour(page));

async function start(page: Page, hash = ''): Promise<void> {
  await page.goto(`/play${hash}`);
  await page.getByRole('button', { name: 'Play all' }).click();
  await phase(page).toHaveAttribute('data-phase', ACTS_OR_WAITS, { timeout: ACT_MS });
  const now = await tour(page).getAttribute('data-phase');
  test.skip(now !== 'act', 'its first demo has no opening act');
}

test('it begins on request, acts, waits for a hand, and goes on when none comes', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto('/play');
  const widget = page.locator('[data-widget="tour"]');
  await expect(widget).toHaveAttribute('data-state', 'idle');
  const dares = await page.locator('.still__tracks > li:first-child ul a').count();
  await start(page);
  await expect(widget).toHaveAttribute('data-state', 'playing');
  const [first, second] = await page.locator('.groove a').allInnerTexts();
  expect(new URL(page.url()).hash).toBe(`#${first?.toLowerCase()}`);
  await expect(page.getByRole('button', { name: 'Pause the tour' })).toBeFocused();
  const desk = page.locator('.desk__now');
  await expect(desk).toContainText('Your turn.', { timeout: ACT_MS });
  await expect(widget).toHaveAttribute('data-state', 'waiting');
  await expect(page.getByRole('link', { name: 'Read how' })).toHaveAttribute('href', /#in-short$/);
  if (dares > 0) await expect(desk, 'nobody took the handle').toContainText('Dare: ');
  const better = page.locator('.stage[data-old="false"] [data-choose="mine"]');
  if ((await better.count()) > 0)
    await expect(better, 'the better way follows').toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => new URL(page.url()).hash, { timeout: ACT_MS })
    .toBe(`#${second?.toLowerCase()}`);
  await expect(widget).toHaveAttribute('data-track', demos[1]?.slug ?? '');
  await phase(page).toHaveAttribute('data-phase', ACTS_OR_WAITS, { timeout: ACT_MS });
  await expect(page.locator('.stage'), 'the one before is freed').toHaveCount(1);
  await page
    .locator('.tour__stage .drawing')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await phase(page).toHaveAttribute('data-phase', 'held');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await phase(page).not.toHaveAttribute('data-phase', 'held');
  if ((await better.count()) > 0)
    await expect(better, 'with what the hand has set').toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
});

test('keys, the list of tracks, and the back cover with every dare', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await start(page);
  await page.keyboard.press('Space');
  await phase(page).toHaveAttribute('data-paused', 'true');
  await page.keyboard.press('Space');
  await phase(page).toHaveAttribute('data-paused', 'false');
  await page.keyboard.press('ArrowUp');
  await phase(page).toHaveAttribute('data-phase', 'held');
  await expect(page.locator('.stage :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Play the tour' })).toBeFocused();
  await page.getByRole('button', { name: 'Tracks' }).click();
  await expect(page.locator('.back-cover li')).toHaveCount(demos.length);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Play the tour' }).click();
  await expect(page.locator('.back-cover')).toHaveCount(0);
  await phase(page).toHaveAttribute('data-phase', 'held');
  await page.getByRole('button', { name: 'Tracks' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.back-cover')).toHaveCount(0);
  await page.locator('.groove a').nth(1).click();
  await expect(
    page.getByRole('button', { name: 'Pause the tour' }),
    'after a press on a track the keys are the tour’s',
  ).toBeFocused();
  await page.keyboard.press('End');
  await phase(page).toHaveAttribute('data-phase', 'end');
  await expect(page.locator('.stage')).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const dare = page.locator('.back-cover__tracks a[href*="?"]').first();
  test.skip((await dare.count()) === 0, 'no demo has a dare');
  const second = await page.locator('.groove a').nth(1).getAttribute('href');
  await page.evaluate((hash) => location.assign(hash ?? ''), second);
  await expect(tour(page), 'an address that is typed').toHaveAttribute(
    'data-track',
    demos[1]?.slug ?? '',
  );
  await page.keyboard.press('End');
  const href = await dare.getAttribute('href');
  await dare.click();
  await expect(page).toHaveURL(new RegExp(`${href?.replaceAll(/[?.]/g, '\\$&')}$`));
  await expect(page.locator('[data-widget="demo"]')).toContainText('The dare “');
});

test('an address such as /play#b1 marks the track that Play begins with', async ({ page }) => {
  await page.goto('/play');
  const last = page.locator('[data-tour-track]').last();
  const hash = await last.getAttribute('href');
  await page.goto('/404');
  await page.goto(`/play${hash}`);
  await expect(last).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Play all' }).click();
  await expect(tour(page)).toHaveAttribute('data-track', demos.at(-1)?.slug ?? '');
});

test('a stage that cannot be fetched is skipped with a sentence', async ({ page }) => {
  await page.goto('/play');
  await page.route(/\/_astro\/.*\.js/, async (route) => {
    const isDemo = /plays:/.test(await (await route.fetch()).text());
    await (isDemo ? route.abort() : route.continue());
  });
  await page.getByRole('button', { name: 'Play all' }).click();
  await expect(page.getByText('would not start here.').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('the band can be pulled to the next track', async ({ page }) => {
    await start(page);
    const box = await page.locator('.desk__now').boundingBox();
    if (!box) throw new Error('The band has no name of the track.');
    await page.mouse.move(box.x + box.width - 4, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x - 100, box.y + 8, { steps: 4 });
    await expect(page.locator('.tour__sleeve')).toHaveAttribute('data-pulled', 'true');
    await page.mouse.up();
    await expect(tour(page)).toHaveAttribute('data-track', demos[1]?.slug ?? '');
  });

  test('the sentence of a stage can be swiped', async ({ page }) => {
    await start(page);
    const box = await page.locator('.tour__stage .sentence__words').boundingBox();
    if (!box) throw new Error('The stage has no sentence.');
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: box.y + 2 }] });
    await touch('touchStart', box.x + box.width - 4);
    for (const share of [0.8, 0.6, 0.4]) await touch('touchMove', box.x + box.width * share);
    await expect(page.locator('.tour__sleeve')).toHaveAttribute('data-pulled', 'true');
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(tour(page)).toHaveAttribute('data-track', demos[1]?.slug ?? '');
  });

  test('it fits, also on its side', async ({ page }) => {
    await start(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await horizontalOverflow(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Pause the tour' })).toBeInViewport();
  });
});

test('who wants less motion gets a list, and may play it anyway', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/play#start');
  await expect(page.locator('.still__tracks > li')).toHaveCount(demos.length);
  await expect(page.locator('.front')).toBeHidden();
  const isLastFrame = await page
    .locator('.still__tracks picture')
    .first()
    .evaluate(async (picture) => {
      const image = picture.querySelector('img');
      await image?.decode();
      const wanted = picture.querySelector('source')?.srcset ?? image?.src ?? '';
      return new URL(wanted, location.href).href === image?.currentSrc;
    });
  expect(isLastFrame, 'a picture of where the act ends, where there is one').toBe(true);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Play it anyway' }).click();
  await expect(tour(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a list of links', async ({ page }) => {
    await page.goto('/play');
    await expect(page.getByText('The tour needs JavaScript')).toBeVisible();
    await expect(page.locator('.still__tracks > li')).toHaveCount(demos.length);
  });
});

test('doors lead to it: the home page, the projects and an address that does not exist', async ({
  page,
}) => {
  for (const path of ['/', '/projects', '/nothing-here']) {
    await page.goto(path);
    await expect(page.locator('main a[href^="/play"]').first(), path).toBeVisible();
  }
  await page.goto('/');
  await page.locator('main a[href^="/play"]').first().click();
  await expect(tour(page)).toBeVisible();
});
