import { expect, test, type Page } from '@playwright/test';

import { describeDemo, describeThesis } from '@tests/support/describe-demo';
import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { skipOpening, stageOf } from '@tests/support/demo-steps';

const SLUG = 'smartwhalesai';

describeDemo(SLUG, async (page) => {
  await expect(sentenceOn(page)).toHaveText('This wallet holds $1,242,963.82.');
  const plug = plugOn(page, 'Polygon');
  await expect(plug).toHaveAccessibleName('Polygon, plugged in, $233,572.47');
  await plug.focus();
  await page.keyboard.press('Enter');
  await expect(sentenceOn(page)).toHaveText(
    'This wallet holds $1,009,391.35. It sold $233,572. A lie: Polygon did not answer.',
  );
  await chooseOn(page, 'mine').press('Enter');
  await expect(sentenceOn(page)).toHaveText(
    'On 5 of 6 chains this wallet holds at least $1,009,391.35. Polygon did not answer, so no alert.',
  );
});

describeThesis(SLUG, {
  gesture: (page) => plugOn(page, 'Polygon').press('Enter'),
  failure: /It sold \$233,572\. A lie: Polygon did not answer\./,
});

test('a plug is pulled by a hand and dropped back into its socket; the sticker comes and goes', async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const plug = plugOn(page, 'Optimism');
  await plug.scrollIntoViewIfNeeded();
  const box = await plug.boundingBox();
  if (!box) throw new Error('There is no plug.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y + 40, { steps: 6 });
  await expect(sentenceOn(page)).toContainText('A lie: Optimism did not answer.');
  await expect(alertOn(page)).toContainText('Sold $162,428');
  await expect(alertOn(page)).toHaveAttribute('data-true', 'false');
  await page.mouse.move(x - 10, y, { steps: 6 });
  await page.mouse.up();
  await expect(sentenceOn(page)).toHaveText('This wallet holds $1,242,963.82.');
  await expect(alertOn(page)).toHaveAttribute('data-on', 'false');
});

test('dares are performed from where things are, and each is undone by the chosen way', async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const dare = (name: string) => stageOf(page).getByRole('link', { name }).click();
  for (const [name, lie, known] of [
    [
      'Sell silently',
      'This wallet holds $908,497.32. It sold $334,467. Mostly a lie: it sold 20 ETH, and Ethereum did not answer.',
      'On 5 of 6 chains this wallet holds at least $908,497.32. Ethereum did not answer, so no alert. Its sale of 20 ETH goes unseen.',
    ],
    [
      'Fake USDC',
      'This wallet holds $6,242,963.82. It bought $5,000,000. A lie: that USDC is a fake.',
      'On 6 of 6 chains this wallet holds $1,242,963.82. The fake USDC stays outside.',
    ],
    [
      'Slip a decimal',
      'This wallet holds $250 trillion. It bought $250 trillion. A lie: a decimal point slipped.',
      'On 6 of 6 chains this wallet holds $1,242,963.82. The USDC contract says where the point goes.',
    ],
  ] as const) {
    await dare(name);
    await expect(sentenceOn(page)).toHaveText(lie);
    await expect(stageOf(page).locator('.approach')).toHaveAttribute('data-lit', 'true');
    await chooseOn(page, 'mine').click();
    await expect(sentenceOn(page)).toHaveText(known);
    await expect(alertOn(page)).toHaveAttribute('data-on', 'false');
  }
  await stageOf(page).locator('[data-number="Chains plugged in"]').focus();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(stageOf(page).getByRole('alert')).toContainText('from 0 to 6');
  await dare('Sell silently');
  await expect(stageOf(page).getByRole('alert')).toHaveCount(0);
});

test('the decimal point is moved in the drawing, to where the arrow key points, and its band swells', async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const point = plugOn(page, 'Place of the decimal point');
  const swollen = stageOf(page).locator('.whale [data-look="false"]');
  await expect(point).toHaveCount(0);
  await stageOf(page).getByRole('link', { name: 'Slip a decimal' }).click();
  await expect(sentenceOn(page)).toContainText('It bought $250 trillion.');
  await expect(swollen).toHaveCount(1);
  const before = await point.boundingBox();
  await point.press('End');
  await expect(sentenceOn(page)).toContainText('It bought $250 quintillion.');
  expect((await point.boundingBox())?.x).toBeGreaterThan(before?.x ?? Infinity);
  await point.press('Home');
  await expect(sentenceOn(page)).toContainText('It sold $250. A lie: a decimal point slipped.');
  for (let digit = 0; digit < 3; digit += 1) await point.press('ArrowRight');
  await expect(sentenceOn(page)).toHaveText('This wallet holds $1,242,963.82.');
  await expect(swollen).toHaveCount(0);
});

test('a mistyped address is asked of nobody, and the table says so', async ({ page }) => {
  await playDemo(page, SLUG, '?approach=mine');
  await skipOpening(page);
  await openMore(page);
  const letter = stageOf(page).locator('[data-place="12"]');
  await letter.click();
  await expect(sentenceOn(page)).toContainText('No total. This address was mistyped');
  await expect(stageOf(page)).toContainText('Letter 12 is B and should be b.');
  await expect(plugOn(page, 'Base')).toHaveAccessibleName('Base, plugged in, not asked');
  await expect(stageOf(page).getByRole('row', { name: /not asked/ })).toHaveCount(6);
  // The stage shows the wrong letter as well, and a press repairs it.
  const repair = stageOf(page).locator('[data-repair]');
  await expect(repair.locator('mark')).toHaveText('B');
  await repair.press('Enter');
  await expect(sentenceOn(page)).toContainText('$1,242,963.82');
  await letter.click();
  await letter.focus();
  await page.keyboard.press('Enter');
  await expect(sentenceOn(page)).toContainText('$1,242,963.82');
  await page.keyboard.press('ArrowRight');
  await expect(stageOf(page).locator('[data-place="13"]')).toBeFocused();
});

test('a shared run happens; a true sale is no lie, whoever adds up', async ({ page }) => {
  await playDemo(page, SLUG, '?sold=1');
  await expect(sentenceOn(page)).toHaveText(
    'This wallet holds $1,182,963.82. It sold $60,000. True: 20 ETH left Ethereum.',
  );
  await expect(alertOn(page)).toHaveAttribute('data-true', 'true');
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
  await plugOn(page, 'Polygon').click();
  await expect(sentenceOn(page)).toContainText(
    'Mostly a lie: it sold 20 ETH, and Polygon did not answer.',
  );
  await expect(alertOn(page)).toHaveAttribute('data-true', 'false');
  await chooseOn(page, 'mine').click();
  await expect(sentenceOn(page)).toContainText('It sold $60,000. Polygon did not answer.');
  await expect(alertOn(page)).toHaveAttribute('data-true', 'true');
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

function chooseOn(page: Page, way: 'naive' | 'mine') {
  return stageOf(page).locator(`[data-choose="${way}"]`);
}
