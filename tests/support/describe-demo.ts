import { expect, test, type Page } from '@playwright/test';

import { expectNoAxeViolations } from './axe';
import { pressPlay } from './demo';
import {
  chooseBothWays,
  dragByTouch,
  expectOneScreen,
  fuzzEveryNumber,
  openMore,
  takeEveryDare,
  useEveryHandle,
  weighAfterPlay,
} from './demo-checks';
import { resetRun, sentenceOf, skipOpening, stageOf } from './demo-steps';
import { collectComplaints, horizontalOverflow } from './page-health';

/** Compressed bytes that a demo may add to React. */
const BUDGET_BYTES = 60_000;
/** What axe looks at while a demo runs; the page around it is looked at by every-page.spec.ts. */
const DEMO = '[data-widget="demo"]';

/**
 * What has to hold for every demo and can differ between them, in two visits. The kit's part is in tests/e2e/stage.spec.ts.
 * `outcome` is the demo's thesis by keyboard, after the opening: change something and check the sentence. What a demo does
 * without (two ways, dares, a drawer, settings) is not asked of it.
 */
export function describeDemo(slug: string, outcome: (page: Page) => Promise<void>): void {
  test.describe(`the stage of ${slug}`, () => {
    test('by keyboard at 1440 px: its thesis, weight, axe, handles, ways, numbers and dares', async ({
      page,
    }) => {
      // Its spec may have asked for less.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      test.slow(true, 'It types a hundred texts and each may start a computation.');
      await page.setViewportSize({ width: 1440, height: 780 });
      const complaints = collectComplaints(page);
      await page.goto(`/projects/${slug}`);
      const weigh = weighAfterPlay(page);
      await pressPlay(page);
      await skipOpening(page);
      await test.step('its thesis', () => outcome(page));
      await test.step('its weight', async () => {
        expect(await weigh()).toBeLessThan(BUDGET_BYTES);
      });
      await resetRun(page);
      await test.step('one screen', async () => {
        await expectOneScreen(page, [
          '[data-sentence]',
          '[data-handle]',
          '[data-dare]',
          '[data-more] > summary',
        ]);
        const { height } = (await stageOf(page).boundingBox()) ?? { height: Infinity };
        expect(height).toBeLessThanOrEqual(780);
      });
      await test.step('every handle', () => useEveryHandle(page));
      if (await has(page, '[data-choose]'))
        await test.step('both ways', () => chooseBothWays(page));
      if (await has(page, '[data-more]')) await openMore(page);
      await test.step('axe, with the drawer open', () => expectNoAxeViolations(page, 'AA', DEMO));
      await test.step('every number', () => fuzzEveryNumber(page));
      await test.step('every dare', () => takeEveryDare(page));
      expect(complaints).toEqual([]);
    });

    test.describe('on a phone', () => {
      test.use({
        viewport: { width: 390, height: 700 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
        colorScheme: 'dark',
      });

      test('by touch at 390 px with reduced motion: its last frame, its thesis, a drag, and axe in the dark', async ({
        page,
      }) => {
        const complaints = collectComplaints(page);
        await page.goto(`/projects/${slug}`);
        await page.getByRole('button', { name: /^Play/ }).tap();
        await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
        await test.step('one screen', () =>
          expectOneScreen(page, ['[data-sentence]', '[data-handle]', '[data-dare]']));
        await test.step('its thesis', () => outcome(page));
        expect(await horizontalOverflow(page)).toBe(0);
        await test.step('the tools are not cut', async () => {
          const tools = await stageOf(page).locator('.stage-tools').boundingBox();
          const stage = await stageOf(page).boundingBox();
          expect((tools?.y ?? Infinity) + (tools?.height ?? 0)).toBeLessThanOrEqual(
            (stage?.y ?? 0) + (stage?.height ?? 0),
          );
        });
        await test.step('axe', () => expectNoAxeViolations(page, 'AA', DEMO));
        await test.step('a drag', () => dragByTouch(page, '[data-handle][role="slider"]'));
        expect(complaints).toEqual([]);
      });
    });
  });
}

async function has(page: Page, part: string): Promise<boolean> {
  return (await stageOf(page).locator(part).count()) > 0;
}

interface Thesis {
  /** What the visitor's hand does, by keyboard or pointer. */
  gesture: (page: Page) => Promise<void>;
  /** What the sentence says once the wrong way has failed. */
  failure: RegExp;
}

/** A desk, and a phone on its side, where the scene is drawn in small. */
const SCREENS = [
  { width: 1440, height: 780 },
  { width: 844, height: 390 },
];

/**
 * The visitor does it: after the opening nothing has failed yet and a handle is lit; the gesture makes the wrong way fail, the
 * switch is lit, and the same input the chosen way does not fail. A sample also has three dares and a drawer.
 */
export function describeThesis(slug: string, { gesture, failure }: Thesis): void {
  for (const screen of SCREENS) {
    test(`${slug}: at ${screen.width} px the visitor's own hand makes the wrong way fail, and the chosen way does not`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      await page.goto(`/projects/${slug}`);
      await pressPlay(page);
      await skipOpening(page);
      const stage = stageOf(page);
      await expect(stage.locator('[data-dare]')).toHaveCount(3);
      await expect(stage.locator('[data-more]')).toHaveCount(1);
      await expect(stage).toHaveAttribute('data-approach', 'naive');
      await expect(sentenceOf(page)).not.toHaveText(failure);
      await expect(stage.locator('[data-handle][data-lit="true"]').first()).toBeVisible();

      await gesture(page);
      await expect(sentenceOf(page)).toHaveText(failure);
      await expect(stage.locator('.approach')).toHaveAttribute('data-lit', 'true');

      await stage.locator('[data-choose="mine"]').press('Enter');
      await expect(stage).toHaveAttribute('data-approach', 'mine');
      await expect(sentenceOf(page)).not.toHaveText(failure);
      await expect(stage.locator('.approach')).toHaveAttribute('data-lit', 'false');
    });
  }
}
