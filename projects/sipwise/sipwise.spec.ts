import { expect, test, type Page } from '@playwright/test';

import { describeDemo, describeThesis } from '@tests/support/describe-demo';
import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import {
  delayAnswers,
  sentenceOf,
  settledSentence,
  skipOpening,
  stageOf,
} from '@tests/support/demo-steps';

// What follows a change is there at once. Tests of motion ask for it.
test.use({ reducedMotion: 'reduce' });

describeDemo('sipwise', async (page) => {
  await expect(sentenceOf(page)).toContainText('In how many of 100 futures? You bet 50.');
  await stageOf(page).getByRole('button', { name: 'Run the 100 futures' }).press('Enter');
  await expect(sentenceOf(page)).toContainText('You bet 50: 16 too many.');
  const goal = goalOn(page);
  await goal.focus();
  await page.keyboard.press('PageUp');
  await expect(goal).toHaveAttribute('aria-valuetext', '5,20,000 rupees');
  await expect.poll(() => oddsOn(page)).toBeLessThan(34);
  await page.keyboard.press('PageDown');
  await expect.poll(() => oddsOn(page)).toBe(34);
});

describeThesis('sipwise', {
  gesture: async (page) => {
    await stageOf(page).locator('[data-handle="Your bet"]').press('PageUp');
    await page.keyboard.press('PageUp');
    await expect(sentenceOf(page)).toContainText('You bet 70.');
    await page.keyboard.press('Enter');
  },
  failure: /You bet 70: 36 too many/,
});

test('a bet is dragged and let go; a low one is never offered a worse plan; its link repeats it', async ({
  page,
}) => {
  await playDemo(page, 'sipwise');
  await skipOpening(page);
  const bet = stageOf(page).locator('[data-handle="Your bet"]');
  await bet.scrollIntoViewIfNeeded();
  const box = await bet.boundingBox();
  if (!box) throw new Error('The bet has no grip.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(bet).toBeVisible();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10, { steps: 4 });
  const dragged = Number(await bet.getAttribute('aria-valuenow'));
  expect(dragged).toBeGreaterThan(34);
  expect(dragged).toBeLessThan(50);
  await page.mouse.up();
  await expect(sentenceOf(page)).toContainText(`You bet ${dragged}: ${dragged - 34} too many.`);
  await expect(page).toHaveURL(new RegExp(`bet=${dragged}`));
  await stageOf(page).locator('[data-choose="mine"]').click();
  await expect(sentenceOf(page)).toContainText(
    'Pay 6,518 rupees a month for 5 years and 80 of 100 futures reach 5,00,000. On the average’s 5,160, 66 miss.',
  );
  await expect(goalOn(page)).toHaveAttribute('data-lit', 'true');
  await goalOn(page).press('PageDown');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowDown');
  await expect(sentenceOf(page)).toContainText('You found it: 90 make it for 28,000 rupees less.');
  await stageOf(page)
    .getByRole('slider', { name: 'Between Gold and Nifty 50' })
    .press('ArrowRight');
  await expect(sentenceOf(page)).toContainText('Your plan: pay');
  await expect(goalOn(page)).toHaveAttribute('data-lit', 'false');

  await page.goto('/projects/sipwise?bet=10');
  await stageOf(page).getByRole('button', { name: /^Play/ }).click();
  await expect(sentenceOf(page)).toContainText('The bet was 10: 24 too few.');
  // The next bet is about another time, whose answer nobody has seen.
  await stageOf(page).getByRole('button', { name: 'Bet on 10 years' }).click();
  await expect(sentenceOf(page)).toContainText('for 10 years make 5,00,000. In how many of 100');
  await stageOf(page).getByRole('button', { name: 'Run the 100 futures' }).press('Enter');
  await expect(sentenceOf(page)).toHaveText(/You bet 50: \d+ too many\. About \d+ of 100/);
  await expect(stageOf(page).getByRole('button', { name: 'Bet on 2 years' })).toBeVisible();
});

test('the three dares say what they came to', async ({ page }) => {
  await playDemo(page, 'sipwise');
  await skipOpening(page);
  await stageOf(page).locator('[data-number="Goal"]').press('End');
  for (const [name, result] of [
    [
      'Make it 90',
      'Back to 5,00,000. Pay 6,909 rupees a month for 5 years and 90 of 100 futures reach 5,00,000. On the average’s 5,160, 66 miss.',
    ],
    [
      'Take 2017 out',
      'Take out 2017, when Bitcoin rose 1,281%. Still pay 5,160 rupees a month for 5 years and 6 of 100 futures reach 5,00,000. Not 34.',
    ],
    [
      'All Bitcoin',
      'the average asks 211 rupees a month for 5 years. With that, 13 of 100 futures reach 5,00,000. 87 miss.',
    ],
  ] as const) {
    await stageOf(page).getByRole('link', { name }).click();
    await expect(sentenceOf(page)).toContainText(result);
  }
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(sentenceOf(page)).toContainText(
    'Pay 7,851 rupees a month for 5 years and 80 of 100 futures reach 5,00,000. A fixed deposit asks 7,161 and never misses.',
  );
  await stageOf(page).getByRole('link', { name: 'Make it 90' }).click();
  await expect.poll(() => oddsOn(page)).toBe(90);
  await expect(stageOf(page).locator('[data-choose="mine"]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the mix always adds up, a typed count is a plan or refused in words, and the drawer shows where the average fails', async ({
  page,
}) => {
  await playDemo(page, 'sipwise', '?monthly=6000');
  await skipOpening(page);
  await expect.poll(() => oddsOn(page)).toBe(62);
  const before = await settledSentence(page);
  await stageOf(page).getByRole('slider', { name: 'Between Gold and Nifty 50' }).focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/mix=30-25-40-5/);
  await expect(stageOf(page).getByRole('alert')).toHaveCount(0);
  expect(await settledSentence(page)).not.toBe(before);

  const count = stageOf(page).locator('[data-number="Futures that reach the goal"]');
  await count.press('Enter');
  await stageOf(page).locator('input.live--typed').fill('100');
  await page.keyboard.press('Enter');
  await expect(stageOf(page).getByRole('alert')).toContainText('from 1 to 99');

  await openMore(page);
  for (const [profile, misses] of [
    ['Conservative', '47'],
    ['Balanced', '66'],
    ['Aggressive', '70'],
  ] as const) {
    await expect(stageOf(page).locator(`[data-profile="${profile}"] td`).last()).toHaveText(misses);
  }
});

test('the deposit alone is said to be one future; a sample is only about right; one year has few futures', async ({
  page,
}) => {
  await playDemo(page, 'sipwise', '?mix=100-0-0-0&monthly=7161');
  await expect(sentenceOf(page)).toContainText('100 of 100 futures');
  await expect(sentenceOf(page)).toContainText('every future is the same');
  const time = stageOf(page).locator('[data-number="Time"]');
  await time.press('Home');
  await stageOf(page)
    .getByRole('slider', { name: 'Between Fixed deposit and Gold' })
    .press('PageDown');
  await expect(sentenceOf(page)).toContainText('for 1 year and');
  await expect(sentenceOf(page)).toContainText('only 10 futures');
  await time.press('End');
  await expect(sentenceOf(page)).toContainText('for 10 years and about');
});

test('before a future has landed nothing is said of how many reach the goal', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // No frame comes, so the act stays at its beginning.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await playDemo(page, 'sipwise');
  await expect(sentenceOf(page)).toContainText(
    'Pay 5,160 rupees a month for 5 years. At the average return of ten past years, that grows to 5,00,000.',
  );
});

test('while futures are counted the sentence speaks of those it knows, and a plan asked for is made with the new ones', async ({
  page,
}) => {
  const answers = await delayAnswers(page);
  await playDemo(page, 'sipwise', '?monthly=6000');
  await skipOpening(page);
  await expect.poll(() => oddsOn(page)).toBe(62);
  await answers.hold();
  await stageOf(page).locator('[data-number="Time"]').press('ArrowUp');
  await expect(page).toHaveURL(/years=6/);
  await expect(sentenceOf(page)).toContainText('for 5 years and 62 of 100');
  await stageOf(page).getByRole('slider', { name: 'Between Gold and Nifty 50' }).press('PageUp');
  await stageOf(page).locator('[data-choose="naive"]').press('Enter');
  await answers.release();
  await expect(stageOf(page)).toHaveAttribute('data-approach', 'naive');
  await expect(page).toHaveURL(/years=6&monthly=\d+&mix=30-30-35-5/);
  await expect(sentenceOf(page)).toContainText('for 6 years and about');
});

test('a future is read with the keys: its years stand on it', async ({ page }) => {
  await playDemo(page, 'sipwise', '?monthly=6000');
  await skipOpening(page);
  const picker = stageOf(page).getByRole('slider', { name: /^Read one future/ });
  await picker.focus();
  await page.keyboard.press('Home');
  await expect(picker).toHaveAttribute(
    'aria-valuetext',
    /^Future 1 of 100: (?:20\d\d [+−]\d+%(?:, )?){5}\. It ends at 3,80,158 rupees\.$/,
  );
  await page.keyboard.press('Escape');
  await expect(picker).toHaveAttribute('aria-valuetext', 'None is chosen');
});

function goalOn(page: Page) {
  return stageOf(page).locator('[data-handle="Goal"]');
}

async function oddsOn(page: Page): Promise<number> {
  const text = await sentenceOf(page).innerText();
  return Number(/([\d.]+) of 100 futures/.exec(text)?.[1]);
}
