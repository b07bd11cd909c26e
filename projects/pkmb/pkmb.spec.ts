import { expect, test, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

const SLUG = 'pkmb';

describeDemo(SLUG, async (page) => {
  const draw = handle(page, 'The draw');
  await expect(crownsOf(page)).toHaveText('50');
  await draw.press('Home');
  await expect(crownsOf(page)).toHaveText('2');
  await expect(sentenceOf(page)).toContainText('after 1,000 of 1,000 sales');
  // On a phone the curve has no room, and orders are tried in the sentence.
  await stageOf(page).locator('[data-number="Orders tried"]').press('End');
  await expect(crownsOf(page)).toHaveText('50');
  await draw.press('End');
  await draw.press('ArrowDown');
  await expect(sentenceOf(page)).toContainText('after 10 of 1,000 sales');
});

test('who knows the shift takes every crown, who does not is at chance', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await expect(crownsOf(page)).toHaveText('50');
  await openMore(page);
  await expect(chiSquareOf(page)).toHaveText('19,000');
  await expect(stageOf(page).locator('[data-kind="Crown"]')).toHaveText('1,000');
  await handle(page, 'The draw').press('Home');
  await expect(crownsOf(page)).toHaveText('2');
  await expect.poll(async () => Number(await chiSquareOf(page).innerText())).toBeLessThan(7.815);
});

test('a builder who tries k orders gains what the formula says, unless a number is sealed', async ({
  page,
}) => {
  const mean = stageOf(page).locator('[data-mean]');
  for (const { tries, expected, crowns } of [
    { tries: 1, expected: '2.50', crowns: '2' },
    { tries: 100, expected: '10.74', crowns: '6' },
    { tries: 515, expected: '24.67', crowns: '7' },
    { tries: 516, expected: '24.70', crowns: '50' },
    { tries: 3_000, expected: '47.91', crowns: '50' },
  ]) {
    await playDemo(page, SLUG, `?sold=1000&tries=${tries}`);
    await expect(mean).toHaveAttribute('data-mean', expected);
    await expect(crownsOf(page)).toHaveText(crowns);
  }
  await playDemo(page, SLUG, '?sold=1000&tries=3000&sealed=1');
  await expect(mean).toHaveAttribute('data-mean', '2.50');
  await expect(crownsOf(page)).toHaveText('1');
  await openMore(page);
  await expect.poll(async () => Number(await chiSquareOf(page).innerText())).toBeLessThan(7.815);
});

test('the draw is dragged below the sale with one finger or a pointer', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const draw = handle(page, 'The draw');
  await draw.scrollIntoViewIfNeeded();
  const box = await draw.boundingBox();
  const wall = await stageOf(page).locator('.drawing').boundingBox();
  if (!box || !wall) throw new Error('The wall is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + wall.height / 2, { steps: 4 });
  await expect(sentenceOf(page)).toContainText(/after\s[45]\d0\sof\s1,000\ssales/);
  await page.mouse.move(x, y + wall.height + 40, { steps: 4 });
  await page.mouse.up();
  await expect(draw).toHaveAttribute('aria-valuetext', '1,000 of 1,000 sales before it');
  await expect(crownsOf(page)).toHaveText('2');
});

function sentenceOf(page: Page) {
  return stageOf(page).locator('[data-sentence]');
}

function crownsOf(page: Page) {
  return sentenceOf(page).locator('[data-crowns]');
}

function chiSquareOf(page: Page) {
  return stageOf(page).locator('[data-chi-square]');
}

function handle(page: Page, name: string) {
  return stageOf(page).locator(`[data-handle="${name}"]`);
}
