import { expect, test, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

describeDemo('auditrix', async (page) => {
  await expect(sentenceOn(page)).toContainText('the thief holds 60 and the vault 0');
  const line = lineOn(page);
  await line.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(line).toHaveAttribute('aria-valuetext', 'line 2 of 4, above the call');
  await expect(line).toBeFocused();
  await expect(sentenceOn(page)).toContainText('finds 0 owed: the thief holds 1');
});

test('the theft drains the vault, and the same theft fails after the line is dragged above the call', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await playDemo(page, 'auditrix');
  await skipOpening(page);
  await expect(sentenceOn(page)).toContainText('At call 60 the thief holds 60 and the vault 0.');
  await expect(findingsOn(page)).toHaveCount(1);
  await expectQuotesInSource(page);

  await lineOn(page).scrollIntoViewIfNeeded();
  const box = await lineOn(page).boundingBox();
  if (!box) throw new Error('The orange line is not on the page.');
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, box.y - 1.5 * box.height, { steps: 6 });
  // The result is there while the hand still holds the line.
  await expect(sentenceOn(page)).toContainText('Call 2 finds 0 owed: the thief holds 1');
  await page.mouse.up();
  await expect(page).toHaveURL(/up=2/);
  await expect(sentenceOn(page)).toContainText('finds 0 owed: the thief holds 1 and the vault 59.');
  await expect(findingsOn(page)).toHaveCount(0);
  await expect(stageOf(page)).toContainText('None of 3 claims can be shown');
});

test('the three dares end as they dare', async ({ page }) => {
  await playDemo(page, 'auditrix');
  await skipOpening(page);
  for (const [name, end, standing] of [
    ['Swap = 0 for -= amount', 'That fails and undoes all 60 calls.', 'weakness'],
    ['Put it inside unchecked', 'the thief holds 60 and the vault 0.', 'proven'],
    ['Clear before reading', 'the thief gets 0, and so does every saver.', 'dropped'],
  ] as const) {
    await stageOf(page).getByRole('link', { name }).click();
    await expect(sentenceOn(page)).toContainText(end);
    await expect(claimOn(page, 'Reentrancy')).toHaveAttribute('data-standing', standing);
  }
});

test('who believes every claim reports three, whatever the code says', async ({ page }) => {
  await playDemo(page, 'auditrix', '?approach=naive&up=2');
  await expect(stageOf(page).locator('[data-flag="up"]')).toHaveCount(3);
  await expect(stageOf(page)).toContainText('None can be shown');
  await stageOf(page).locator('[data-choose="mine"]').click();
  await expect(stageOf(page).locator('[data-flag="up"]')).toHaveCount(0);
});

test('the third quotation is searched for in the code', async ({ page }) => {
  await playDemo(page, 'auditrix', '?up=2');
  const quote = stageOf(page).getByLabel('Quotation of the third claim');
  const claim = claimOn(page, 'Owner check');
  await expect(claim).toContainText('No such line');
  await quote.fill('require( ok, "transfer failed" );');
  await expect(claim).toHaveAttribute('data-standing', 'review');
  await quote.fill('// Reviewed: safe against reentrancy.');
  await expect(claim).toContainText('No such line');
  await quote.fill('');
  await expect(claim).toContainText('No such line');
});

test('the number of the call moves through the real trace', async ({ page }) => {
  await playDemo(page, 'auditrix', '?thief=2');
  const call = stageOf(page).getByRole('spinbutton', { name: 'Call' });
  await expect(call).toHaveText('30');
  await call.focus();
  await page.keyboard.press('Home');
  await expect(sentenceOn(page)).toContainText('At call 1 the thief holds 2 and the vault 59.');
  await page.keyboard.press('ArrowRight');
  await expect(sentenceOn(page)).toContainText('At call 2 the thief holds 4 and the vault 57.');
  await expect(call).toBeFocused();
});

test('an order that does not compile says why', async ({ page }) => {
  await playDemo(page, 'auditrix', '?up=3&operator=subtract');
  await expect(sentenceOn(page)).toContainText(
    'This order does not compile: amount is used before it is declared.',
  );
  await expect(findingsOn(page)).toHaveCount(0);
});

async function expectQuotesInSource(page: Page): Promise<void> {
  await stageOf(page).locator('[data-more] > summary').click();
  const source = await stageOf(page).locator('.auditrix__sources pre').first().innerText();
  for (const quote of await findingsOn(page).locator('code').allTextContents()) {
    expect(source).toContain(quote);
  }
}

function sentenceOn(page: Page) {
  return stageOf(page).locator('[data-sentence]');
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
