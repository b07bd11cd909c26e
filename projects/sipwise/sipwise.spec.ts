import { expect, test, type Page } from '@playwright/test';

import { describeDemo } from '@tests/support/describe-demo';
import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { settledSentence, skipOpening, stageOf } from '@tests/support/demo-steps';

describeDemo('sipwise', async (page) => {
  await expect.poll(() => oddsOn(page)).toBe(62);
  const before = await oddsOn(page);
  const goal = goalOn(page);
  await goal.focus();
  await page.keyboard.press('PageUp');
  await expect(goal).toHaveAttribute('aria-valuetext', '5,50,000 rupees');
  await expect.poll(() => oddsOn(page)).toBeLessThan(before);
  await page.keyboard.press('PageDown');
  await expect.poll(() => oddsOn(page)).toBe(before);
});

test('the three dares end as they dare', async ({ page }) => {
  await playDemo(page, 'sipwise');
  await skipOpening(page);
  for (const [name, odds] of [
    ['Make it 90 of 100', 90],
    ['Take 2017 out', 41],
    ['All in on Bitcoin', 75],
  ] as const) {
    await stageOf(page).getByRole('link', { name }).click();
    await expect.poll(() => oddsOn(page)).toBe(odds);
  }
  await expect(stageOf(page)).toContainText('ends at 68,690');
});

test('the plan for 80 of 100 reaches its goal in 80, the plan with the average in 35', async ({
  page,
}) => {
  await playDemo(page, 'sipwise');
  await skipOpening(page);
  await stageOf(page).locator('[data-choose="mine"]').click();
  await expect.poll(() => oddsOn(page)).toBe(80);
  await stageOf(page).locator('[data-choose="naive"]').click();
  await expect.poll(() => oddsOn(page)).toBe(35);
  await expect(stageOf(page)).toContainText('It promised 5,160 would be enough.');
});

test('the mix always adds up: a knob moves money between its neighbours, without an error', async ({
  page,
}) => {
  await playDemo(page, 'sipwise');
  await skipOpening(page);
  const before = await settledSentence(page);
  await stageOf(page).getByRole('slider', { name: 'Between Gold and Nifty 50' }).focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/mix=30-25-40-5/);
  await expect(stageOf(page).getByRole('alert')).toHaveCount(0);
  expect(await settledSentence(page)).not.toBe(before);
});

test('the deposit alone is said to be one future, not compared with itself', async ({ page }) => {
  await playDemo(page, 'sipwise', '?mix=100-0-0-0&monthly=7161');
  await expect.poll(() => oddsOn(page)).toBe(100);
  await expect(stageOf(page)).toContainText('every future is the same one');
});

test('one year says how few futures it has, and is no "1 years"', async ({ page }) => {
  await playDemo(page, 'sipwise', '?years=1&monthly=40000');
  await expect(stageOf(page).locator('[data-sentence]')).toContainText('for 1 year and');
  await expect(stageOf(page)).toContainText('only 10 different futures');
});

test('a count that no plan can promise is refused in words', async ({ page }) => {
  await playDemo(page, 'sipwise');
  await skipOpening(page);
  const count = stageOf(page).locator('[data-number="Futures that reach the goal"]');
  await count.press('Enter');
  await stageOf(page).locator('input.live--typed').fill('100');
  await page.keyboard.press('Enter');
  await expect(stageOf(page).getByRole('alert')).toContainText('from 1 to 99');
  expect(await oddsOn(page)).toBe(62);
});

test('before a future has landed nothing is said of how many reach the goal', async ({ page }) => {
  // No frame comes, so the act stays at its beginning.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await playDemo(page, 'sipwise');
  await expect(stageOf(page).locator('[data-sentence]')).toContainText(
    'Pay 5,160 a month for 5 years and the average of ten past years reaches 5,00,000.',
  );
});

test('the drawer shows where the average fails', async ({ page }) => {
  await playDemo(page, 'sipwise');
  await skipOpening(page);
  await openMore(page);
  for (const [profile, misses] of [
    ['Conservative', '47'],
    ['Balanced', '65'],
    ['Aggressive', '70'],
  ] as const) {
    await expect(stageOf(page).locator(`[data-profile="${profile}"] td`).last()).toHaveText(misses);
  }
});

test('a plan that is asked for while futures are drawn is made with those', async ({ page }) => {
  await page.addInitScript(() => {
    window.held = [];
    window.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        if (window.isHolding) window.held.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
  });
  await playDemo(page, 'sipwise');
  await skipOpening(page);
  await page.evaluate(() => {
    window.isHolding = true;
  });
  await stageOf(page).getByRole('slider', { name: 'Between Gold and Nifty 50' }).press('PageUp');
  await stageOf(page).locator('[data-choose="naive"]').press('Enter');
  await expect.poll(() => page.evaluate(() => window.held.length)).toBe(1);
  expect(await oddsOn(page)).toBe(62);
  await page.evaluate(() => {
    window.isHolding = false;
    for (const send of window.held) send();
  });
  await expect(stageOf(page)).toHaveAttribute('data-approach', 'naive');
  // Of the new mix, whose average return is 18.8% a year; the old one needed 5,160.
  await expect(page).toHaveURL(/monthly=5218&mix=30-30-35-5/);
});

test('the goal is dragged by a pointer', async ({ page }) => {
  await playDemo(page, 'sipwise');
  await skipOpening(page);
  const goal = goalOn(page);
  await goal.scrollIntoViewIfNeeded();
  const box = await goal.boundingBox();
  if (!box) throw new Error('The goal has no grip.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => oddsOn(page)).toBeGreaterThan(62);
});

function goalOn(page: Page) {
  return stageOf(page).locator('[data-handle="Goal"]');
}

async function oddsOn(page: Page): Promise<number> {
  const text = await stageOf(page).locator('[data-sentence]').innerText();
  return Number(/([\d.]+) of 100/.exec(text)?.[1]);
}

declare global {
  interface Window {
    isHolding?: boolean;
    /** What was to be sent to a worker while it was held back. */
    held: (() => void)[];
  }
}
