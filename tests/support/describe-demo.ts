import { expect, test, type Page } from '@playwright/test';

import { expectNoAxeViolations } from './axe';
import { openDemo, playDemo } from './demo';
import {
  chooseBothWays,
  expectNoShiftOnPlay,
  expectOneDemoAfterFailure,
  expectSharedRun,
  fillTheScreen,
  openMore,
  resetWhileLoading,
  restInAHiddenTab,
  takeEveryDare,
  topOf,
} from './demo-run';
import {
  fuzzEveryNumber,
  listBadAddresses,
  skipOpening,
  stageOf,
  useEveryHandle,
  weighAfterPlay,
} from './demo-steps';
import { leavesNothingOpen } from './leaves-nothing-open';
import { collectComplaints, horizontalOverflow } from './page-health';

/** Compressed bytes that a demo may add to React. */
const BUDGET_BYTES = 60_000;
/** What axe looks at while a demo runs; the page around it is looked at by every-page.spec.ts. */
const DEMO = '[data-widget="demo"]';

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
    test('by keyboard at 1440 px: both themes, its budget, every handle, dare and number, full screen and a hidden tab', async ({
      page,
    }) => {
      test.slow(true, 'It types a hundred texts and each may start a computation.');
      await page.setViewportSize({ width: 1440, height: 900 });
      const complaints = collectComplaints(page);
      await test.step('keyboard alone, both themes, within its budget', async () => {
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
      await test.step('every handle, both ways, every dare and number', async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await playDemo(page, slug);
        await skipOpening(page);
        await useEveryHandle(page);
        await chooseBothWays(page);
        await openMore(page);
        await expectNoAxeViolations(page, 'AA', '[data-more]');
        await fuzzEveryNumber(page);
        await takeEveryDare(page);
      });
      await test.step('full screen and a hidden tab', async () => {
        await fillTheScreen(page);
        await restInAHiddenTab(page);
      });
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

    test('its addresses: a shared run at 768 px, Reset, bad values, and a download that fails', async ({
      page,
    }) => {
      test.slow(true, 'It opens the page about ten times.');
      const complaints = collectComplaints(page);
      page.on('dialog', (dialog) => complaints.push(dialog.message()));
      await test.step('a shared address opens exactly its run, named on the poster', async () => {
        await page.setViewportSize({ width: 768, height: 1024 });
        await expectSharedRun(page, slug, demo.query);
        expect(complaints).toEqual([]);
      });
      await page.setViewportSize({ width: 1280, height: 720 });
      await test.step('Reset works while the demo loads its parts, and starts it again', async () => {
        await playDemo(page, slug, demo.query);
        await resetWhileLoading(page);
        expect(complaints).toEqual([]);
      });
      await test.step('absurd and hostile addresses get a sentence, never an exception', async () => {
        for (const query of listBadAddresses(demo.query)) {
          await playDemo(page, slug, `?${query}`);
          await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
          await expect(stageOf(page).getByRole('alert').first()).toContainText(/\w.*\.$/);
          await expect(stageOf(page).locator('[data-sentence]')).not.toBeEmpty();
        }
        expect(complaints).toEqual([]);
      });
      // Last, because the browser reports the failed request as an error.
      await test.step('a download that fails says so, a second press starts no second demo', () =>
        expectOneDemoAfterFailure(page, slug, demo.island));
    });

    if (demo.asks !== undefined) leavesNothingOpen(slug, demo.asks);
  });
}
