import { expect, test, type Page, type Route } from '@playwright/test';

import { openDemo, playDemo, pressPlay } from '../support/demo';
import { dragByTouch, openMore } from '../support/demo-checks';
import {
  runOf,
  sentenceOf,
  setVisibility,
  settledSentence,
  skipOpening,
  stageOf,
} from '../support/demo-steps';
import { collectComplaints, horizontalOverflow } from '../support/page-health';
import { demos, twoDemos } from '../support/samples';

/* What the kit does for every demo. Two stand for all: one that computes in a worker and one that does not, where there are both. */

/** Values that no setting expects; text settings may keep them. */
const BAD_VALUES = [
  '-1',
  '<img src=x onerror=alert(1)>',
  '1e30',
  '"><script>alert(1)</script>',
  'NaN',
  '9'.repeat(400),
];
/** The longest that an opening act may take where frames come slowly. */
const OPENING_MS = 90_000;
/** The narrowest that a stage may be on a tablet. */
const TABLET_WIDTH_PX = 700;

test('a demo has its stage', () => {
  test.skip(demos.length === 0, 'no project has a demo');
  expect(twoDemos()).not.toEqual([]);
});

for (const slug of twoDemos()) {
  test.describe(`the stage around ${slug}`, () => {
    test('nothing of it is fetched before Play, nothing shifts, the focus follows, and the opening ends by itself', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const complaints = collectComplaints(page);
      await openDemo(page, slug);
      await test.step('Play', () => expectNoShiftOnPlay(page));
      await expect(page.getByRole('button', { name: /^Play/ })).toBeHidden();
      await expectFocusOnStage(page);
      await expect(stageOf(page)).toHaveAttribute('data-opening', 'done', { timeout: OPENING_MS });
      await expectFocusOnStage(page);
      await test.step('More', () => expectDrawerOverDrawing(page));
      expect(complaints).toEqual([]);
    });

    test('a key or a press ends the opening, and the tab that nobody sees holds it', async ({
      page,
    }) => {
      await page.goto(`/projects/${slug}`);
      await holdOpening(page);
      await page.keyboard.press('Shift');
      await expect(stageOf(page)).toHaveAttribute('data-opening', 'playing');
      await page.keyboard.press('Tab');
      await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
      // Tab goes to what asks to be moved, although numbers and the switch stand before it.
      const lit = stageOf(page).locator('[data-handle][data-lit="true"]');
      if ((await lit.count()) > 0) await expect(lit.first()).toBeFocused();
      await page.reload();
      await holdOpening(page);
      await stageOf(page)
        .locator('.drawing')
        .first()
        .click({ position: { x: 10, y: 10 } });
      await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
    });

    test('Reset, full screen, a hidden tab, the link to a run and a control that disappears', async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const complaints = collectComplaints(page);
      await playDemo(page, slug);
      await skipOpening(page);
      const first = await settledSentence(page);
      await changeRun(page);
      await test.step('the link to this run is copied', async () => {
        await press(page, 'Copy link to this run');
        await expect(stageOf(page).getByText('Link copied')).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(new URL(copied)).toMatchObject({ search: runOf(page), hash: '#demo' });
      });
      await test.step('and no longer said once the run is another', async () => {
        await changeRun(page);
        await expect(stageOf(page).getByText('Link copied')).toBeHidden();
      });
      await test.step('or shown, where the clipboard is refused', async () => {
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
        });
        await press(page, 'Copy link to this run');
        await expect(stageOf(page)).toContainText(
          `Copy this address by hand: ${page.url().split('#')[0] ?? ''}`,
        );
      });
      await test.step('full screen', () => fillTheScreen(page));
      await test.step('a hidden tab', () => restInAHiddenTab(page));
      await test.step('Reset starts the first run, pressed three times as well', async () => {
        const reset = stageOf(page).getByRole('button', { name: 'Reset' });
        await reset.focus();
        // Inside the page, so that each but the first comes while the one before is still loading.
        await reset.evaluate((button: HTMLElement) => {
          for (let times = 0; times < 3; times += 1) button.click();
        });
        await expect(reset).toBeFocused();
        await skipOpening(page);
        await expect.poll(() => runOf(page)).toBe('');
        await expect.poll(() => settledSentence(page)).toBe(first);
      });
      await test.step('a control that disappears hands the focus to its place', async () => {
        const control = stageOf(page).locator('[data-handle], [data-dare]').first();
        await control.focus();
        await control.evaluate((element) => element.remove());
        await expectFocusOnStage(page);
      });
      expect(complaints).toEqual([]);
    });

    test('a shared address opens exactly its run, named before Play, now and after a reload', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      const complaints = collectComplaints(page);
      await playDemo(page, slug);
      await skipOpening(page);
      const first = await settledSentence(page);
      const run = await changeRun(page);
      await expect.poll(() => settledSentence(page)).not.toBe(first);
      const changed = await settledSentence(page);
      // Otherwise only the fragment would change, which opens no page.
      await page.goto('about:blank');
      await page.goto(`/projects/${slug}${run}#demo`);
      await expect(page.locator('[data-widget="demo"]')).toContainText(/A shared run|The dare “/);
      await expect(page.getByRole('button', { name: /^Play/ })).toBeFocused();
      for (const { width, height } of SCREENS.slice(0, 3)) {
        await page.setViewportSize({ width, height });
        expect(await isBelow(page, '[data-demo-summary]', '[data-demo-play]')).toBe(false);
      }
      await page.setViewportSize({ width: 768, height: 1024 });
      expect(await page.evaluate(() => scrollY), 'the header is whole').toBe(0);
      for (const visit of ['the first', 'a reload']) {
        await test.step(visit, async () => {
          await pressPlay(page);
          await skipOpening(page);
          await expect.poll(() => settledSentence(page)).toBe(changed);
          expect(runOf(page)).toBe(run);
        });
        if (visit === 'the first') await page.reload();
      }
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await stageOf(page).evaluate((stage) => stage.clientWidth)).toBeGreaterThan(
        TABLET_WIDTH_PX,
      );
      expect(complaints).toEqual([]);
    });

    test('an address with an absurd or hostile value in every setting gets a sentence, never an exception', async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      page.on('dialog', (dialog) => complaints.push(dialog.message()));
      await playDemo(page, slug);
      await skipOpening(page);
      const names = await listSettings(page);
      let refusals = 0;
      for (const value of BAD_VALUES) {
        await test.step(value.slice(0, 40), async () => {
          const query = new URLSearchParams(names.map((name) => [name, value]));
          await playDemo(page, slug, `?${query.toString()}`);
          await skipOpening(page);
          expect(await settledSentence(page)).not.toBe('');
          const problems = stageOf(page).getByRole('alert');
          if ((await problems.count()) > 0) {
            await expect(problems.first()).toContainText(/\w.*\.$/);
            refusals += 1;
          }
          await expect(stageOf(page).locator('img[src="x"], script')).toHaveCount(0);
        });
      }
      // Text may be anything, and some number may be −1, but a setting that takes all of them checks none.
      expect(refusals).toBeGreaterThanOrEqual(BAD_VALUES.length - 1);
      expect(complaints).toEqual([]);
    });

    test('a download that fails says so, and a second press starts no second demo', async ({
      page,
    }) => {
      await page.goto(`/projects/${slug}`);
      const frame = page.locator('[data-widget="demo"]');
      const file = '**/_astro/demo.*.js';
      await page.route(file, (route) => route.abort());
      await pressPlay(page);
      await expect(frame).toHaveAttribute('data-state', 'failed');
      await expect(frame).toContainText('could not be loaded');
      await page.unroute(file);
      const { promise: held, resolve: hold } = Promise.withResolvers<Route>();
      await page.route(file, hold);
      await pressPlay(page);
      await pressPlay(page);
      await (await held).continue();
      await expect(frame).toHaveAttribute('data-state', 'running');
      await expect(stageOf(page)).toHaveCount(1);
    });

    test.describe('on a phone', () => {
      test.use({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
      });

      test('with reduced motion it starts at its last frame without a shift', async ({ page }) => {
        // The opening would end by itself, so it is noted when it is there at any time.
        await page.addInitScript(() => {
          new MutationObserver(() => {
            if (!document.querySelector('[data-opening="playing"]')) return;
            document.documentElement.dataset['hadOpening'] = 'yes';
          }).observe(document, { attributes: true, childList: true, subtree: true });
        });
        await page.goto(`/projects/${slug}`);
        const play = page.getByRole('button', { name: /^Play/ });
        await play.scrollIntoViewIfNeeded();
        const top = await topOf(page);
        await play.tap();
        await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
        await expect(page.locator('html')).not.toHaveAttribute('data-had-opening');
        expect(await topOf(page)).toBe(top);
        const choice = stageOf(page).locator('[data-choose]').first();
        test.skip((await choice.count()) === 0, 'it has no two ways');
        await choice.tap();
        await expect(stageOf(page)).toHaveAttribute('data-approach', 'naive');
      });

      for (const kind of ['the element', 'the window']) {
        test(`in full screen of ${kind} the way out is on the screen`, async ({ page }) => {
          await page.setViewportSize({ width: 390, height: 700 });
          await page.addInitScript((isEnabled) => {
            Object.defineProperty(document, 'fullscreenEnabled', { get: () => isEnabled });
          }, kind === 'the element');
          await playDemo(page, slug);
          await skipOpening(page);
          await stageOf(page).getByRole('button', { name: 'Full screen', exact: true }).tap();
          await expect(stageOf(page)).toHaveJSProperty('scrollTop', 0);
          const leave = stageOf(page).getByRole('button', { name: 'Leave full screen' });
          await expect(leave).toBeInViewport({ ratio: 1 });
          await leave.tap();
          await expect(leave).toHaveCount(0);
        });
      }

      test('on its side the whole stage is on the screen, and nothing covers its words', async ({
        page,
      }) => {
        await page.setViewportSize({ width: 844, height: 390 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`/projects/${slug}#demo`);
        await pressPlay(page);
        await expect(sentenceOf(page)).toBeInViewport({ ratio: 0.99 });
        for (const part of ['.foot', '.drawing', '[data-handle]'])
          await expect(stageOf(page).locator(part).first()).toBeInViewport({ ratio: 0.99 });
        for (const cover of ['.approach', '.foot', '.stage__title'])
          await expect
            .poll(() => isBelow(page, '[data-sentence]', cover), `${cover} covers the sentence`)
            .toBe(false);
      });

      test('a finger moves a number of the sentence', async ({ page }) => {
        await playDemo(page, slug);
        await dragByTouch(page, '[data-number]');
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('it says what is real and what is beyond, and offers no button', async ({ page }) => {
        await page.goto(`/projects/${slug}`);
        await expect(stageOf(page)).toContainText('The demo needs JavaScript');
        await expect(stageOf(page).getByRole('button')).toHaveCount(0);
        const caption = page.locator('[data-demo-caption]');
        test.skip((await caption.count()) === 0, 'it says nothing of what is real');
        await expect(caption).toContainText('Real here:');
        await expect(caption).toContainText('Beyond it:');
      });
    });
  });
}

/** Presses Play and hides the tab at once, so that the opening is still there however slow the machine is. */
async function holdOpening(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-opening="playing"]')) return;
      observer.disconnect();
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await pressPlay(page);
  await expect(stageOf(page)).toHaveAttribute('data-opening', /playing|done/);
  const opening = await stageOf(page).getAttribute('data-opening');
  test.skip(opening === 'done', 'it has no opening act');
}

/** Presses Play and checks that the running demo takes exactly the place of the sleeve. */
async function expectNoShiftOnPlay(page: Page): Promise<void> {
  const before = await stageOf(page).boundingBox();
  await pressPlay(page);
  await expect(sentenceOf(page)).toBeVisible();
  await expect(stageOf(page).locator('.drawing').first()).toBeVisible();
  expect(await stageOf(page).boundingBox()).toEqual(before);
}

/** Where the demo begins on the screen, in whole pixels. */
function topOf(page: Page): Promise<number> {
  return page
    .locator('[data-widget="demo"]')
    .evaluate((demo) => Math.round(demo.getBoundingClientRect().top));
}

/** The focus is on the stage or in it, not on the body, where the next Tab would start at the top of the page. */
async function expectFocusOnStage(page: Page): Promise<void> {
  await expect
    .poll(() => stageOf(page).evaluate((stage) => stage.contains(document.activeElement)))
    .toBe(true);
}

async function press(page: Page, name: string): Promise<void> {
  await stageOf(page).getByRole('button', { name, exact: true }).press('Enter');
}

/** Opens another run than the first, by a dare or by keys on the first handle, and gives its address. */
async function changeRun(page: Page): Promise<string> {
  const dare = stageOf(page).locator('[data-dare]').first();
  const handle = stageOf(page).locator('[data-handle][role="slider"]').first();
  const share = stageOf(page).getByRole('button', { name: 'Copy link to this run' });
  test.skip((await share.count()) === 0, 'it has no settings, so there is no other run');
  if ((await dare.count()) > 0) await dare.press('Enter');
  else {
    await handle.press('ArrowDown');
    if (runOf(page) === '') await handle.press('PageUp');
  }
  await expect.poll(() => runOf(page)).not.toBe('');
  return runOf(page);
}

/** The names of the settings that dares and the first handle change. */
async function listSettings(page: Page): Promise<string[]> {
  await changeRun(page);
  const dares = await stageOf(page)
    .locator('[data-dare]')
    .evaluateAll((all) => all.map((dare) => dare.getAttribute('data-dare') ?? ''));
  return [
    ...new Set([runOf(page), ...dares].flatMap((run) => [...new URLSearchParams(run).keys()])),
  ];
}

/** Enters and leaves full screen; the drawing must grow. */
async function fillTheScreen(page: Page): Promise<void> {
  const area = () =>
    stageOf(page)
      .locator('.drawing')
      .first()
      .evaluate((one) => one.clientWidth * one.clientHeight);
  const before = await area();
  await press(page, 'Full screen');
  await expect(stageOf(page).getByRole('button', { name: 'Leave full screen' })).toBeFocused();
  await expect.poll(area).toBeGreaterThan(before);
  await press(page, 'Leave full screen');
  await expect(
    stageOf(page).getByRole('button', { name: 'Full screen', exact: true }),
  ).toBeFocused();
  await expect.poll(area).toBe(before);
}

/** Hides the tab and shows it; the demo must rest in between. */
async function restInAHiddenTab(page: Page): Promise<void> {
  await stageOf(page).scrollIntoViewIfNeeded();
  await expect(stageOf(page)).toHaveAttribute('data-active', 'true');
  await setVisibility(page, 'hidden');
  await expect(stageOf(page)).toHaveAttribute('data-active', 'false');
  await setVisibility(page, 'visible');
  await expect(stageOf(page)).toHaveAttribute('data-active', 'true');
}

/** The screens that a drawer is opened on: the desk, a tablet, a phone, and the phone on its side. */
const SCREENS = [
  { width: 1440, height: 780 },
  { width: 768, height: 1024 },
  { width: 390, height: 700 },
  { width: 844, height: 390 },
];

/** The open drawer changes no size, covers no sentence, and on a desk stands over its button, with its first control in sight. */
async function expectDrawerOverDrawing(page: Page): Promise<void> {
  const summary = stageOf(page).locator('[data-more] > summary');
  test.skip((await summary.count()) === 0, 'it has no drawer');
  const drawer = stageOf(page).locator('.more__body');
  for (const screen of SCREENS) {
    await test.step(`${screen.width} x ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      const before = await sizesOf(page);
      await openMore(page);
      expect(await sizesOf(page)).toEqual(before);
      await expect(sentenceOf(page)).toBeInViewport({ ratio: 0.99 });
      for (const part of ['[data-sentence]', '.stage-tools']) {
        await expect
          .poll(() => isBelow(page, part, '.more__body'), `the drawer covers ${part}`)
          .toBe(false);
      }
      if (screen.width >= 1024) {
        const [button, body] = [await summary.boundingBox(), await drawer.boundingBox()];
        if (!button || !body) throw new Error('The drawer or its button is not drawn.');
        expect(body.x).toBeLessThanOrEqual(button.x);
        expect(body.x + body.width).toBeGreaterThanOrEqual(button.x + button.width);
        expect(button.y - body.y - body.height).toBeLessThan(button.height);
        const control = drawer.locator('input, button, select, a[href], [tabindex="0"]').first();
        await expect(control).toBeInViewport({ ratio: 0.99 });
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(summary).toBeFocused();
    });
  }
  await page.setViewportSize({ width: 390, height: 700 });
  await openMore(page);
  await summary.click();
  await expect(drawer).toHaveCount(0);
  for (const screen of [SCREENS[2], SCREENS[0]]) {
    if (screen) await page.setViewportSize(screen);
    await openMore(page);
    // By its place: words may let a press through to the drawing.
    const sentence = await sentenceOf(page).boundingBox();
    await page.mouse.click((sentence?.x ?? 0) + 1, (sentence?.y ?? 0) + 1);
    await expect(drawer).toHaveCount(0);
  }
  await test.step('Escape elsewhere on the stage, and a dare, close it and keep the focus', async () => {
    const dare = stageOf(page).locator('[data-dare]').first();
    const other = stageOf(page).getByRole('button', { name: 'Reset' });
    await openMore(page);
    await other.focus();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(other).toBeFocused();
    if ((await dare.count()) === 0) return;
    await openMore(page);
    await dare.press('Enter');
    await expect(drawer).toHaveCount(0);
    await expect(dare).toBeFocused();
  });
}

/** The sizes of the stage and of its drawing. */
function sizesOf(page: Page): Promise<number[]> {
  return stageOf(page).evaluate((stage) =>
    [stage, ...stage.querySelectorAll('.scene, .drawing')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [width, height].map(Math.round);
    }),
  );
}

/** Whether a part of the stage, by its words where it has some, lies under another. */
function isBelow(page: Page, part: string, cover: string): Promise<boolean> {
  return stageOf(page).evaluate(
    (stage, selectors) => {
      const [one, other] = selectors.map((selector) => {
        const element = stage.querySelector(selector);
        if (!element) throw new Error(`The stage has no ${selector}.`);
        const words = document.createRange();
        words.selectNodeContents(element);
        return (/sentence|summary/.test(selector) ? words : element).getBoundingClientRect();
      });
      if (!one || !other) return false;
      const isBeside = one.right <= other.left || other.right <= one.left;
      return !isBeside && one.top < other.bottom && other.top < one.bottom;
    },
    [part, cover],
  );
}
