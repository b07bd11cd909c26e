import { expect, test, type Page } from '@playwright/test';

import { openDemo, playDemo, pressPlay } from '@tests/support/demo';
import { delayAnswers, sentenceOf, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';

const SECRET = 'The key is under the mat.';

describeDemo('timecapsule', async (page) => {
  const sentence = sentenceOf(page);
  await stageOf(page).locator('[data-number="Rounds"]').press('Home');
  await expect(ring(page)).toHaveAttribute('data-phase', 'working');
  await handle(page, 'Hire 4').press('Enter');
  await expect(sentence).toContainText('opened it in round 3');
  await expect(messageOf(page)).toHaveText('Meet me at the lake.');
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(sentence).toContainText('loose pieces in round 3, and the chain only in round 12');
  await expect(messageOf(page)).toHaveText('Meet me at the lake.');
  await expectAllSquarings(page);
  await expect(card(page, 'naive')).toContainText('Opened in round 3');
  await expect(card(page, 'mine')).toContainText('Opened in round 12');
});

describeThesis('timecapsule', {
  gesture: (page) => handle(page, 'Hire 4').press('Enter'),
  failure: /opened it in round 15/,
});

test('a capsule is sent without its words, and another device has to square for them', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Of an older address: nothing reads it.
  await playDemo(page, 'timecapsule', '?rounds=12&lock=chain&text=Hello');
  await skipOpening(page);
  await stageOf(page).getByLabel('You write').fill(SECRET);
  await expect(ring(page)).toHaveAttribute('data-phase', 'open');
  await expect(messageOf(page)).toHaveText(SECRET);
  const send = stageOf(page).getByRole('button', { name: 'Send the capsule' });
  await expect(send).toBeVisible();
  await send.press('Enter');
  await expect(stageOf(page)).toContainText('It holds the sealed message, not your words.');
  expect(decodeURIComponent(page.url())).not.toContain('under the mat');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([...link.searchParams.keys()]).toEqual(['rounds', 'lock', 'capsule']);
  const capsule = link.searchParams.get('capsule') ?? '';
  expect(Buffer.from(capsule, 'base64url').toString('latin1')).not.toContain('under the mat');

  const friend = await page.context().newPage();
  await friend.goto(`/projects/timecapsule${link.search}#demo`);
  await expect(stageOf(friend)).toContainText('A shared run: a sealed message.');
  await pressPlay(friend);
  await expect(sentenceOf(friend)).toContainText('Somebody locked this until round 12.');
  await skipOpening(friend);
  await expect(messageOf(friend)).toHaveText(SECRET);
  await expect(sentenceOf(friend)).toContainText('Opened in round 12');
  await expectAllSquarings(friend);
  await takeDare(friend, 'Use the key');
  await expect(sentenceOf(friend)).toContainText('You do not have the creator’s key');
  await expect(messageOf(friend)).toHaveText(SECRET);
  await stageOf(friend).getByLabel('You write').fill('I found it.');
  await expect(friend).not.toHaveURL(/capsule=/);
  await expect(messageOf(friend)).toHaveText('I found it.');

  // The last letters are of the tag.
  const changed = capsule.slice(0, -8) + (capsule.at(-8) === 'A' ? 'B' : 'A') + capsule.slice(-7);
  await playDemo(friend, 'timecapsule', link.search.replace(capsule, changed));
  await skipOpening(friend);
  await expect(sentenceOf(friend)).toContainText('the link was changed on its way');
  await expect(messageOf(friend)).toBeEmpty();
});

test('guessing, the creator’s key and a changed byte: each dare has its result', async ({
  page,
}) => {
  await playDemo(page, 'timecapsule');
  await skipOpening(page);
  await takeDare(page, 'Let four guess');
  await expect(sentenceOf(page)).toContainText('guessed until round 15. Wrong number');
  await expect(messageOf(page)).toBeEmpty();
  const total = Number(await ring(page).getAttribute('data-squarings'));
  await expect(ring(page)).toHaveAttribute('data-in-a-row', String(total / 4));
  await expect(handle(page, 'Hire 4')).toHaveAttribute('data-lit', 'true');
  await takeDare(page, 'Use the key');
  await expect(sentenceOf(page)).toContainText('The creator’s key opened it at once: 1,');
  await expect(messageOf(page)).toHaveText('Meet me at the lake.');
  await expect(card(page, 'mine')).toContainText('Creator’s key: round 1');
  await expect(handle(page, 'Hire 4')).toHaveAttribute('data-lit', 'true');
  await takeDare(page, 'Change a byte');
  await expect(sentenceOf(page)).toContainText('key fits, but somebody changed byte 1');
  await expect(messageOf(page)).toBeEmpty();
  await expect(stageOf(page).locator('[data-record] mark')).toHaveText(/^[0-9a-f]{2}$/);
  await expect(ring(page)).toHaveAttribute('data-spoiled', 'true');
  await handle(page, 'Hire 4').press('Enter');
  await expect(sentenceOf(page)).toContainText('3 can only wait');
});

test('a lock that is late says nothing of the one that was chosen since', async ({ page }) => {
  const answers = await delayAnswers(page);
  await page.goto('/projects/timecapsule?rounds=12');
  await answers.hold();
  await pressPlay(page);
  await skipOpening(page);
  await handle(page, 'Hire 4').press('Enter');
  await stageOf(page).locator('[data-choose="mine"]').press('Enter');
  await expect(sentenceOf(page)).toHaveText('Locked until round 12. Your 4 workers begin.');
  await answers.release();
  await expect(sentenceOf(page)).toContainText('opened it in round 12, one at a time');
  await expect(card(page, 'naive')).toContainText('Not opened yet');
});

test('pulling does not open it, by pointer or by key, and does not scroll the page', async ({
  page,
}) => {
  await playDemo(page, 'timecapsule', '?rounds=120');
  await skipOpening(page);
  const capsule = handle(page, 'Capsule');
  await expect(capsule).toHaveAttribute('data-locked', 'true');
  await expect(capsule).toHaveCSS('touch-action', 'none');
  await capsule.press('Enter');
  await expect(sentenceOf(page)).toContainText('It does not give.');
  await expect(sentenceOf(page)).not.toContainText('It does not give.');
  const box = await capsule.boundingBox();
  if (!box) throw new Error('The capsule is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y - 80, { steps: 4 });
  await page.mouse.up();
  await expect(sentenceOf(page)).toContainText('It does not give.');
  await expect(capsule).toHaveAttribute('data-locked', 'true');
});

test('a worker that cannot be loaded is said, not waited for', async ({ page }) => {
  await page.route('**/_astro/squaring.worker*', (route) => route.abort());
  const demo = await openDemo(page, 'timecapsule');
  await pressPlay(page);
  await expect(demo).toHaveAttribute('data-state', 'failed');
});

function ring(page: Page) {
  return stageOf(page).locator('.timecapsule__ring');
}

function messageOf(page: Page) {
  return stageOf(page).locator('.timecapsule__message');
}

function card(page: Page, way: 'naive' | 'mine') {
  return stageOf(page).locator(`[data-choose="${way}"]`);
}

function handle(page: Page, name: string) {
  return stageOf(page).locator(`[data-handle="${name}"]`);
}

async function takeDare(page: Page, name: string): Promise<void> {
  await stageOf(page).getByRole('link', { name }).press('Enter');
}

/** As many in a row as the lock has in all. */
async function expectAllSquarings(page: Page): Promise<void> {
  const total = (await ring(page).getAttribute('data-squarings')) ?? '';
  await expect(ring(page)).toHaveAttribute('data-in-a-row', total);
}
