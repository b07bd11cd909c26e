import { expect, test, type Page } from '@playwright/test';

import { describeDemo } from '@tests/support/describe-demo';
import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { skipOpening, stageOf } from '@tests/support/demo-steps';

describeDemo('fairbnb', async (page) => {
  await expect.poll(() => rightOn(page)).toBe(705);
  await eyeOn(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => rightOn(page)).toBe(902);
  await page.keyboard.press('End');
  await expect.poll(() => rightOn(page)).toBe(705);
});

test('shut eyes follow the binomial, seen votes make a herd no better than one juror', async ({
  page,
}) => {
  await playDemo(page, 'fairbnb');
  await skipOpening(page);
  await openMore(page);
  await eyeOn(page).press('Home');
  await expect(stageOf(page).locator('[data-exact]')).toContainText('90.12%');
  await expect.poll(() => distanceOn(page)).toBeLessThan(3);
  await eyeOn(page).press('End');
  await expect(stageOf(page).locator('[data-exact]')).toContainText('70.00%');
  await expect.poll(() => distanceOn(page)).toBeLessThan(3);
  await expect(stageOf(page)).toContainText('1,000 of 1,000 juries are unanimous');
  await expect(stageOf(page).locator('[data-sentence]')).toContainText('One juror alone: 705.');
});

test('sealed votes leave nothing to copy, unless the salt is skipped', async ({ page }) => {
  await playDemo(page, 'fairbnb');
  await skipOpening(page);
  await stageOf(page).locator('[data-choose="mine"]').click();
  await expect.poll(() => rightOn(page)).toBe(902);
  await expect(stageOf(page).locator('[data-sentence]')).toContainText(
    'peek at seals 100% of the time',
  );
  await stageOf(page).getByRole('link', { name: 'Seal it, skip the salt' }).click();
  await expect.poll(() => rightOn(page)).toBe(705);
  await expect(stageOf(page)).toContainText('in two tries');
  await stageOf(page).getByRole('link', { name: 'Seat 15 bad jurors' }).click();
  await expect.poll(() => rightOn(page)).toBe(220);
});

test('a changed vote is caught by its hash and is not paid', async ({ page }) => {
  await playDemo(page, 'fairbnb');
  await skipOpening(page);
  await stageOf(page).getByRole('link', { name: 'Change a sealed vote' }).click();
  const caught = stageOf(page).locator('.fairbnb__court').getByText('Caught');
  await expect(caught).toBeVisible();
  const [sealed, opened] = await stageOf(page).locator('.fairbnb__court code').allInnerTexts();
  expect(sealed).toMatch(/^[\da-f]{14}…$/);
  expect(opened).toMatch(/^[\da-f]{14}…$/);
  expect(opened).not.toBe(sealed);
  await openMore(page);
  await expect(stageOf(page).locator('[data-money]')).toContainText('176 jurors (8 × 22)');
  await expect.poll(() => rightOn(page)).toBe(902);
  await stageOf(page).getByRole('radio', { name: 'Stay honest' }).check();
  await expect(caught).toHaveCount(0);
  await expect(stageOf(page).locator('[data-money]')).toContainText('198 jurors (9 × 22)');
});

test('coins add up at any rent, and after everybody has collected', async ({ page }) => {
  await playDemo(page, 'fairbnb');
  await skipOpening(page);
  await openMore(page);
  const money = stageOf(page).locator('[data-money]');
  for (const rent of ['20001', '1', '999999', '49']) {
    await money.getByRole('spinbutton', { name: 'Rent' }).press('Enter');
    await money.getByRole('textbox', { name: 'Rent' }).fill(rent);
    await page.keyboard.press('Enter');
    await expect(money).toContainText('Left over: 0.');
    const text = (await money.innerText()).replaceAll(/[,\s]/g, '');
    const [, ...parts] =
      /=(\d+)deposit.*?\+(\d+)landlord\+(\d+)jurors.*?\+(\d+)platform/.exec(text) ?? [];
    expect(parts.reduce((sum, part) => sum + Number(part), 0)).toBe(2 * Number(rent));
  }
  for (const button of await stageOf(page).locator('.fairbnb__owed button').all())
    await button.click();
  await expect(stageOf(page).locator('[data-ledger]')).toContainText('98 of 98 paid in');
});

test('the eye is dragged by a finger’s width and a house is pressed', async ({ page }) => {
  await playDemo(page, 'fairbnb');
  await skipOpening(page);
  const eye = eyeOn(page);
  await eye.scrollIntoViewIfNeeded();
  const box = await eye.boundingBox();
  if (!box) throw new Error('There is no eye.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => rightOn(page)).toBeGreaterThan(705);
  await eye.press('End');
  await expect.poll(() => rightOn(page)).toBe(705);
  const drawing = await stageOf(page).locator('.drawing').boundingBox();
  if (!drawing) throw new Error('There is no drawing.');
  await page.mouse.click(drawing.x + drawing.width - 30, drawing.y + drawing.height - 130);
  await expect(page).toHaveURL(/case=\d+/);
});

function eyeOn(page: Page) {
  return stageOf(page).locator('[data-handle="Jurors peek"]');
}

async function rightOn(page: Page): Promise<number> {
  const text = await stageOf(page).locator('[data-sentence]').innerText();
  return Number(/(\d+) of 1,000/.exec(text)?.[1]);
}

/** From the expected count, in standard deviations as the drawer rounds them. */
async function distanceOn(page: Page): Promise<number> {
  const text = await stageOf(page).locator('[data-exact]').innerText();
  const [, expected, spread] = /expect (\d+), give or take (\d+)/.exec(text) ?? [];
  return Math.abs((await rightOn(page)) - Number(expected)) / Number(spread);
}
