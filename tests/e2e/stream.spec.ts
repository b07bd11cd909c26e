import { expect, test, type Page } from '@playwright/test';

import { ENOUGH_FOR } from '../../src/config/enough';
import { ENTRIES_PER_PAGE } from '../../src/features/stream/stream-views';
import { formatDuration } from '../../src/lib/format-duration';
import { profile } from '../support/profile';
import { isSampleSite } from '../support/samples';
import { entries, recording, streamItems } from '../support/stream';

const DAY_MS = 86_400_000;
const [NEWEST = { date: '' }] = entries;
const SONG = recording?.title ?? '';
const SECONDS = recording?.seconds ?? 0;
/** Shorter ones end before a test has sought in them. */
const LONG_SECONDS = 30;
const TOO_SHORT = 'the newest recording is short, or its waveform is not computed';
const SCRIPT_BUDGET_BYTES = 2_048;
const PAGE_BUDGET_BYTES = 100 * 1_024;

test.skip(entries.length === 0, 'there is no stream');

const player = (page: Page) => page.locator('[data-player]').first();
const audio = (page: Page) => page.locator('audio').first();
const slider = (page: Page) => player(page).getByRole('slider', { name: `Position in ${SONG}` });
const position = async (page: Page) => Number(await slider(page).inputValue());

/** A day as the site writes it, such as 26 Oct 2026. */
function shortDay(date: string, timeZone: string): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Date(date).toLocaleDateString('en-GB', { ...parts, timeZone }).replace('Sept', 'Sep');
}

/** The month of an entry on its author's clock. */
function monthOf(date: string): string {
  const [year, month] = date.split('-').map(Number);
  const day = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, 1));
  return day.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

async function startPlaying(page: Page): Promise<void> {
  await playButton(page).click();
  await expect(player(page)).toHaveAttribute('data-state', 'playing');
}

const playButton = (page: Page) => player(page).getByRole('button', { name: `Play ${SONG}` });
const pauseButton = (page: Page) => player(page).getByRole('button', { name: `Pause ${SONG}` });

test('every entry of the first page is there, newest first, grouped by month', async ({ page }) => {
  const first = entries.slice(0, ENTRIES_PER_PAGE);
  await page.goto('/stream');
  const drawn = page.locator('[data-widget="stream"] [data-entry]');
  expect(await drawn.evaluateAll((all) => all.map(({ dataset }) => dataset['entry']))).toEqual(
    first.map(({ type }) => type),
  );
  const months = new Set(first.map(({ date }) => monthOf(date)));
  await expect(page.locator('[data-widget="stream"]').getByRole('region')).toHaveCount(months.size);
  for (const name of months) await expect(page.getByRole('region', { name })).toBeVisible();
});

test('each entry has an address that leads to it', async ({ page }) => {
  await page.goto('/stream');
  for (const entry of await page.locator('[data-entry]').all()) {
    const id = await entry.getAttribute('id');
    await expect(entry.locator('a').first()).toHaveAttribute('href', `/stream#${id}`);
  }
});

test('a thought is Markdown', async ({ page }) => {
  const [, strong] =
    /\*\*([\p{L} ]+?)\*\*/u.exec(entries.map(({ text = '' }) => text).join('\n')) ?? [];
  test.skip(strong === undefined, 'no thought has a strong word');
  await page.goto('/stream');
  const words = page.locator('[data-entry="text"] strong');
  await expect(words.getByText(strong ?? '', { exact: true }).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a filter is a link to the entries of one kind', async ({ page }) => {
    const count = entries.filter(({ type }) => type === 'text').length;
    const name = `Thoughts ${count}`;
    const isOffered = entries.length >= ENOUGH_FOR.kinds && count < entries.length;
    test.skip(count === 0 || !isOffered, 'there is no thought, or too little else');
    await page.goto('/stream');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/stream\/type\/text$/);
    await expect(page.locator('[data-entry]')).toHaveCount(Math.min(count, ENTRIES_PER_PAGE));
    await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  });

  test('a recording is a plain audio element, and buttons that need script are hidden', async ({
    page,
  }) => {
    test.skip(!recording, 'the stream has no recording');
    await page.goto('/stream');
    await expect(page.locator('audio[controls]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Play|Load/ })).toHaveCount(0);
  });

  test('the exact time stands in the title as the author wrote it', async ({ page }) => {
    await page.goto('/stream');
    const { date } = NEWEST;
    const day = shortDay(`${date.slice(0, 10)}T00:00:00Z`, 'UTC');
    await expect(page.locator('[data-entry] time').first()).toHaveAttribute(
      'title',
      `${day}, ${date.slice(11, 16)} UTC${date.slice(-6)}`,
    );
  });
});

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('reads dates in their own time zone, with the exact time on hover', async ({ page }) => {
    await page.clock.setFixedTime(Date.parse(NEWEST.date) + 60 * DAY_MS);
    await page.goto('/stream');
    const time = page.locator('[data-entry] time').first();
    await expect(time).toHaveText(shortDay(NEWEST.date, 'Asia/Tokyo'));
    const clock = new Date(NEWEST.date).toLocaleTimeString('en-GB', { timeZone: 'Asia/Tokyo' });
    await expect(time).toHaveAttribute('title', new RegExp(clock));
  });

  test('reads how long ago a recent entry was', async ({ page }) => {
    await page.clock.setFixedTime(Date.parse(NEWEST.date) + 3 * DAY_MS + 60_000);
    await page.goto('/stream');
    await expect(page.locator('[data-entry] time').first()).toHaveText('3 days ago');
  });
});

test('before any interaction the page and its script are within their budgets', async ({
  page,
}) => {
  const sizes = await weigh(page, '/stream');
  expect(sizes.script).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
  // Pictures and long thoughts are the owner's.
  if (isSampleSite) expect(sizes.all).toBeLessThanOrEqual(PAGE_BUDGET_BYTES);
  expect(sizes.paths.filter((path) => /player|\.(?:mp3|m4a|ogg|wav|flac)$/.test(path))).toEqual([]);
});

test.describe('a recording', () => {
  test.skip(!recording, 'the stream has no recording');

  test('a recording plays, shows the time and pauses', async ({ page }) => {
    test.skip(SECONDS < LONG_SECONDS, TOO_SHORT);
    await page.goto('/stream');
    await startPlaying(page);
    await expect(player(page).locator('[data-sign="pause"]')).toBeVisible();
    await expect(player(page).locator('[data-sign="play"]')).toBeHidden();
    await expect.poll(() => position(page)).toBeGreaterThan(0.2);
    await pauseButton(page).click();
    await expect(player(page)).toHaveAttribute('data-state', 'paused');
    await expect(playButton(page)).toBeFocused();
  });

  test('a press on the waveform leads to that moment, even the first press of all', async ({
    page,
  }) => {
    test.skip(SECONDS < LONG_SECONDS, TOO_SHORT);
    await page.goto('/stream');
    const box = await waveformBox(page);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => position(page)).toBeCloseTo(SECONDS / 2, 0);
  });

  test('dragging along the waveform follows the pointer', async ({ page }) => {
    test.skip(SECONDS < LONG_SECONDS, TOO_SHORT);
    await page.goto('/stream');
    const box = await waveformBox(page);
    const y = box.y + box.height / 2;
    await page.mouse.click(box.x + box.width * 0.1, y);
    await expect.poll(() => position(page)).toBeGreaterThan(SECONDS / 20);
    await page.mouse.move(box.x + box.width * 0.2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => position(page)).toBeCloseTo(SECONDS * 0.75, 0);
  });

  test('the keyboard seeks, and the position is announced', async ({ page }) => {
    test.skip(SECONDS < LONG_SECONDS, TOO_SHORT);
    const end = formatDuration(SECONDS);
    await page.goto('/stream');
    await slider(page).focus();
    await expect
      .poll(async () => {
        await slider(page).press('Home');
        await slider(page).press('ArrowRight');
        return position(page);
      })
      .toBe(5);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', `0:05 of ${end}`);
    await slider(page).press('PageUp');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', `0:20 of ${end}`);
    await slider(page).press('Home');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', `0:00 of ${end}`);
  });

  test('the chosen speed is the speed it plays at', async ({ page }) => {
    test.skip(SECONDS < LONG_SECONDS, TOO_SHORT);
    await page.goto('/stream');
    await startPlaying(page);
    await player(page).getByLabel('Speed').selectOption('1.5×');
    await expect(audio(page)).toHaveJSProperty('playbackRate', 1.5);
  });

  test('a recording goes on where the visitor left it', async ({ page }) => {
    test.skip(SECONDS < LONG_SECONDS, TOO_SHORT);
    await page.goto('/stream');
    await startPlaying(page);
    await slider(page).press('PageUp');
    await expect.poll(() => position(page)).toBeGreaterThan(15);
    await pauseButton(page).click();
    await page.reload();
    await playButton(page).hover();
    await expect.poll(() => position(page)).toBeGreaterThan(14);
  });

  test('starting a recording pauses other audio on the page', async ({ page }) => {
    test.skip(SECONDS < LONG_SECONDS, TOO_SHORT);
    await page.goto('/stream');
    const src = await audio(page).getAttribute('src');
    await page.evaluate(async (address) => {
      const other = new Audio(address ?? '');
      other.id = 'other';
      other.muted = true;
      document.body.append(other);
      await other.play();
    }, src);
    await startPlaying(page);
    await expect(page.locator('#other')).toHaveJSProperty('paused', true);
  });

  test('the media session has the title and the artist', async ({ page }) => {
    test.skip(SECONDS < LONG_SECONDS, TOO_SHORT);
    await page.goto('/stream');
    await startPlaying(page);
    expect(
      await page.evaluate(() => {
        const { title, artist } = navigator.mediaSession.metadata ?? {};
        return { title, artist };
      }),
    ).toEqual({ title: SONG, artist: profile.name });
  });

  test('a recording that cannot be loaded says so', async ({ page }) => {
    await page.route(`**/*${recording?.suffix}`, (route) => route.abort());
    await page.goto('/stream');
    await playButton(page).click();
    await expect(player(page)).toHaveAttribute('data-state', 'failed');
    await expect(player(page).getByRole('status')).toHaveText('This recording could not be loaded');
  });
});

test('Spotify is contacted only when the visitor asks, and the page says so first', async ({
  page,
}) => {
  const newest = entries.find(({ type }) => type === 'spotify');
  test.skip(!newest, 'the stream has no song of Spotify');
  const foreign: string[] = [];
  await page.route('https://open.spotify.com/**', (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await page.goto('/stream');
  const song = page.locator('[data-entry="spotify"]').first();
  await expect(song).toContainText('Loading it contacts Spotify.');
  await expect(song.getByRole('link', { name: /^Open in Spotify/ })).toHaveAttribute(
    'href',
    /^https:\/\/open\.spotify\.com\//,
  );
  expect(foreign).toEqual([]);
  await song.getByRole('button', { name: 'Load the player here' }).click();
  await expect(song.getByTitle(`Spotify player: ${newest?.title}`)).toBeFocused();
  await expect.poll(() => foreign.length).toBe(1);
});

test('a link to an entry that has moved to another page follows it', async ({ page }) => {
  await page.route('**/stream/addresses.json', (route) =>
    route.fulfill({ json: { 'text-20200101-0000': '/stream/type/text#moved' } }),
  );
  await page.goto('/stream#text-20200101-0000');
  await expect(page).toHaveURL(/\/stream\/type\/text#moved$/);
});

test('the stream explains itself on a page of its own', async ({ page }) => {
  const [explains] = streamItems;
  test.skip(explains === undefined, 'there is no content/stream/stream.mdx');
  await page.goto('/stream');
  await page.getByRole('link', { name: 'What this is' }).click();
  await expect(page).toHaveURL(explains ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

async function waveformBox(page: Page) {
  const waveform = player(page).locator('[data-scrub]');
  await waveform.scrollIntoViewIfNeeded();
  const box = await waveform.boundingBox();
  if (!box) throw new Error('The waveform is not on the page.');
  return box;
}

/** The transferred bytes of a page before any interaction. */
async function weigh(page: Page, path: string) {
  const answers: { path: string; kind: string; size: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    answers.push({
      path: new URL(request.url()).pathname,
      kind: request.resourceType(),
      size: request.sizes().then(({ responseBodySize }) => responseBodySize),
    });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    answers.map(async ({ kind, size }) => ({ kind, size: await size })),
  );
  const sum = (all: { size: number }[]) => all.reduce((total, { size }) => total + size, 0);
  return {
    paths: answers.map(({ path }) => path),
    script: sum(sizes.filter(({ kind }) => kind === 'script')),
    all: sum(sizes),
  };
}
