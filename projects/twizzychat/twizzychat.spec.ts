import { expect, test, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

describeDemo('twizzychat', async (page) => {
  const phone = phoneOn(page);
  await phone.focus();
  await page.keyboard.press('Enter');
  await expect(phone).toHaveAttribute('aria-valuetext', 'in the tunnel, no signal');
  await page.keyboard.press('Enter');
  await expect(phone).toHaveAttribute('aria-valuetext', 'outside, connected');
  await expect(choice(page, 'naive')).not.toContainText('0 lost, 0 twice, 0 out of order');
  await expect(choice(page, 'mine')).toContainText('0 lost, 0 twice, 0 out of order');
});

// The thesis, on the page: the same messages and faults, once with keys and numbers, once without.
for (const [run, faults] of [
  ['?tunnel=0', '0 lost, 0 twice, 12 out of order'],
  ['?tunnel=0&replies=1', '0 lost, 1 twice, 12 out of order'],
  ['?tunnel=9', '7 lost, 1 twice, 5 out of order'],
  ['?tunnel=0&loss=33', '6 lost, 3 twice, 10 out of order'],
] as const) {
  test(`${run}: mine shows the same list on both phones, naive does not`, async ({ page }) => {
    // With reduced motion a shared run is at its end at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await playDemo(page, 'twizzychat', run);
    await expect(choice(page, 'naive')).toContainText(faults);
    await expect(choice(page, 'mine')).toContainText('0 lost, 0 twice, 0 out of order');
    await openMore(page);

    // By keys, because the drawer lies over the switch.
    await choice(page, 'mine').press('Enter');
    await expect(stageOf(page).locator('[data-sentence]')).toContainText(
      'Of 24 messages 0 are lost',
    );
    const mine = await listsOn(page);
    expect(mine.left).toEqual(mine.right);
    expect(new Set(mine.left).size).toBe(24);

    await choice(page, 'naive').press('Enter');
    await expect.poll(async () => (await listsOn(page)).left).not.toEqual(mine.left);
    const naive = await listsOn(page);
    expect(naive.left).not.toEqual(naive.right);
  });
}

test('the phone is dragged into the tunnel and out, and its queue empties', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 1_000 });
  await playDemo(page, 'twizzychat', '?tunnel=0');
  await skipOpening(page);
  const phone = phoneOn(page);
  await phone.scrollIntoViewIfNeeded();
  await dragBy(page, -360);
  await expect(phone).toHaveAttribute('aria-valuetext', 'in the tunnel, no signal');
  await openMore(page);
  await expect(stageOf(page).locator('.data-table')).toContainText('queued');
  await page.keyboard.press('Escape');
  await dragBy(page, 360);
  await expect(phone).toHaveAttribute('aria-valuetext', 'outside, connected');
  await openMore(page);
  await expect(stageOf(page).locator('.data-table')).not.toContainText('queued');
  await expect(choice(page, 'mine')).toContainText('0 lost, 0 twice, 0 out of order');
  await expect(choice(page, 'naive')).not.toContainText('0 lost, 0 twice, 0 out of order');
});

test('before anybody has written nothing is counted', async ({ page }) => {
  // No frame comes, so the act stays at its beginning.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await playDemo(page, 'twizzychat');
  await expect(stageOf(page).locator('[data-sentence]')).toHaveText(
    'Both phones write every 1.4 s, and one of them is on a train.',
  );
});

test('a packet is lost by a key, and Pause stops the clock', async ({ page }) => {
  await playDemo(page, 'twizzychat');
  await skipOpening(page);
  const before = await choice(page, 'naive').innerText();
  const lose = stageOf(page).getByRole('button', { name: 'Lose the oldest packet' });
  await expect(async () => {
    await lose.focus();
    await page.keyboard.press('Enter');
    expect(await choice(page, 'naive').innerText()).not.toBe(before);
  }).toPass();
  await stageOf(page).getByRole('button', { name: 'Pause' }).click();
  await expect(stageOf(page).getByRole('button', { name: 'Go on' })).toBeFocused();
  const shown = await countOf(page);
  await stageOf(page).getByRole('button', { name: 'Write on the right phone' }).press('Enter');
  await expect.poll(() => countOf(page)).toBeGreaterThan(shown);
});

test('own words are sent, too long ones and empty ones are not', async ({ page }) => {
  await playDemo(page, 'twizzychat', '?tunnel=0');
  await openMore(page);
  const field = stageOf(page).getByLabel('Your own words');
  await field.fill('x'.repeat(41));
  await field.press('Enter');
  await expect(stageOf(page)).toContainText('At most 40 characters.');
  await expect(field).toHaveValue('x'.repeat(41));
  await field.fill('Are we there yet?');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(stageOf(page).locator('.data-table')).toContainText('Are we there yet?');
  await stageOf(page).getByRole('button', { name: 'Shuffle 100 messages' }).click();
  await expect(stageOf(page)).toContainText('130 deliveries, 100 messages, sorted, 0 left over');
});

function phoneOn(page: Page) {
  return stageOf(page).locator('[data-handle="Left phone"]');
}

function choice(page: Page, approach: 'naive' | 'mine') {
  return stageOf(page).locator(`[data-choose="${approach}"]`);
}

async function countOf(page: Page): Promise<number> {
  const text = await stageOf(page).locator('[data-sentence]').innerText();
  return Number(/Of (\d+) message/.exec(text)?.[1]);
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

/** The words of the two phones, from the table in the drawer. */
async function listsOn(page: Page): Promise<{ left: string[]; right: string[] }> {
  const rows = await stageOf(page)
    .locator('.data-table tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
    );
  return { left: rows.map(([left = '']) => left), right: rows.map(([, right = '']) => right) };
}
