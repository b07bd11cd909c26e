import { expect, test, type Locator } from '@playwright/test';

import { expectNoAxeViolations } from '@tests/support/axe';
import { CASES, playDemo, pressPlay } from '@tests/support/demo';
import { collectComplaints, horizontalOverflow } from '@tests/support/page-health';

for (const { colorScheme, width } of CASES) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('a higher goal has a smaller chance, by keyboard alone', async ({ page }) => {
      const complaints = collectComplaints(page);
      const demo = await playDemo(page, 'sipwise');
      const before = await chanceIn(demo);
      expect(before).toBeGreaterThan(1);
      await demo.getByRole('slider', { name: 'Goal, slider' }).focus();
      for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
      await expect(demo.getByLabel('Goal', { exact: true })).toHaveValue('5,80,000');
      expect(await chanceIn(demo)).toBeLessThan(before);

      await expect(demo.locator('[data-part="forest"]')).toContainText('away from the simulation');
      expect(await horizontalOverflow(page)).toBe(0);
      await expectNoAxeViolations(page);
      expect(complaints).toEqual([]);
    });
  });
}

test('the write-up states the demo and its limits without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/projects/sipwise');
  const demo = page.locator('[data-widget="demo"]');
  await expect(demo).toContainText('The demo needs JavaScript');
  await expect(demo).toContainText('Real here');
  await expect(demo.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('a shared address repeats the run exactly', async ({ page }) => {
  const query = '?goal=300000&years=3&monthly=7500&confidence=90&mix=10-10-65-15&seed=77';
  const demo = await playDemo(page, 'sipwise', query);
  const first = await textOfAnswers(demo);
  await page.reload();
  await pressPlay(page);
  expect(await textOfAnswers(demo)).toEqual(first);
  await expect(demo.getByRole('radio', { name: 'Aggressive' })).toBeChecked();
  await expect(page).toHaveURL(/seed=77/);

  await demo.getByRole('button', { name: 'Draw new futures' }).click();
  await expect(demo.locator('[data-job="done"]')).toContainText('seed 78');
  await expect(page).toHaveURL(/seed=78/);
});

test('absurd input gets a sentence and loses nothing', async ({ page }) => {
  const demo = await playDemo(page, 'sipwise');
  const before = await textOfAnswers(demo);
  const goal = demo.getByLabel('Goal', { exact: true });
  await goal.fill('1e99 rupees');
  await expect(demo.getByRole('alert')).toHaveText(
    'The goal must be between 1,00,000 and 10,00,000 rupees.',
  );
  await expect(goal).toHaveValue('1e99 rupees');
  expect(await textOfAnswers(demo)).toEqual(before);
  await expectNoAxeViolations(page);
  await goal.fill('4,00,000');
  await expect(demo.getByRole('alert')).toHaveCount(0);

  await demo.getByLabel('Bitcoin', { exact: true }).fill('55');
  await expect(demo.getByRole('alert')).toContainText('add up to 150 percent');
  await demo.getByRole('button', { name: 'Scale to 100%' }).click();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await expect(demo.getByLabel('Bitcoin', { exact: true })).toHaveValue('37');
});

test('an address with nonsense in it opens with a sentence, not a crash', async ({ page }) => {
  const demo = await playDemo(page, 'sipwise', '?goal=lots&mix=1-2&seed=x&futures=-5');
  await expect(demo.getByRole('alert')).toHaveCount(2);
  await expect(demo.locator('[data-readout="chance"]')).toBeVisible();
});

test('half a million futures show their progress and can be cancelled and run again', async ({
  page,
}) => {
  const demo = await playDemo(page, 'sipwise');
  const before = await textOfAnswers(demo);
  await demo.getByRole('radio', { name: '5,00,000' }).check();
  await expect(demo.getByRole('progressbar')).toBeVisible();
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expect(demo.locator('[data-job="cancelled"]')).toBeVisible();
  expect(await textOfAnswers(demo)).toEqual(before);
  await demo.getByRole('button', { name: 'Run it' }).click();
  await expect(demo.locator('[data-job="done"]')).toContainText('5,00,000 futures', {
    timeout: 20_000,
  });
});

test('the amount for a confidence is the amount that gives that confidence', async ({ page }) => {
  const demo = await playDemo(page, 'sipwise');
  await demo.getByRole('button', { name: 'Pay this' }).click();
  await expect(demo.locator('[data-readout="chance"]')).toContainText('80 of 100');
});

test('Reset brings back the first plan and the bare address', async ({ page }) => {
  const demo = await playDemo(page, 'sipwise', '?goal=900000&seed=5');
  await expect(demo.getByLabel('Goal', { exact: true })).toHaveValue('9,00,000');
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(demo.getByLabel('Goal', { exact: true })).toHaveValue('5,00,000');
  await expect(page).toHaveURL(/goal=500000.*seed=1$/);
});

test('a run is computed in a worker, not on the main thread', async ({ page }) => {
  const working = page.waitForEvent('worker');
  const demo = await playDemo(page, 'sipwise');
  expect((await working).url()).toContain('/_astro/');
  await expect(demo.locator('[data-job="done"]')).toBeVisible();
});

async function chanceIn(demo: Locator): Promise<number> {
  const text = await demo.locator('[data-readout="chance"]').textContent();
  return Number(/([\d.]+) of 100/.exec(text ?? '')?.[1]);
}

async function textOfAnswers(demo: Locator): Promise<string[]> {
  await expect(demo.locator('[data-job="done"], [data-job="cancelled"]')).toBeVisible();
  return demo.locator('[data-readout]').allTextContents();
}
