import { expect, test, type Page } from '@playwright/test';

import { describeDemo } from '@tests/support/describe-demo';
import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { skipOpening, stageOf } from '@tests/support/demo-steps';

const SLUG = 'smartwhalesai';

describeDemo(SLUG, async (page) => {
  await expect(sentenceOn(page)).toHaveText(
    'On 5 of 6 chains this wallet holds at least $1,009,391.35. Polygon is unknown.',
  );
  const plug = plugOn(page, 'Polygon');
  await plug.focus();
  await page.keyboard.press('Enter');
  await expect(sentenceOn(page)).toHaveText('On 6 of 6 chains this wallet holds $1,242,963.82.');
  await expect(plug).toHaveAccessibleName('Polygon, plugged in, $233,572.47');
  await page.keyboard.press('Enter');
  await expect(sentenceOn(page)).toContainText('Polygon is unknown.');
});

test('a silent chain is a lower bound that names it; only who just adds up calls it a sale', async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await expect(sentenceOn(page)).toContainText('at least $1,009,391.35. Polygon is unknown.');
  await expect(alertOn(page)).toHaveAttribute('data-on', 'false');
  await stageOf(page).locator('[data-choose="naive"]').click();
  await expect(sentenceOn(page)).toHaveText(
    'Across six chains this wallet holds $1,009,391.35. It sold.',
  );
  await expect(alertOn(page)).toContainText('Sold $233,572');
  await stageOf(page).locator('[data-choose="mine"]').click();
  await plugOn(page, 'Base').click();
  await expect(sentenceOn(page)).toContainText('2 are unknown.');
  await expect(stageOf(page)).toContainText('Unknown: Polygon and Base.');
});

test('a plug is pulled by a hand and dropped back into its socket', async ({ page }) => {
  await playDemo(page, SLUG, '?out=none');
  await skipOpening(page);
  const plug = plugOn(page, 'Optimism');
  await plug.scrollIntoViewIfNeeded();
  const box = await plug.boundingBox();
  if (!box) throw new Error('There is no plug.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y + 40, { steps: 6 });
  await expect(sentenceOn(page)).toContainText('Optimism is unknown.');
  await page.mouse.move(x - 10, y, { steps: 6 });
  await page.mouse.up();
  await expect(sentenceOn(page)).toContainText('On 6 of 6 chains');
  await expect(page).toHaveURL(/out=none/);
});

test('a letter in the wrong case is named, and nobody is asked before it is put right', async ({
  page,
}) => {
  await playDemo(page, SLUG, '?out=none');
  await skipOpening(page);
  await openMore(page);
  const letter = stageOf(page).locator('[data-place="12"]');
  await letter.click();
  await expect(sentenceOn(page)).toContainText('No total. This address was mistyped');
  await expect(stageOf(page)).toContainText('Letter 12 is B and should be b.');
  await expect(plugOn(page, 'Base')).toHaveAccessibleName('Base, plugged in, not asked');
  await letter.focus();
  await page.keyboard.press('Enter');
  await expect(sentenceOn(page)).toContainText('$1,242,963.82');
  await page.keyboard.press('ArrowRight');
  await expect(stageOf(page).locator('[data-place="13"]')).toBeFocused();
});

test('a coin with the symbol USDC and another contract is never added', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await stageOf(page).getByRole('link', { name: 'Drop in a fake USDC' }).click();
  await expect(sentenceOn(page)).toHaveText(
    'Across six chains this wallet holds $6,242,963.82. It bought.',
  );
  await stageOf(page).locator('[data-choose="mine"]').click();
  await expect(sentenceOn(page)).toHaveText('On 6 of 6 chains this wallet holds $1,242,963.82.');
  await openMore(page);
  await expect(stageOf(page).getByRole('row', { name: /not counted/ })).toContainText(
    '5000000000000',
  );
});

test('a true sale is reported while another chain is silent', async ({ page }) => {
  await playDemo(page, SLUG, '?sold=1');
  await skipOpening(page);
  await expect(alertOn(page)).toContainText('Sold $60,000');
  await expect(sentenceOn(page)).toContainText('Polygon is unknown. It sold.');
});

test('a complaint about what was typed ends when a dare opens another run', async ({ page }) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  await stageOf(page).locator('[data-number="Chains plugged in"]').focus();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(stageOf(page).getByRole('alert')).toContainText('from 0 to 6');
  await stageOf(page).getByRole('link', { name: 'Unplug all six' }).click();
  await expect(stageOf(page).getByRole('alert')).toHaveCount(0);
});

test('without a single answer there is no number', async ({ page }) => {
  await playDemo(page, SLUG, '?out=1-56-137-10-42161-8453');
  await skipOpening(page);
  await expect(sentenceOn(page)).toHaveText('0 of 6 chains answered. The total is unknown.');
});

function sentenceOn(page: Page) {
  return stageOf(page).locator('[data-sentence]');
}

function plugOn(page: Page, name: string) {
  return stageOf(page).locator(`[data-handle="${name}"]`);
}

function alertOn(page: Page) {
  return stageOf(page).locator('.smartwhales__alert');
}
