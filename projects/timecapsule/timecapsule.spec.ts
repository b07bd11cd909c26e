import { expect, test, type Page } from '@playwright/test';

import { openDemo, playDemo, pressPlay } from '@tests/support/demo';
import { skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

describeDemo('timecapsule', async (page) => {
  const sentence = sentenceOf(page);
  await expect(attempts(page).last()).toHaveAttribute('data-end', 'working');
  await handle(page, 'Hire 4').press('Enter');
  await expect(sentence).toContainText('3 can only wait');
  await expect(attempts(page).last()).toHaveAttribute('data-workers', '4');
  await keyOf(page).press('Enter');
  await expect(sentence).toContainText('The creator’s key opened it in');
  await expect(messageOf(page)).toHaveText('Meet me at the lake.');
  await expect(handle(page, 'Hire 1')).toBeFocused();
  await handle(page, 'Hire 2').press('Enter');
  await expect(sentence).toContainText('1 can only wait');
});

test('the message stays out of the address, and out of the link to the run', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await playDemo(page, 'timecapsule');
  await skipOpening(page);
  await stageOf(page).getByLabel('You write').fill('The key is under the mat.');
  await stageOf(page).locator('[data-number="Workers"]').press('ArrowUp');
  await expect(page).toHaveURL(/\?workers=2$/);
  await stageOf(page).getByRole('button', { name: 'Copy link to this run' }).click();
  await expect(stageOf(page)).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?workers=2');
});

test('a capsule opens after exactly its number of squarings, with one worker or four', async ({
  page,
}) => {
  await playDemo(page, 'timecapsule', '?seconds=2&workers=4&way=race');
  await skipOpening(page);
  for (const workers of ['1', '2', '4']) {
    const attempt = stageOf(page).locator(`[data-attempt="relay"][data-workers="${workers}"]`);
    await expect(attempt).toHaveAttribute('data-end', 'opened');
    await expect(attempt).toHaveAttribute('data-in-a-row', await squaringsOf(page));
  }
  await expect(messageOf(page)).toHaveText('Meet me at the lake.');
  await expect(sentenceOf(page)).toContainText(/One worker needed [\d.]+, two [\d.]+, four [\d.]+/);
});

test('workers hired on the way do not shorten the chain', async ({ page }) => {
  await page.goto('/projects/timecapsule?seconds=3');
  // Inside the page, in the moment in which work begins: three seconds may be over before a press from outside arrives.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-end="working"]')) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('[data-handle="Hire 4"]')?.click();
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await pressPlay(page);
  await skipOpening(page);
  await expect(attempts(page)).toHaveAttribute('data-workers', '4');
  await expect(attempts(page)).toHaveAttribute('data-end', 'opened');
  await expect(attempts(page)).toHaveAttribute('data-in-a-row', await squaringsOf(page));
});

test('a changed byte never opens, neither for workers nor for the creator', async ({ page }) => {
  await playDemo(page, 'timecapsule', '?seconds=2&byte=200');
  await skipOpening(page);
  await expect(attempts(page)).toHaveAttribute('data-end', 'refused');
  await expect(attempts(page)).toHaveAttribute('data-in-a-row', await squaringsOf(page));
  await keyOf(page).press('Enter');
  await expect(attempts(page).last()).toHaveAttribute('data-attempt', 'key');
  await expect(attempts(page).last()).toHaveAttribute('data-end', 'refused');
  await expect(messageOf(page)).toBeEmpty();
});

test('four who guess are done early with a wrong number, and the record stays shut', async ({
  page,
}) => {
  await playDemo(page, 'timecapsule', '?seconds=4&workers=4&way=guess');
  await skipOpening(page);
  await expect(attempts(page)).toHaveAttribute('data-end', 'refused');
  const inARow = Number(await attempts(page).getAttribute('data-in-a-row'));
  expect(inARow).toBe(Math.ceil(Number(await squaringsOf(page)) / 4));
  await expect(sentenceOf(page)).toContainText('Wrong number');
  await expect(messageOf(page)).toBeEmpty();
});

test('a date check leaves the message on the record, a time lock does not', async ({ page }) => {
  await playDemo(page, 'timecapsule');
  await skipOpening(page);
  await stageOf(page).getByLabel('You write').fill('The key is under the mat.');
  const record = stageOf(page).locator('[data-record]');
  await expect(record).toHaveText(/^[0-9a-f]{192}$/);
  await stageOf(page).locator('[data-choose="naive"]').press('Enter');
  await expect(record).toHaveText('The key is under the mat.');
  await expect(messageOf(page)).toHaveText('The key is under the mat.');
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(attempts(page)).toHaveAttribute('data-end', 'working');
  await expect(record).toHaveText(/^[0-9a-f]{192}$/);
  await keyOf(page).press('Enter');
  await expect(messageOf(page)).toHaveText('The key is under the mat.');
});

test('pulling does not open it, by pointer or by key', async ({ page }) => {
  await playDemo(page, 'timecapsule', '?seconds=120');
  await skipOpening(page);
  const capsule = handle(page, 'Capsule');
  await expect(capsule).toHaveAttribute('data-locked', 'true');
  await capsule.press('Enter');
  await expect(stageOf(page)).toContainText('It does not give.');
  await page.reload();
  await page.getByRole('button', { name: /^Play/ }).press('Enter');
  await expect(capsule).toHaveAttribute('data-locked', 'true');
  await capsule.scrollIntoViewIfNeeded();
  const box = await capsule.boundingBox();
  if (!box) throw new Error('The capsule is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y - 80, { steps: 4 });
  await page.mouse.up();
  await expect(stageOf(page)).toContainText('It does not give.');
  await expect(capsule).toHaveAttribute('data-locked', 'true');
});

test('a worker that cannot be loaded is said, not waited for', async ({ page }) => {
  await page.route('**/_astro/squaring.worker*', (route) => route.abort());
  const demo = await openDemo(page, 'timecapsule');
  await pressPlay(page);
  await expect(demo).toHaveAttribute('data-state', 'failed');
});

function sentenceOf(page: Page) {
  return stageOf(page).locator('[data-sentence]');
}

function attempts(page: Page) {
  return stageOf(page).locator('[data-attempt]');
}

function messageOf(page: Page) {
  return stageOf(page).locator('.timecapsule__message');
}

function keyOf(page: Page) {
  return stageOf(page).getByRole('button', { name: 'Use the creator’s key' });
}

function handle(page: Page, name: string) {
  return stageOf(page).locator(`[data-handle="${name}"]`);
}

/** As the public record says it. */
async function squaringsOf(page: Page): Promise<string> {
  return (await stageOf(page).locator('[data-squarings]').getAttribute('data-squarings')) ?? '';
}
