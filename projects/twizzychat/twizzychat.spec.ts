import { expect, test, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { runOf, sentenceOf, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';

/** What the act ends with, and what a ride makes of it, however long it takes. */
const OPENING = 'You ask “Marry me?” and read “No.” “Kidding! Yes!” is on its way.';
const FALL = /“Kidding! Yes!”.*lost\. You ask “Marry me\?” and read “No\.”$/;

describeDemo('twizzychat', async (page) => {
  await rideByKeys(page);
  await expect(sentenceOf(page)).toContainText(/lost/);
  await expect(choice(page, 'naive')).toContainText(/\d lost/);
  await expect(choice(page, 'mine')).toContainText('not run yet');
});

describeThesis('twizzychat', { gesture: rideByKeys, failure: /“Kidding! Yes!”.* lost/ });

test('a run that somebody made by hand is sent, and happens again where it is opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_440, height: 780 });
  await playDemo(page, 'twizzychat');
  await skipOpening(page);
  await expect(sentenceOf(page)).toHaveText(OPENING);
  await dragBy(page, -100);
  // A tug that does not reach the tunnel changes nothing: time still stands still.
  await expect(sentenceOf(page)).toHaveText(OPENING);
  await dragBy(page, -330);
  await expect(phoneOn(page)).toHaveAttribute('aria-valuetext', 'in the tunnel, no signal');
  await expect(sentenceOf(page)).toContainText('No signal');
  await dragBy(page, 330);
  await expect(sentenceOf(page)).toContainText(FALL);
  await expect.poll(() => runOf(page)).toMatch(/^\?hand=10\.5i_[\d.]+o$/);

  // The link has what was done. It opens before the tunnel, and without a touch the same is lost again.
  await page.reload();
  await page.getByRole('button', { name: /^Play/ }).press('Enter');
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'playing');
  await expect(sentenceOf(page)).not.toContainText('lost');
  await expect(sentenceOf(page)).toContainText(FALL);
});

test('the wreckage stays: what died says where, and with keys it is only a shell', async ({
  page,
}) => {
  // With reduced motion a shared run is at its end at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playDemo(page, 'twizzychat', '?hand=10.5i_19.5o');
  await expect(choice(page, 'naive')).toContainText('3 lost');
  await expect(choice(page, 'mine')).toContainText('not run yet');
  const wreck = stageOf(page).getByRole('button', { name: '“Kidding! Yes!”, died' });
  await expect(stageOf(page)).toContainText('Press a dead packet to see how it died.');
  await wreck.press('Enter');
  await expect(sentenceOf(page)).toHaveText(
    '“Kidding! Yes!” was cut off by the tunnel. Only your friend’s phone still has it.',
  );
  await expect(stageOf(page)).toContainText('Press it again to go back.');
  await wreck.press('Enter');
  await expect(sentenceOf(page)).toContainText('are lost');

  await choice(page, 'mine').press('Enter');
  await expect(sentenceOf(page)).toHaveText(
    '9 s of tunnel. Simple app: 4 faults, here none. You ask “Marry me?” and read “Kidding! Yes!”',
  );
  await expect(
    stageOf(page)
      .getByRole('button', { name: /, came later/ })
      .first(),
  ).toBeVisible();
  await expect(stageOf(page).getByRole('button', { name: /, died/ })).toHaveCount(0);
  await openMore(page);
  const { left, right } = await listsOn(page);
  const confirmed = left.filter((line) => line.endsWith('(sent)'));
  expect(confirmed.length).toBeGreaterThan(10);
  expect(right.slice(0, confirmed.length)).toEqual(confirmed);
});

test('both write at once: the chosen app names the fault that it has not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Seven of the 24 lines are in view, so it takes three presses to the end.
  await page.setViewportSize({ width: 1_440, height: 780 });
  await playDemo(page, 'twizzychat', '?every=0.4');
  await expect(sentenceOf(page)).toContainText('12 of 24 lines are out of order');
  // What is counted and not in view is a press away, further down and up again.
  const further = (way: string) =>
    stageOf(page).getByRole('button', { name: new RegExp(`^${way} \\d+ out of order$`) });
  // Each is marked where it stands.
  await expect(stageOf(page).getByText('late', { exact: true })).toHaveCount(4);
  await expect(stageOf(page).getByText('early', { exact: true })).toHaveCount(3);
  await further('↓').press('Enter');
  await further('↓').press('Enter');
  await further('↓').press('Enter');
  await further('↑').press('Enter');
  await expect(further('↓')).toBeVisible();
  await choice(page, 'mine').press('Enter');
  await expect(sentenceOf(page)).toHaveText(
    'A line every 0.4 s. Simple app: 12 of 24 out of order, here none. Both phones read the same.',
  );
  // A dare goes back to the simple app, and says so.
  await stageOf(page).getByText('9 s of tunnel', { exact: true }).click();
  await expect(sentenceOf(page)).toContainText('Simple app again. 9 s of tunnel.');
  await expect(choice(page, 'naive')).toHaveAttribute('aria-pressed', 'true');
});

test('before anybody has written nothing is counted', async ({ page }) => {
  // No frame comes, so the act stays at its beginning.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await playDemo(page, 'twizzychat');
  await expect(sentenceOf(page)).toHaveText('You are on a train, and you write to a friend.');
  await expect(choice(page, 'naive')).not.toContainText('faults');
});

test('a packet is lost by a key, Pause stops the clock, and the lines can be own ones', async ({
  page,
}) => {
  await playDemo(page, 'twizzychat');
  await skipOpening(page);
  // Time stands still after the act, so the packet in the air can be reached.
  await stageOf(page).getByRole('button', { name: 'Lose the packet Kidding! Yes!' }).press('Enter');
  const taken = '“Kidding! Yes!” was taken off the wire. It is lost.';
  await expect(sentenceOf(page)).toContainText(taken);
  await stageOf(page).getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(stageOf(page).getByRole('button', { name: 'Go on' })).toBeFocused();

  await openMore(page);
  const field = stageOf(page).getByLabel('Then your friend says');
  await expect(stageOf(page)).toContainText('up to 14 characters');
  await field.fill(' ');
  await expect(stageOf(page)).toContainText('Write something.');
  await field.fill('Never ever, my dear!');
  await expect(stageOf(page)).toContainText('20 characters. A bubble holds 14.');
  await expect(sentenceOf(page)).toContainText(taken);
  await field.fill('Never!');
  // Own lines are shown where they are in the air, and the phone can be taken away from them.
  await expect(sentenceOf(page)).toHaveText(
    'You ask “Marry me?” and read “No.” “Never!” is on its way.',
  );
  await expect(phoneOn(page)).toHaveAttribute('data-lit', 'true');
  await expect.poll(() => runOf(page)).toBe('?yes=Never%21');
  await stageOf(page).getByRole('button', { name: 'Shuffle 100 messages' }).press('Enter');
  await expect(stageOf(page)).toContainText('The phone shows 100, each once and in order.');
});

function phoneOn(page: Page) {
  return stageOf(page).locator('[data-handle="Your phone"]');
}

function choice(page: Page, approach: 'naive' | 'mine') {
  return stageOf(page).locator(`[data-choose="${approach}"]`);
}

/** Into the tunnel and out of it. */
async function rideByKeys(page: Page): Promise<void> {
  const phone = phoneOn(page);
  await phone.focus();
  await page.keyboard.press('Enter');
  await expect(phone).toHaveAttribute('aria-valuetext', 'in the tunnel, no signal');
  await page.keyboard.press('Enter');
  await expect(phone).toHaveAttribute('aria-valuetext', 'outside, connected');
}

async function dragBy(page: Page, x: number): Promise<void> {
  const box = await phoneOn(page).boundingBox();
  if (!box) throw new Error('The phone is not on the page.');
  const [startX, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(startX, y);
  await page.mouse.down();
  await page.mouse.move(startX + x, y, { steps: 6 });
  await page.mouse.up();
}

/** The lines of the two phones, from the table in the drawer. */
async function listsOn(page: Page): Promise<{ left: string[]; right: string[] }> {
  const rows = await stageOf(page)
    .locator('.data-table tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
    );
  return { left: rows.map(([left = '']) => left), right: rows.map(([, right = '']) => right) };
}
