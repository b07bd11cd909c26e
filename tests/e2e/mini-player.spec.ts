import { expect, test, type Page } from '@playwright/test';

import { expectFitAndAccess } from '../support/axe';
import { isHidden, profile } from '../support/profile';
import { recording } from '../support/stream';

const SONG = recording?.title ?? '';
const STEP_SECONDS = 5;

/** Shorter ones end while a test looks at them. */
const LONG_SECONDS = 30;

test.skip(
  (recording?.seconds ?? 0) < LONG_SECONDS || isHidden('music'),
  'the newest recording is absent, short or hidden, or its waveform is not computed',
);

const playOf = (page: Page) =>
  page.locator('[data-widget="music"]').getByRole('link', { name: `Play ${SONG}` });
const miniPlayer = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });
const state = (page: Page) => page.locator('[data-player]');
const slider = (page: Page) => page.getByRole('slider', { name: `Position in ${SONG}` });
const position = async (page: Page) => Number(await slider(page).inputValue());

async function playOnHome(page: Page): Promise<void> {
  await page.goto('/');
  await playOf(page).click();
  await expect(state(page)).toHaveAttribute('data-state', 'playing');
}

test('Play plays the recording on the page itself, and tells the system what it is', async ({
  page,
}) => {
  await playOnHome(page);
  await expect(page).toHaveURL('/');
  expect(page.context().pages()).toHaveLength(1);
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);
  await expect(miniPlayer(page)).toContainText(profile.name);
  expect(
    await page.evaluate(() => {
      const { title, artist } = navigator.mediaSession.metadata ?? {};
      return { title, artist };
    }),
  ).toEqual({ title: SONG, artist: profile.name });
  await page.keyboard.press('Space');
  await expect(state(page)).toHaveAttribute('data-state', 'paused');
});

test('nothing of the player is loaded before the press', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(playOf(page)).toBeVisible();
  const ofPlayer = () =>
    asked.filter(
      (path) => /player|\/audio-/.test(path) || path.endsWith(recording?.suffix ?? '.mp3'),
    );
  expect(ofPlayer()).toEqual([]);
  await playOf(page).click();
  await expect(state(page)).toHaveAttribute('data-state', 'playing');
  expect(ofPlayer()).not.toEqual([]);
});

test('keys seek, and the time is said', async ({ page }) => {
  await playOnHome(page);
  await page.keyboard.press('Space');
  await slider(page).press('Home');
  await slider(page).press('ArrowRight');
  expect(await position(page)).toBe(STEP_SECONDS);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^0:05 of \d+:\d\d$/);
});

for (const [name, stop] of [
  ['Stop', (page: Page) => page.getByRole('button', { name: `Stop ${SONG}` }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${name} ends it, the focus goes back, and the next Play begins at the start`, async ({
    page,
  }) => {
    await playOnHome(page);
    await slider(page).press('PageUp');
    await stop(page);
    await expect(miniPlayer(page)).toHaveCount(0);
    await expect(page.locator('audio')).toHaveCount(0);
    await expect(playOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(state(page)).toHaveAttribute('data-state', 'playing');
    expect(await position(page)).toBeLessThan(STEP_SECONDS);
  });
}

test('a second press goes on with the same player', async ({ page }) => {
  await playOnHome(page);
  await page.keyboard.press('Space');
  await expect(state(page)).toHaveAttribute('data-state', 'paused');
  await playOf(page).click();
  await expect(state(page)).toHaveAttribute('data-state', 'playing');
  await playOf(page).click();
  await expect(playOf(page)).not.toHaveAttribute('aria-busy');
  await expect(state(page)).toHaveAttribute('data-state', 'playing');
});

for (const width of [390, 1440]) {
  test(`it stays in view at ${width} px, and leaves the last line of the footer free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await playOnHome(page);
    for (const end of [0, 1]) {
      await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), end);
      await expect(miniPlayer(page)).toBeInViewport({ ratio: 1 });
    }
    const footer = await page.locator('.site-footer > :last-child').boundingBox();
    const player = await miniPlayer(page).boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(player?.y ?? 0);
  });
}

test('it fits, and axe finds nothing', async ({ page }) => {
  await playOnHome(page);
  await page.keyboard.press('Space');
  await expectFitAndAccess(page);
});

test('one recording plays at a time, in all tabs', async ({ page, context }) => {
  await playOnHome(page);
  const stream = await context.newPage();
  await stream.goto('/stream');
  // The newest recording is the first in the stream.
  const first = state(stream).first();
  await first.getByRole('button', { name: `Play ${SONG}` }).click();
  await expect(first).toHaveAttribute('data-state', 'playing');
  await expect(state(page)).toHaveAttribute('data-state', 'paused');
  await page.getByRole('button', { name: `Play ${SONG}` }).click();
  await expect(state(page)).toHaveAttribute('data-state', 'playing');
  await expect(first).toHaveAttribute('data-state', 'paused');
});

test('a page that is left does not go on playing', async ({ page }) => {
  await playOnHome(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(state(page)).toHaveAttribute('data-state', 'paused');
});

test('a press that asks for a new tab opens the entry in the stream', async ({ page, context }) => {
  await page.goto('/');
  await Promise.all([
    context.waitForEvent('page', async (tab) => {
      await tab.waitForURL(({ pathname }) => pathname === '/stream');
      return true;
    }),
    playOf(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(page).toHaveURL('/');
  await expect(miniPlayer(page)).toHaveCount(0);
});

test('a slow download is said, until it plays', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(`**/*${recording?.suffix}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await playOf(page).click();
  await expect(state(page)).toHaveAttribute('data-state', 'loading');
  await expect(miniPlayer(page).getByRole('status')).toHaveText('Loading');
  release(undefined);
  await expect(state(page)).toHaveAttribute('data-state', 'playing');
  await expect(miniPlayer(page).getByRole('status')).toBeEmpty();
});

for (const [what, files] of [
  ['recording', `**/*${recording?.suffix}`],
  ['entry', '**/stream/audio-*.json'],
] as const) {
  test(`when the ${what} cannot be loaded, a sentence has the link, and the next press tries again`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/');
    await playOf(page).click();
    await expect(miniPlayer(page)).toContainText('This recording could not be loaded');
    await expect(
      miniPlayer(page).getByRole('link', { name: 'Open it in the stream' }),
    ).toHaveAttribute('href', /^\/stream#audio-/);
    await page.unroute(files);
    await playOf(page).click();
    await expect(state(page)).toHaveAttribute('data-state', 'playing');
    await expect(miniPlayer(page).getByRole('link')).toHaveCount(0);
  });
}

test('when the code of the player cannot be loaded, Play follows its link', async ({ page }) => {
  await page.route('**/open-mini-player*', (route) => route.abort());
  await page.goto('/');
  await playOf(page).click();
  await expect(page).toHaveURL(/\/stream#audio-/);
});

test('it is not printed', async ({ page }) => {
  await playOnHome(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-widget="mini-player"]')).toBeHidden();
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the record does not turn', async ({ page }) => {
    await playOnHome(page);
    expect(
      await miniPlayer(page).evaluate((place) => place.getAnimations({ subtree: true }).length),
    ).toBe(0);
  });
});
