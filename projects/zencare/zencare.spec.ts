import { expect, test, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { sentenceOf, setVisibility, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

/** Chrome wakes a hidden page once a second, and once a minute after a silent minute. */
const WAKE_MS = 1_000;
const LATE_WAKE_MS = 60_000;
const NOON = new Date('2026-03-02T12:00:00Z');

describeDemo('zencare', async (page) => {
  await expect(sentenceOf(page)).toContainText('The other says 23:36');
  await discOf(page).press('Enter');
  await expect(sentenceOf(page)).toContainText(/\d:\d\d left of 1:00/);
  await expect(stageOf(page)).toContainText('Now open another tab for 20 seconds.');
});

// The thesis. The clock of the page is the test's, so that nobody waits; a jump of the clock fires an interval once, which is
// what a browser does to a hidden tab when it wakes it.
test.describe('in a hidden tab', () => {
  test('after twenty seconds the deadline timer is exact and the counting one is not', async ({
    page,
  }) => {
    await startSession(page);
    await page.clock.runFor(1_000);
    await setVisibility(page, 'hidden');
    await wake(page, 20, WAKE_MS);
    await setVisibility(page, 'visible');
    await expect(sentenceOf(page)).toContainText('You were away 20 s. The other missed 18 s.');
    await expect(stageOf(page)).toContainText(
      'Measured in this browser: 200 ticks were due, 20 came.',
    );
    // A little more than a second: the last frame of it comes up to 16 ms before its end.
    await page.clock.runFor(1_050);
    // 22 of 60 seconds are over. The other has had 10 ticks before, 20 in the dark and 10 since.
    await expect(clockOf(page, 'mine')).toHaveText('0:38');
    await expect(clockOf(page, 'naive')).toHaveText('0:56');
    await choose(page, 'naive');
    await expect(sentenceOf(page)).toContainText('0:56 left of 1:00. It counted 2 s of 20 s.');
    await choose(page, 'mine');
    await page.clock.fastForward(38_000);
    // Frames for the rings to move to where they belong.
    await page.clock.runFor(1_000);
    await expect(sentenceOf(page)).toContainText('Time is up, after 1:00.');
    await expect(clockOf(page, 'mine')).toHaveText('0:00');
    await expect(clockOf(page, 'naive')).not.toHaveText('0:00');
  });

  test('after twenty-five minutes the counting timer shows the 23:36 of the write-up', async ({
    page,
  }) => {
    await startSession(page, '?session=1500&tick=1');
    await setVisibility(page, 'hidden');
    // Ticks of a second are not held back for the first minute.
    await page.clock.runFor(60_000);
    await wake(page, 24, LATE_WAKE_MS);
    await setVisibility(page, 'visible');
    await expect(sentenceOf(page)).toContainText('Time is up, after 25:00. You were away 25:00.');
    await expect(sentenceOf(page)).toContainText('The other says 23:36.');
    await expect(stageOf(page)).toContainText('1,500 ticks were due, 84 came.');
  });

  test('with the sound on every tick comes, and both timers know', async ({ page }) => {
    await startSession(page);
    await soundButton(page).press('Enter');
    await setVisibility(page, 'hidden');
    await page.clock.runFor(20_000);
    await setVisibility(page, 'visible');
    await expect(sentenceOf(page)).toContainText('You were away 20 s. Both timers know.');
    await expect(stageOf(page)).toContainText('200 ticks were due, 200 came. A page that plays');
  });

  test('a paused session loses nothing, however long', async ({ page }) => {
    await startSession(page);
    await page.clock.runFor(15_000);
    await openMore(page);
    await stageOf(page).getByRole('button', { name: 'Pause both' }).press('Enter');
    await expect(stageOf(page).getByText('pausedWithMs 45000')).toBeVisible();
    await page.clock.fastForward('01:00:00');
    await stageOf(page).getByRole('button', { name: 'Resume both' }).press('Enter');
    await expect(stageOf(page).getByText(/^endsAt 2026-/)).toBeVisible();
    await expect(sentenceOf(page)).toContainText('0:45 left of 1:00');
  });
});

for (const [holds, pace] of [
  [[0, 6, 12, 18], '10.0'],
  [[0, 10, 20], '6.0'],
  [[0, 6, 12, 40], '10.0'],
] as const) {
  test(`holds at ${holds.join(', ')} s are ${pace} breaths a minute`, async ({ page }) => {
    await startSession(page, '?session=300');
    await expect(sentenceOf(page)).toContainText('Hold to breathe in.');
    // The first hold has started the session.
    for (const [index, at] of holds.slice(1).entries()) {
      if (index < 2) await expect(sentenceOf(page)).not.toContainText('Your pace');
      await page.clock.runFor((at - (holds[index] ?? 0)) * 1_000);
      await holdOnce(page);
    }
    await expect(sentenceOf(page)).toContainText(`Your pace is ${pace} a minute`);
  });
}

test('a hold is a breath in until the key, the pointer or the focus lets go', async ({ page }) => {
  await startSession(page);
  const disc = discOf(page);
  await disc.focus();
  await page.keyboard.down('Space');
  await expect(disc).toHaveAttribute('data-held', 'true');
  await expect(disc).toHaveText(/^In/);
  await soundButton(page).focus();
  await expect(disc).toHaveAttribute('data-held', 'false');
  await page.keyboard.up('Space');
  await disc.scrollIntoViewIfNeeded();
  await disc.hover();
  await page.mouse.down();
  await expect(disc).toHaveText(/^In/);
  await page.mouse.up();
  await expect(disc).toHaveAttribute('data-held', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a thumb starts the session, and the disc stays under it', async ({ page }) => {
    await playDemo(page, 'zencare');
    await skipOpening(page);
    const disc = discOf(page);
    await disc.scrollIntoViewIfNeeded();
    const before = await disc.boundingBox();
    await disc.tap();
    await expect(sentenceOf(page)).toContainText('left of 1:00');
    expect((await disc.boundingBox())?.y).toBe(before?.y);
  });
});

for (const [dare, mine, naive, said] of [
  ['Leave for 20 seconds', '0:40', '0:58', '200 ticks were due, 20 came.'],
  ['Leave for 25 minutes', '0:00', '23:36', '1,500 ticks were due, 84 came.'],
  ['Leave with the sound on', '0:40', '0:40', '200 ticks were due, 200 came.'],
] as const) {
  test(`${dare}: ${mine} and ${naive}, and it says that it was worked out`, async ({ page }) => {
    await playDemo(page, 'zencare', '?session=600');
    await stageOf(page).getByRole('link', { name: dare }).press('Enter');
    await expect(clockOf(page, 'mine')).toHaveText(mine);
    await expect(clockOf(page, 'naive')).toHaveText(naive);
    await expect(stageOf(page)).toContainText(
      `Worked out from Chrome’s rule, not measured: ${said}`,
    );
  });
}

test('no sound before it is asked for by name', async ({ page }) => {
  await page.addInitScript(() => {
    const Original = globalThis.AudioContext;
    globalThis.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        document.documentElement.dataset['audio'] = 'open';
      }
    };
  });
  const root = page.locator('html');
  await playDemo(page, 'zencare', '?away=20&sound=1');
  await expect(sentenceOf(page)).toContainText('Both timers know.');
  await discOf(page).press('Enter');
  await expect(sentenceOf(page)).toContainText('left of 1:00');
  await stageOf(page).getByRole('link', { name: 'Leave for 20 seconds' }).press('Enter');
  await expect(sentenceOf(page)).toContainText('missed 18 s');
  await expect(root).not.toHaveAttribute('data-audio');
  await soundButton(page).press('Enter');
  await expect(root).toHaveAttribute('data-audio', 'open');
  await stageOf(page).getByRole('button', { name: 'Turn the sound off' }).press('Enter');
  await expect(soundButton(page)).toBeVisible();
  await stageOf(page).getByRole('link', { name: 'Leave with the sound on' }).press('Enter');
  await expect(stageOf(page).getByRole('button', { name: 'Turn the sound off' })).toBeVisible();
});

test('a value of the address that cannot be used is named until a session begins', async ({
  page,
}) => {
  await playDemo(page, 'zencare', '?session=banana');
  await skipOpening(page);
  await expect(stageOf(page)).toContainText('Session: choose a number from 0:20 to 25:00.');
  await discOf(page).press('Enter');
  await expect(stageOf(page)).toContainText('Now open another tab');
  await expect(stageOf(page)).not.toContainText('choose a number');
});

test.describe('the link to help', () => {
  test('is in the same place in every state, and in full screen', async ({ page }) => {
    await page.goto('/projects/zencare');
    const place = await placeOfHelp(page);
    await playDemo(page, 'zencare');
    await skipOpening(page);
    expect(await placeOfHelp(page)).toEqual(place);
    await discOf(page).press('Enter');
    expect(await placeOfHelp(page)).toEqual(place);
    await openMore(page);
    expect(await placeOfHelp(page)).toEqual(place);
    await stageOf(page).getByRole('link', { name: 'Leave for 25 minutes' }).press('Enter');
    expect(await placeOfHelp(page)).toEqual(place);
    await stageOf(page).getByRole('button', { name: 'Full screen', exact: true }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    expect(await placeOfHelp(page)).toEqual(place);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is there and leads to a directory', async ({ page }) => {
      await page.goto('/projects/zencare');
      const banner = stageOf(page).locator('.stage__banner');
      await expect(banner.getByRole('link')).toHaveAttribute('href', 'https://findahelpline.com/');
      await expect(banner).toContainText('keeps its own directory');
    });
  });
});

test('nothing on the stage claims to heal', async ({ page }) => {
  const claim = /heal|cure|therap|treat|reliev|relief|anxi|stress|proven|medic|health|diagnos/i;
  await playDemo(page, 'zencare');
  await skipOpening(page);
  await expect(stageOf(page).locator('[data-room]')).not.toContainText(claim);
  await openMore(page);
  await discOf(page).press('Enter');
  await expect(sentenceOf(page)).toContainText('left of 1:00');
  await expect(stageOf(page).locator('[data-room]')).not.toContainText(claim);
  await expect(page.locator('[data-demo-caption]')).toContainText(
    'nothing here treats, diagnoses or measures a person',
  );
});

/** A running session on a clock that only the test moves. */
async function startSession(page: Page, query = ''): Promise<void> {
  await page.clock.install({ time: new Date(NOON.getTime() - 3_600_000) });
  await playDemo(page, 'zencare', query);
  await skipOpening(page);
  await page.clock.pauseAt(NOON);
  await holdOnce(page);
  await expect(sentenceOf(page)).toContainText('left of');
}

/** In and out, in no time at all. */
async function holdOnce(page: Page): Promise<void> {
  await discOf(page).press('Enter');
  await expect(discOf(page)).toHaveAttribute('data-held', 'false');
}

async function wake(page: Page, times: number, everyMs: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await page.clock.fastForward(everyMs);
}

async function choose(page: Page, approach: 'naive' | 'mine'): Promise<void> {
  await stageOf(page).locator(`[data-choose="${approach}"]`).press('Enter');
}

function discOf(page: Page) {
  return stageOf(page).locator('[data-handle="Breath"]');
}

function clockOf(page: Page, approach: 'naive' | 'mine') {
  return stageOf(page).locator(`[data-choose="${approach}"] b`);
}

function soundButton(page: Page) {
  return stageOf(page).getByRole('button', { name: 'Turn the sound on' });
}

/** Of the link, from the stage's corner. */
async function placeOfHelp(page: Page) {
  const help = stageOf(page).getByRole('link', { name: 'Talk to someone' });
  await expect(help).toBeVisible();
  const [outer, inner] = [await stageOf(page).boundingBox(), await help.boundingBox()];
  if (!outer || !inner) throw new Error('The link is not there.');
  return [inner.x - outer.x, inner.y - outer.y, inner.width, inner.height].map(Math.round);
}
