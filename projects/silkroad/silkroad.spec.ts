import { expect, test, type Page } from '@playwright/test';

import { expectNoAxeViolations } from '@tests/support/axe';
import { describeDemo } from '@tests/support/describe-demo';
import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { settledSentence, skipOpening, stageOf } from '@tests/support/demo-steps';

describeDemo('silkroad', async (page) => {
  const shipped = stageOf(page).getByRole('slider', { name: 'Boxes shipped, block 2' });
  await shipped.focus();
  for (let box = 40; box < 48; box += 1) await page.keyboard.press('ArrowUp');
  await expect(sentenceOn(page)).toContainText('the whole road agrees');
  await page.keyboard.press('ArrowDown');
  await expect(shipped).toHaveAttribute('aria-valuetext', '47 boxes');
  await expect(sentenceOn(page)).toContainText('the road ends at block 2');
});

test('a lie is hidden better step by step, and wins only with all three keys', async ({ page }) => {
  await playDemo(page, 'silkroad');
  await skipOpening(page);
  for (const [name, end, why] of [
    ['Careful', 'the road ends at block 2', 'the supplier signed 48 boxes, not 40'],
    ['Insider', 'the road ends at block 3', 'Block 2 is changed and believed'],
    ['Collusion', 'the road holds', 'No ledger stops this'],
    ['Careless', 'the road ends at block 2', 'Block 2 carries the hash'],
  ] as const) {
    await stageOf(page).getByRole('button', { name }).press('Enter');
    await expect(sentenceOn(page)).toContainText(end);
    await expect(stageOf(page).locator('.sentence__note')).toContainText(why);
  }
  // Every step remembers what came of it.
  await expect(stageOf(page).getByRole('button', { name: 'Insider' })).toContainText(
    'stops at block 3',
  );
});

test('the same lie is believed in a plain list', async ({ page }) => {
  await playDemo(page, 'silkroad');
  await skipOpening(page);
  await stageOf(page).locator('[data-choose="naive"]').click();
  await expect(sentenceOn(page)).toContainText('everyone believes it');
  await expect(stageOf(page).locator('[data-standing="refused"]')).toHaveCount(0);
  await stageOf(page).locator('[data-choose="mine"]').click();
  await expect(sentenceOn(page)).toContainText('the road ends at block 2');
});

test('the three dares end as they dare', async ({ page }) => {
  await playDemo(page, 'silkroad');
  await skipOpening(page);
  for (const [name, end] of [
    ['Lose 8 boxes, fix every hash', 'the road ends at block 2'],
    ['Buy all three keys', 'the road holds'],
    ['Slip in a 49th box', 'its path misses the root'],
  ] as const) {
    await stageOf(page).getByRole('link', { name }).click();
    await expect(sentenceOn(page)).toContainText(end);
  }
});

test('what a shared link says is what the stage shows and does', async ({ page }) => {
  await playDemo(page, 'silkroad', '?at=3&to=41&as=one');
  await skipOpening(page);
  expect(await settledSentence(page)).toBe(
    'Let received say 41 with the hospital’s key and the road ends at block 4.',
  );
  await openMore(page);
  await expect(stageOf(page).getByLabel('Block to change').last()).toHaveValue('3');
  await expect(stageOf(page).getByLabel('Boxes it says')).toHaveValue('41');
});

test('a nonsense link is told so, and there is no crime to undo', async ({ page }) => {
  await playDemo(page, 'silkroad', '?to=48&crime=burn');
  await expect(stageOf(page).getByRole('alert')).toContainText('What is done: choose one of');
  await expect(sentenceOn(page)).toContainText('the whole road agrees');
  await expect(stageOf(page).getByRole('button', { name: /undo/i })).toHaveCount(0);
});

test('the message, the station and the table count blocks alike, and no row stays behind', async ({
  page,
}) => {
  await playDemo(page, 'silkroad', '?at=3&crime=swap');
  const stage = stageOf(page);
  const refused = stage.locator('[data-block][data-standing="refused"]');
  await expect(refused).toContainText('3 Inspected');
  await expect(sentenceOn(page)).toContainText('the road ends at block 3');
  await openMore(page);
  const rows = stage
    .getByRole('table', { name: 'The record as a reader finds it' })
    .locator('tbody tr');
  await expect(rows.nth(3)).toContainText('inspected');
  await stage.getByRole('radio', { name: 'Take it out' }).check();
  await expect(rows).toHaveCount(6);
  await stage.getByRole('radio', { name: 'Change its number' }).check();
  await expect(rows).toHaveCount(7);
  const places = await rows.locator('th').allTextContents();
  expect(places).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});

test('a changed and believed block is named beside its refused neighbour, by word and by shape', async ({
  page,
}) => {
  await playDemo(page, 'silkroad', '?as=one');
  const stage = stageOf(page);
  await expect(stage.locator('[data-block="2"]')).toContainText('believed');
  await expect(stage.locator('[data-block="3"]')).toContainText('refused');
  const lookOf = (block: number) =>
    stage.locator(`[data-block="${block}"] .station__disc`).evaluate((disc) => {
      const { backgroundColor, borderTopColor, outlineStyle } = getComputedStyle(disc);
      return { backgroundColor, borderTopColor, outlineStyle };
    });
  const [believed, refused] = [await lookOf(2), await lookOf(3)];
  expect(believed.backgroundColor).not.toBe(refused.backgroundColor);
  expect(believed.borderTopColor).not.toBe(refused.borderTopColor);
  expect(refused.outlineStyle).toBe('dashed');
});

test('a box proves itself against the root that the ledger carries', async ({ page }) => {
  await playDemo(page, 'silkroad', '?to=48');
  const stage = stageOf(page);
  await openMore(page);
  const proof = stage.locator('[data-proof]');
  await expect(proof).toContainText('lead to the root a8d2e4b1');
  await expect(stage.getByRole('img', { name: /^QR code of box B-32698-017/ })).toBeVisible();

  const serial = stage.getByLabel('Serial number as printed');
  const other = await stage.getByLabel('Box in your hand').locator('option').nth(40).textContent();
  await serial.fill(other ?? '');
  await expect(proof).toContainText('Box 41 of 48');
  await serial.fill('B-32698-017-9999');
  await expect(proof).toContainText('Not in the batch');

  await serial.fill('');
  await expect(proof).toContainText('Not in the batch');
  await stage.getByLabel('Box in your hand').selectOption({ index: 6 });
  await expect(proof).toContainText('Box 7 of 48');
  await stage.getByRole('radio', { name: 'Replace the root of the boxes' }).check();
  await expect(proof).toHaveAttribute('data-proof', 'false');
  await expect(proof).toContainText('its path ends in a8d2e4b1, and block 0 carries');
  await expect(proof).not.toContainText('carries a8d2e4b1');
});

test('the win turns the stage over, is said to be one, and ends with the next honest number', async ({
  page,
}) => {
  await playDemo(page, 'silkroad', '?as=all');
  const stage = stageOf(page);
  const ground = () => stage.evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(stage.locator('.loot')).toHaveText('8 boxes, on no record');
  await expect.poll(ground).toBe('rgb(124, 20, 38)');
  await expect(stage.locator('.sentence__note')).toContainText('Only a count of the shelf');
  await expectNoAxeViolations(page, 'AA');
  await stage.getByRole('button', { name: 'Insider' }).click();
  await expect.poll(ground).toBe('rgb(236, 211, 162)');
  await expect(stage.locator('.loot')).toHaveCount(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
]) {
  test(`full screen at ${viewport.width} px shows everything without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await playDemo(page, 'silkroad', '?as=one');
    await stageOf(page).getByRole('button', { name: 'Full screen', exact: true }).click();
    const hidden = () => stageOf(page).evaluate((one) => one.scrollHeight - one.clientHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Play leaves the sentence in sight, and a thumb breaks the road', async ({ page }) => {
    await page.goto('/projects/silkroad');
    await page.locator('[data-demo-play]').tap();
    await skipOpening(page);
    const top = () => sentenceOn(page).evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await stageOf(page).getByRole('button', { name: 'Collusion' }).tap();
    await expect(sentenceOn(page)).toContainText('the road holds');
  });
});

function sentenceOn(page: Page) {
  return stageOf(page).locator('[data-sentence]');
}
