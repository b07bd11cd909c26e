import { expect, test, type Page } from '@playwright/test';

import { playDemo, pressPlay } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { sentenceOf, setVisibility, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';
import { recording } from '@tests/support/stream';

const SLUG = 'zencare';
/** Chrome wakes a hidden page once a second, before it has been hidden for a minute. */
const WAKE_MS = 1_000;
const NOON = new Date('2026-03-02T12:00:00Z');

describeDemo(SLUG, async (page) => {
  await handOf(page).press('PageUp');
  await expect(sentenceOf(page)).toContainText(
    'You leave for 10 min. Your timer counts 69 s of it',
  );
  await expect(sentenceOf(page)).toContainText('23:51 left. It missed 8 min 51 s.');
  await handOf(page).press('End');
  await expect(sentenceOf(page)).toContainText('23:36 left. It needs 23 hours 36 minutes more.');
  await expect(stageOf(page)).toContainText(
    'then one a minute: 84 of 1,500 came. Worked out for Chromium 156',
  );
});

describeThesis(SLUG, {
  gesture: (page) => handOf(page).press('End'),
  failure: /It needs 23\s?hours/,
});

test('the hand is turned round the dial, follows the pointer and stops after one turn', async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const hand = handOf(page);
  await hand.scrollIntoViewIfNeeded();
  const [grip, dial] = [await hand.boundingBox(), await dialOf(page).boundingBox()];
  if (!grip || !dial) throw new Error('The dial is not drawn.');
  const [x, y] = [dial.x + dial.width / 2, dial.y + dial.height / 2];
  const radius = y - (grip.y + grip.height / 2);
  const turnTo = (turns: number) =>
    page.mouse.move(
      x + radius * Math.sin(turns * 2 * Math.PI),
      y - radius * Math.cos(turns * 2 * Math.PI),
    );
  await turnTo(0);
  await page.mouse.down();
  for (const turns of [0.1, 0.25, 0.4, 0.5]) await turnTo(turns);
  await expect(sentenceOf(page)).toContainText('You leave for 12 min 30 s. Your timer counts 71 s');
  // The hand is the time in another tab, which is in front until the hand lets go.
  const otherTab = stageOf(page).locator('.zencare__tab');
  await expect(otherTab).toHaveAttribute('data-front', 'true');
  // Held in the air it has not fallen, and nothing is lit.
  await expect(sentenceOf(page)).not.toContainText('missed');
  await expect(stageOf(page).locator('.approach')).toHaveAttribute('data-lit', 'false');
  for (const turns of [0.7, 0.9, 1, 1.2]) await turnTo(turns);
  await expect(hand).toHaveAttribute('aria-valuetext', /^25\smin$/);
  await page.mouse.up();
  await expect(sentenceOf(page)).toContainText('It needs');
  await expect(otherTab).toHaveAttribute('data-front', 'false');

  // Back at the top the invitation has the place to itself, and says which way when the hand is turned against it.
  await hand.press('Home');
  const leaveForReal = stageOf(page).getByRole('button', { name: 'Leave for real' });
  await expect(leaveForReal).toHaveCount(0);
  await turnTo(0);
  await page.mouse.down();
  for (const turns of [-0.1, -0.2]) await turnTo(turns);
  await page.mouse.up();
  await expect(hand).toContainText('Turn it clockwise');
  // Pressed, the rings send the hand there.
  await turnTo(0.25);
  await page.mouse.down();
  await page.mouse.up();
  await expect(sentenceOf(page)).toContainText(/You leave for 6\smin\s1\d\ss.*It missed/);
  await expect(leaveForReal).toBeVisible();
});

// The clock of the page is the test's, so that nobody waits; a jump of the clock fires an interval once, which is what a browser
// does to a hidden tab when it wakes it.
test.describe('whoever really leaves', () => {
  test('finds both clocks in the title, and both timers measured', async ({ page }) => {
    await holdTheClock(page);
    const title = await page.title();
    await setVisibility(page, 'hidden');
    await wake(page, 20);
    await expect(page).toHaveTitle('0:58, really 0:40');
    await setVisibility(page, 'visible');
    await expect(page).toHaveTitle(title);
    await page.clock.runFor(4_000);
    await expect(sentenceOf(page)).toContainText(
      'You left for 20 s. Your timer counts 2 s of it: 0:58 left. It missed 18 s.',
    );
    await expect(stageOf(page)).toContainText('Measured in this browser: 20 of 200 ticks came.');
    await expect(stageOf(page).locator('.approach')).toHaveAttribute('data-lit', 'true');
    await choose(page, 'mine');
    await page.clock.runFor(4_000);
    await expect(sentenceOf(page)).toContainText('0:40 left, and that is right. The other says');
    // The same run, moved by hand, is worked out again.
    await handOf(page).press('ArrowUp');
    await expect(stageOf(page)).toContainText('Worked out for Chromium 156, not measured');

    await setVisibility(page, 'hidden');
    await page.clock.runFor(20_000);
    await setVisibility(page, 'visible');
    await choose(page, 'naive');
    await page.clock.runFor(4_000);
    await expect(sentenceOf(page)).toContainText('counts it all: 0:40 left. This browser held');
  });

  test('after a glance nothing has changed', async ({ page }) => {
    await holdTheClock(page);
    await setVisibility(page, 'hidden');
    await wake(page, 1);
    await setVisibility(page, 'visible');
    await expect(sentenceOf(page)).toContainText('Will this timer still be right?');
  });

  test('is told when nothing could be measured', async ({ page }) => {
    await holdTheClock(page);
    await handOf(page).press('End');
    const opened = page.waitForEvent('popup');
    await stageOf(page).getByRole('button', { name: 'Leave for real' }).press('Enter');
    await opened;
    await page.clock.runFor(21_000);
    await expect(stageOf(page)).toContainText('Nothing was measured: this tab stayed in sight.');
    await handOf(page).press('ArrowDown');
    await expect(stageOf(page)).not.toContainText('Nothing was measured');
  });

  test('gets a tab that shows both clocks and closes on the return', async ({ page }) => {
    await playDemo(page, SLUG);
    await skipOpening(page);
    await handOf(page).press('End');
    const opened = page.waitForEvent('popup');
    await stageOf(page).getByRole('button', { name: 'Leave for real' }).press('Enter');
    const other = await opened;
    await setVisibility(page, 'hidden');
    await expect(other.locator('body')).toContainText('Remembers the end: 0:57');
    await expect(other.locator('body')).toContainText(/Counts ticks: 0:5\d/);
    const closed = other.waitForEvent('close');
    await setVisibility(page, 'visible');
    await closed;
    await expect(sentenceOf(page)).toContainText('You left for');
  });
});

test('every dare is performed and states its own result; the sound hides the fault until it is off', async ({
  page,
}) => {
  await playDemo(page, SLUG, '?session=600');
  for (const [dare, mine, naive, said] of [
    ['Wait for 0:00', '0:00', '0:00', '0:00 at last, 23 hours 36 minutes late.'],
    ['10 ticks a second', '0:00', '24:52', '24:52 left. It needs 10 days 9 hours more.'],
    ['Sound on', '0:00', '0:00', 'time is up. Sound hides the fault.'],
  ] as const) {
    await stageOf(page).getByRole('link', { name: dare }).press('Enter');
    await expect(sentenceOf(page)).toContainText(said);
    await expect(clockOf(page, 'mine')).toHaveText(mine);
    await expect(clockOf(page, 'naive')).toHaveText(naive);
  }
  const soundOff = stageOf(page).getByRole('button', { name: 'Turn the sound off' });
  await expect(soundOff).toHaveAttribute('data-lit', 'true');
  await soundOff.press('Enter');
  await expect(sentenceOf(page)).toContainText('23:36 left. It needs 23 hours 36 minutes more.');
});

test('a shared run happens, and makes no sound before it is asked for by name', async ({
  page,
}) => {
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
  await page.goto(`/projects/${SLUG}?away=1500&sound=1`);
  await pressPlay(page);
  await expect(sentenceOf(page)).toContainText('You set a timer to');
  await expect(sentenceOf(page)).toContainText('Sound hides the fault.');
  await stageOf(page).getByRole('link', { name: '10 ticks a second' }).press('Enter');
  await expect(sentenceOf(page)).toContainText('24:52 left');
  await expect(root).not.toHaveAttribute('data-audio');
  await stageOf(page).getByRole('button', { name: 'Turn the sound on' }).press('Enter');
  await expect(root).toHaveAttribute('data-audio', 'open');
  await expect(sentenceOf(page)).toContainText('Sound hides the fault.');
});

test('its sound and a recording of the stream never play together', async ({ page, context }) => {
  test.skip(!recording, 'the stream has no recording');
  await page.goto(`/projects/${SLUG}?away=1500&sound=1`);
  await pressPlay(page);
  const soundOn = stageOf(page).getByRole('button', { name: 'Turn the sound on' });
  await soundOn.press('Enter');
  await expect(soundOn).toHaveCount(0);
  const stream = await context.newPage();
  await stream.goto('/stream');
  const player = stream.locator('[data-player]').first();
  await player.locator('[data-toggle]').click();
  await expect(player).toHaveAttribute('data-state', 'playing');
  await soundOn.press('Enter');
  await expect(player).toHaveAttribute('data-state', 'paused');
});

test('a value of the address that cannot be used is named until the hand is turned', async ({
  page,
}) => {
  await playDemo(page, SLUG, '?session=banana');
  await skipOpening(page);
  await expect(stageOf(page)).toContainText('Session: choose a number from 0:20 to 50:00.');
  await handOf(page).press('ArrowUp');
  await expect(sentenceOf(page)).toContainText('You leave for');
  await expect(stageOf(page)).not.toContainText('choose a number');
});

test.describe('the link to help', () => {
  test('is in the same place in every state, and in full screen', async ({ page }) => {
    await page.goto('/projects/zencare');
    const place = await placeOfHelp(page);
    await playDemo(page, 'zencare');
    await skipOpening(page);
    expect(await placeOfHelp(page)).toEqual(place);
    await handOf(page).press('End');
    expect(await placeOfHelp(page)).toEqual(place);
    await openMore(page);
    expect(await placeOfHelp(page)).toEqual(place);
    await stageOf(page).getByRole('link', { name: 'Sound on' }).press('Enter');
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
  await playDemo(page, SLUG);
  await skipOpening(page);
  await openMore(page);
  await handOf(page).press('End');
  await expect(sentenceOf(page)).toContainText('23:36 left');
  await expect(stageOf(page).locator('[data-room]')).not.toContainText(claim);
  await expect(page.locator('[data-demo-caption]')).toContainText(
    'Nothing here treats, diagnoses or measures a person',
  );
});

/** The stage after its opening, on a clock that only the test moves. */
async function holdTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(NOON.getTime() - 3_600_000) });
  await playDemo(page, SLUG);
  await skipOpening(page);
  await page.clock.pauseAt(NOON);
}

async function wake(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await page.clock.fastForward(WAKE_MS);
}

async function choose(page: Page, approach: 'naive' | 'mine'): Promise<void> {
  await stageOf(page).locator(`[data-choose="${approach}"]`).press('Enter');
}

function handOf(page: Page) {
  return stageOf(page).locator('[data-handle="Time away"]');
}

function dialOf(page: Page) {
  return stageOf(page).locator('.zencare__dial');
}

function clockOf(page: Page, approach: 'naive' | 'mine') {
  return stageOf(page).locator(`[data-choose="${approach}"] b`);
}

/** Of the link, from the stage's corner. */
async function placeOfHelp(page: Page) {
  const help = stageOf(page).getByRole('link', { name: 'Talk to someone' });
  await expect(help).toBeVisible();
  const [outer, inner] = [await stageOf(page).boundingBox(), await help.boundingBox()];
  if (!outer || !inner) throw new Error('The link is not there.');
  return [inner.x - outer.x, inner.y - outer.y, inner.width, inner.height].map(Math.round);
}
