import { expect, test as base, type Page } from '@playwright/test';

import { findCostlyAnimations } from '../support/animations';
import { isHidden, profile } from '../support/profile';
import { serveBuiltSite } from '../support/serve-built-site';
import {
  startFakeUpstream,
  type FakeUpstream,
  type Script,
} from '../support/upstreams/fake-upstream';
import {
  LASTFM_ENVIRONMENT,
  LASTFM_ROUTE,
  recentTracks,
  scrobble,
} from '../support/upstreams/lastfm';
import {
  listen,
  LISTENBRAINZ_ENVIRONMENT,
  listens,
  LISTENS_ROUTE,
  PLAYING_NOW_ROUTE,
} from '../support/upstreams/listenbrainz';
import {
  HISTORY_ROUTE,
  history,
  localFile,
  PLAYER_ROUTE,
  playing,
  SPOTIFY_ENVIRONMENT,
  spotifyRoutes,
  track,
} from '../support/upstreams/spotify';

const SPIN_MS = 3_000;
const POLL_WITHIN_MS = 20_000;
/** The status of an answer whose upstream took too long. */
const TIMED_OUT = 504;
const UPSTREAM_WITHIN_MS = 90_000;

/** Opens the home page of a built site whose Spotify, or another service, answers by script; the cover hosts are out of reach. */
const test = base.extend<{
  openHome: (
    changes?: Record<string, Script>,
    environment?: Record<string, string>,
  ) => Promise<FakeUpstream>;
}>({
  openHome: async ({ page }, use) => {
    const opened: AsyncDisposable[] = [];
    await page.route(/^https:/, (route) => route.abort());
    await use(async (changes, environment = SPOTIFY_ENVIRONMENT) => {
      const upstream = await startFakeUpstream(spotifyRoutes(changes));
      const site = await serveBuiltSite({
        ...environment,
        LOG_REQUESTS: 'off',
        SPOTIFY_ACCOUNTS_URL: upstream.url,
        SPOTIFY_API_URL: upstream.url,
        LASTFM_API_URL: upstream.url,
        LISTENBRAINZ_API_URL: upstream.url,
      });
      opened.push(site, upstream);
      // A starved machine lets the first call to the upstream time out, and the widget is then silent for a while.
      const ask = () => page.request.get(`${site.url}/api/spotify/currently-playing`);
      await expect
        .poll(async () => (await ask()).status(), { timeout: UPSTREAM_WITHIN_MS })
        .not.toBe(TIMED_OUT);
      await page.goto(site.url);
      return upstream;
    });
    await page.close();
    for (const each of opened) await each[Symbol.asyncDispose]();
  },
});

test.skip(isHidden('music'), 'the owner hides the music');

const music = (page: Page) => page.locator('[data-widget="music"]');
/** What stands in its row. */
const NEIGHBORS = [profile.workHistory, profile.socialLinks].filter(({ length }) => length > 0);

test('a playing song shows its title, artist, and a play button that opens it in a new tab', async ({
  page,
  openHome,
}) => {
  await openHome();
  await expect(music(page)).toHaveAttribute('data-state', 'playing');
  await expect(music(page).getByText('Now playing')).toBeVisible();
  await expect(music(page).getByText('The Compile Errors, A Guest')).toBeVisible();
  for (const name of ['Night Build', 'Play Night Build']) {
    const link = music(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', 'https://open.spotify.com/track/tr4ck1d');
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

for (const [service, environment, routes, address] of [
  ['Spotify', SPOTIFY_ENVIRONMENT, {}, 'https://open.spotify.com/track/tr4ck1d'],
  [
    'Last.fm',
    LASTFM_ENVIRONMENT,
    { [LASTFM_ROUTE]: { json: recentTracks([scrobble()]) } },
    'https://www.last.fm/music/The+Compile+Errors/_/Night+Build',
  ],
  [
    'ListenBrainz',
    LISTENBRAINZ_ENVIRONMENT,
    { [PLAYING_NOW_ROUTE]: { json: listens() }, [LISTENS_ROUTE]: { json: listens(listen()) } },
    'https://open.spotify.com/track/tr4ck1d',
  ],
] as [string, Record<string, string>, Record<string, Script>, string][]) {
  test(`a press on Play opens a song of ${service} in a new tab`, async ({
    page,
    context,
    openHome,
  }) => {
    await context.route(address, (route) => route.fulfill({ body: 'The song' }));
    await openHome(routes, environment);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      music(page).getByRole('link', { name: 'Play Night Build' }).click(),
    ]);
    await expect(opened).toHaveURL(address);
    await expect(page.locator('[data-widget="mini-player"]')).toHaveCount(0);
  });
}

test('last-played is asked for only once nothing plays', async ({ page, openHome }) => {
  const upstream = await openHome();
  await expect(music(page)).toHaveAttribute('data-state', 'playing');
  expect(upstream.countOf(HISTORY_ROUTE)).toBe(0);
});

test('when nothing plays, the last song is shown and labelled so', async ({ page, openHome }) => {
  await openHome({ [PLAYER_ROUTE]: { status: 204 } });
  await expect(music(page)).toHaveAttribute('data-state', 'last-played');
  await expect(music(page).getByText('Last played')).toBeVisible();
});

for (const [state, changes] of [
  ['the player', { [PLAYER_ROUTE]: { status: 503, text: 'upstream connect error' } }],
  ['the history', { [PLAYER_ROUTE]: { status: 204 }, [HISTORY_ROUTE]: { fault: 'reset' } }],
] as [string, Record<string, Script>][]) {
  test(`when ${state} fails, nothing is rendered and its neighbors fill the gap`, async ({
    page,
    openHome,
  }) => {
    await openHome(changes);
    await expect(music(page)).toHaveCount(0);
    test.skip(NEIGHBORS.length === 0, 'it has no neighbor in its row');
    // Its neighbors fill the row from edge to edge.
    const row = page.locator('.home-grid--even');
    const { left, right, cards } = await row.evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        left: box.left + parseFloat(paddingLeft),
        right: box.right - parseFloat(paddingRight),
        cards: Array.from(element.querySelectorAll(':scope > .card'), (card) => {
          const { left, right } = card.getBoundingClientRect();
          return { left, right };
        }),
      };
    });
    expect(cards).toHaveLength(NEIGHBORS.length);
    expect(cards.at(0)?.left).toBeCloseTo(left, 0);
    expect(cards.at(-1)?.right).toBeCloseTo(right, 0);
  });
}

test('the cover spins once in three seconds, evenly, for ever', async ({ page, openHome }) => {
  await openHome();
  await expect(music(page)).toHaveAttribute('data-state', 'playing');
  const spin = await music(page).evaluate((widget) => {
    const record = widget.querySelector('.music__record');
    return widget
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter(({ target }) => record?.contains(target))
      .map((effect) => ({ ...effect.getTiming(), end: effect.getKeyframes().at(-1)?.['rotate'] }));
  });
  expect(spin).toMatchObject([
    { duration: SPIN_MS, iterations: Infinity, easing: 'linear', end: '360deg' },
  ]);
});

test('a local file is shown without link and cover', async ({ page, openHome }) => {
  await openHome({ [PLAYER_ROUTE]: { json: playing({ item: localFile() }) } });
  await expect(music(page).getByText('Demo Tape')).toBeVisible();
  await expect(music(page).getByRole('link')).toHaveCount(0);
  await expect(music(page).getByRole('img')).toHaveCount(0);
});

test('hostile markup and other scripts are shown as text', async ({ page, openHome }) => {
  const name = '<img src=x onerror=alert(1)> שלום';
  await openHome({ [PLAYER_ROUTE]: { json: playing({ item: track({ name }) }) } });
  await expect(music(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(music(page).locator('img[src="x"]')).toHaveCount(0);
});

test('a right-to-left title runs from the right', async ({ page, openHome }) => {
  const name = 'שיר הלילה';
  await openHome({ [PLAYER_ROUTE]: { json: playing({ item: track({ name }) }) } });
  await expect(music(page).getByText(name, { exact: true }).first()).toHaveCSS('direction', 'rtl');
});

test('the skeleton is in the page before any answer, and as high as what replaces it', async ({
  page,
  openHome,
}) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/spotify/**', async (route) => {
    await held;
    await route.continue();
  });
  await openHome({ [PLAYER_ROUTE]: { status: 204 }, [HISTORY_ROUTE]: { json: history() } });
  await expect(music(page)).toHaveAttribute('data-state', 'loading');
  const before = await music(page).boundingBox();
  release?.();
  await expect(music(page)).toHaveAttribute('data-state', 'last-played');
  expect(await music(page).boundingBox()).toEqual(before);
});

test('it asks again within twenty seconds', async ({ page, openHome }) => {
  await page.clock.install();
  await openHome();
  await expect(music(page)).toHaveAttribute('data-state', 'playing');
  const asked = page.waitForRequest('**/api/spotify/currently-playing');
  await page.clock.fastForward(POLL_WITHIN_MS);
  await asked;
});

test('while a song plays, no animation uses the main thread', async ({ page, openHome }) => {
  await openHome();
  await expect(music(page)).toHaveAttribute('data-state', 'playing');
  expect(await findCostlyAnimations(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the cover does not spin', async ({ page, openHome }) => {
    await openHome();
    await expect(music(page)).toHaveAttribute('data-state', 'playing');
    expect(
      await music(page).evaluate((widget) => widget.getAnimations({ subtree: true }).length),
    ).toBe(0);
  });
});
