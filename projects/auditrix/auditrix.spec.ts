import { expect, test, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { sentenceOf, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

describeDemo('auditrix', async (page) => {
  await expect(sentenceOf(page)).toContainText('the thief holds 60 and the vault 0');
  const line = lineOn(page);
  await line.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(line).toHaveAttribute('aria-valuetext', 'line 2 of 4, above the call');
  await expect(line).toBeFocused();
  await expect(sentenceOf(page)).toContainText('finds 0 owed: the thief holds 1');
});

test('the theft drains the vault, and the same theft fails after the line is dragged above the call', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await playDemo(page, 'auditrix');
  await skipOpening(page);
  await expect(sentenceOf(page)).toContainText('At call 60 the thief holds 60 and the vault 0.');
  await expect(findingsOn(page)).toHaveCount(1);
  await expectQuoteInSource(page);

  await lineOn(page).scrollIntoViewIfNeeded();
  const box = await lineOn(page).boundingBox();
  if (!box) throw new Error('The orange line is not on the page.');
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, box.y - 1.5 * box.height, { steps: 6 });
  // The result is there while the hand still holds the line.
  await expect(sentenceOf(page)).toContainText('Call 2 finds 0 owed: the thief holds 1');
  await page.mouse.up();
  await expect(page).toHaveURL(/up=2/);
  await expect(sentenceOf(page)).toContainText('finds 0 owed: the thief holds 1 and the vault 59.');
  await expect(findingsOn(page)).toHaveCount(0);
  await expect(stageOf(page)).toContainText('None of 3 claims can be shown');
});

test('the three dares end as they dare', async ({ page }) => {
  // Their ends, without the seconds that lead to them.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playDemo(page, 'auditrix');
  await skipOpening(page);
  for (const [name, end, standing] of [
    ['Swap = 0 for -= amount', 'That fails and undoes all 60 calls.', 'weakness'],
    ['Put it inside unchecked', 'the thief holds 60 and the vault 0.', 'proven'],
    ['Clear before reading', 'the thief gets 0, and so does every saver.', 'dropped'],
  ] as const) {
    await stageOf(page).getByRole('link', { name }).click();
    await expect(sentenceOf(page)).toContainText(end);
    await expect(claimOn(page, 'Reentrancy')).toHaveAttribute('data-standing', standing);
  }
});

test('who believes every claim reports three, whatever the code says', async ({ page }) => {
  await playDemo(page, 'auditrix', '?approach=naive&up=2');
  await skipOpening(page);
  await expect(stageOf(page).locator('[data-flag="up"]')).toHaveCount(3);
  await expect(stageOf(page)).toContainText('None can be shown');
  await stageOf(page).locator('[data-choose="mine"]').click();
  await expect(stageOf(page).locator('[data-flag="up"]')).toHaveCount(0);
});

test('the third quotation is searched for in the code', async ({ page }) => {
  await playDemo(page, 'auditrix', '?up=2');
  await skipOpening(page);
  await openMore(page);
  const quote = stageOf(page).getByLabel('Quotation of the third claim');
  const evidence = stageOf(page).locator('[data-evidence="Owner check"]');
  await expect(evidence).toContainText('No such line');
  await quote.fill('require( ok, "transfer failed" );');
  await expect(claimOn(page, 'Owner check')).toHaveAttribute('data-standing', 'review');
  await quote.fill('// Reviewed: safe against reentrancy.');
  await expect(evidence).toContainText('No such line');
  await quote.fill('');
  await expect(evidence).toContainText('No such line');
});

test('the number of the call moves through the real trace', async ({ page }) => {
  await playDemo(page, 'auditrix', '?thief=2');
  await skipOpening(page);
  const call = stageOf(page).getByRole('spinbutton', { name: 'Call' });
  await expect(call).toHaveText('30');
  await call.focus();
  await page.keyboard.press('Home');
  await expect(sentenceOf(page)).toContainText('At call 1 the thief holds 2 and the vault 59.');
  await page.keyboard.press('ArrowRight');
  await expect(sentenceOf(page)).toContainText('At call 2 the thief holds 4 and the vault 57.');
  await expect(call).toBeFocused();
});

test('a complaint about the number of the call ends when a dare opens another run', async ({
  page,
}) => {
  await playDemo(page, 'auditrix');
  await skipOpening(page);
  await stageOf(page).getByRole('spinbutton', { name: 'Call' }).focus();
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(stageOf(page).getByRole('alert')).toContainText('from 1 to 60');
  await stageOf(page).getByRole('link', { name: 'Clear before reading' }).click();
  await expect(stageOf(page).getByRole('alert')).toHaveCount(0);
});

test('an order that does not compile says why', async ({ page }) => {
  await playDemo(page, 'auditrix', '?up=3&operator=subtract');
  await skipOpening(page);
  await expect(sentenceOf(page)).toContainText(
    'This order does not compile: amount is used before it is declared.',
  );
  await expect(findingsOn(page)).toHaveCount(0);
});

async function expectQuoteInSource(page: Page): Promise<void> {
  await openMore(page);
  const source = await stageOf(page).locator('.auditrix__sources pre').first().innerText();
  const quotes = stageOf(page).locator('[data-evidence][data-flag="up"] code');
  await expect(quotes).toHaveCount(1);
  expect(source).toContain(await quotes.innerText());
  // Closed again, so that it is not over the drawing.
  await page.keyboard.press('Escape');
}

function lineOn(page: Page) {
  return stageOf(page).locator('[data-handle]');
}

function claimOn(page: Page, name: string) {
  return stageOf(page).locator(`[data-claim="${name}"]`);
}

function findingsOn(page: Page) {
  return stageOf(page).locator('[data-standing="proven"]');
}
