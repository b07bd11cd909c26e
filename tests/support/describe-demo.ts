import { expect, test, type Page, type Route } from '@playwright/test';

import { expectNoAxeViolations } from './axe';
import { openDemo, playDemo, pressPlay } from './demo';
import {
  fuzzEveryNumber,
  listBadAddresses,
  setVisibility,
  settledSentence,
  skipOpening,
  stageOf,
  useEveryHandle,
  weighAfterPlay,
} from './demo-steps';
import { leavesNothingOpen } from './leaves-nothing-open';
import { collectComplaints, horizontalOverflow } from './page-health';

/** Compressed bytes that a demo may add to React. */
const BUDGET_BYTES = 60_000;
const DARES = 3;
/** What axe looks at while a demo runs; the page around it is looked at by every-page.spec.ts. */
const DEMO = '[data-widget="demo"]';
/** How much taller than its poster a stage may be on a wide screen. On phones it may grow downwards. */
const MOST_GROWTH_PX = 64;

export interface DemoUnderTest {
  /** The settings of a run other than the first, such as `?goal=300000`; its names are used for absurd and hostile addresses as well. */
  readonly query: string;
  /** The part of the island's file name, such as `Sipwise`. */
  readonly island: string;
  /** What is special to this demo, by keyboard: change something and check the sentence. Called after the opening. */
  readonly outcome: (page: Page) => Promise<void>;
  /** The label of the control in More that asks for the microphone, where there is one. */
  readonly asks?: string;
}

/** Everything that has to hold for every demo. */
export function describeDemo(slug: string, demo: DemoUnderTest): void {
  test.describe(`the stage of ${slug}`, () => {
    test('keyboard alone, 1440 px, both themes, within its budget', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const complaints = collectComplaints(page);
      await openDemo(page, slug);
      const weigh = weighAfterPlay(page);
      await expectNoShiftOnPlay(page);
      await skipOpening(page);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName))
        .not.toBe('BODY');
      await demo.outcome(page);
      expect(await weigh()).toBeLessThan(BUDGET_BYTES);
      await expectNoAxeViolations(page, 'AA', DEMO);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAxeViolations(page, 'AA colours', DEMO);
      expect(complaints).toEqual([]);
    });

    test('every handle, both ways, every dare and number, full screen and a hidden tab', async ({
      page,
    }) => {
      test.slow(true, 'It types a hundred texts and each may start a computation.');
      await page.setViewportSize({ width: 1440, height: 900 });
      const complaints = collectComplaints(page);
      await playDemo(page, slug);
      await skipOpening(page);
      await useEveryHandle(page);
      await chooseBothWays(page);
      await openMore(page);
      await expectNoAxeViolations(page, 'AA', '[data-more]');
      await fuzzEveryNumber(page);
      await takeEveryDare(page);
      await fillTheScreen(page);
      await restInAHiddenTab(page);
      expect(complaints).toEqual([]);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

      test('touch, reduced motion, 360 px', async ({ page }) => {
        const complaints = collectComplaints(page);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
        await page.goto(`/projects/${slug}`);
        await page.locator('[data-demo-play]').scrollIntoViewIfNeeded();
        const top = await topOf(page);
        await page.locator('[data-demo-play]').tap();
        await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
        expect(await topOf(page)).toBe(top);
        await demo.outcome(page);
        expect(await horizontalOverflow(page)).toBe(0);
        // Further down, the sticky drawing covers the text below it.
        await stageOf(page).evaluate((stage) => stage.scrollIntoView());
        await expectNoAxeViolations(page, 'AA', DEMO);
        const choice = stageOf(page).locator('[data-choose]').first();
        await choice.tap();
        await expect(stageOf(page)).toHaveAttribute('data-approach', 'naive');
        expect(complaints).toEqual([]);
      });
    });

    test('a shared address opens exactly its run, named on the poster, 768 px', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      const complaints = collectComplaints(page);
      await page.goto(`/projects/${slug}${demo.query}#demo`);
      await expect(page.locator('[data-demo-sentence]')).toContainText('A shared run');
      await expect(page.locator('[data-demo-play]')).toBeFocused();
      await pressPlay(page);
      await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
      const first = await settledSentence(page);
      await expect.poll(() => new URL(page.url()).search).toBe(demo.query);
      expect(await horizontalOverflow(page)).toBe(0);
      const width = await page.locator('.demo__body').evaluate((body) => body.clientWidth);
      expect(width).toBeGreaterThan(700);
      await page.reload();
      await pressPlay(page);
      await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
      expect(await settledSentence(page)).toBe(first);
      expect(complaints).toEqual([]);
    });

    test('absurd and hostile addresses get a sentence, never an exception', async ({ page }) => {
      const complaints = collectComplaints(page);
      page.on('dialog', (dialog) => complaints.push(dialog.message()));
      for (const query of listBadAddresses(demo.query)) {
        await page.goto(`/projects/${slug}?${query}`);
        await pressPlay(page);
        await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
        await expect(stageOf(page).getByRole('alert').first()).toContainText(/\w.*\.$/);
        await expect(stageOf(page).locator('[data-sentence]')).not.toBeEmpty();
      }
      expect(complaints).toEqual([]);
    });

    test('Reset works while the demo loads its parts, and starts it again', async ({ page }) => {
      const complaints = collectComplaints(page);
      await playDemo(page, slug, demo.query);
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
      expect(complaints).toEqual([]);
    });

    test('a download that fails says so, a second press starts no second demo', async ({
      page,
    }) => {
      const frame = await openDemo(page, slug);
      const file = `**/_astro/${demo.island}.*`;
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
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the page says what is real and what is beyond', async ({ page }) => {
        await page.goto(`/projects/${slug}`);
        const frame = page.locator('[data-widget="demo"]');
        await expect(frame).toContainText('The demo needs JavaScript');
        await expect(frame).toContainText('Real here:');
        await expect(frame).toContainText('Beyond it:');
        await expect(frame.getByRole('button')).toHaveCount(0);
      });
    });

    if (demo.asks !== undefined) leavesNothingOpen(slug, demo.asks);
  });
}

async function chooseBothWays(page: Page): Promise<void> {
  for (const approach of ['naive', 'mine']) {
    const choice = stageOf(page).locator(`[data-choose="${approach}"]`);
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(stageOf(page)).toHaveAttribute('data-approach', approach);
  }
}

/** Presses Play and checks that nothing above moves, that the stage takes the poster's place, and that it has its height. */
async function expectNoShiftOnPlay(page: Page): Promise<void> {
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
  const advice = `Set --poster-height in the demo's poster.css to ${String(height / 16)}rem.`;
  expect(height, advice).toBeGreaterThanOrEqual(before.height);
  expect(height, advice).toBeLessThanOrEqual(before.height + MOST_GROWTH_PX);
}

/** Where the demo begins on the screen, in whole pixels. */
function topOf(page: Page): Promise<number> {
  return page.locator(DEMO).evaluate((demo) => Math.round(demo.getBoundingClientRect().top));
}

async function openMore(page: Page): Promise<void> {
  await stageOf(page).locator('[data-more] > summary').focus();
  await page.keyboard.press('Enter');
  await expect(stageOf(page).locator('[data-more]')).toHaveAttribute('open');
}

async function takeEveryDare(page: Page): Promise<void> {
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

async function fillTheScreen(page: Page): Promise<void> {
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

async function restInAHiddenTab(page: Page): Promise<void> {
  await stageOf(page).scrollIntoViewIfNeeded();
  await expect(stageOf(page)).toHaveAttribute('data-active', 'true');
  await setVisibility(page, 'hidden');
  await expect(stageOf(page)).toHaveAttribute('data-active', 'false');
  await setVisibility(page, 'visible');
  await expect(stageOf(page)).toHaveAttribute('data-active', 'true');
}
