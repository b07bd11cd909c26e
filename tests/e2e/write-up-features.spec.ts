import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { expectFitAndAccess } from '../support/axe';
import { createFeatureSite } from '../support/feature-site';
import { collectComplaints } from '../support/page-health';
import { serveBuiltSite, type BuiltSite } from '../support/serve-built-site';

const BUILD_TIMEOUT_MS = 180_000;

// One build for all of them.
test.describe.configure({ mode: 'default' });

type FeatureSite = Awaited<ReturnType<typeof createFeatureSite>>;
let site: FeatureSite;
let server: BuiltSite;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  site = await createFeatureSite();
  const { code, output } = await site.run('astro', ['build']);
  expect(code, output).toBe(0);
  server = await serveBuiltSite(
    { MUSIC_SOURCE: 'embedded', LOG_REQUESTS: 'off' },
    undefined,
    site.root,
  );
});

test.afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

test.beforeEach(async ({ page }) => {
  await page.goto(server.url + site.path);
});

const built = (file: string) => readFileSync(join(site.root, 'dist/client', file), 'utf8');

test('everything fits, obeys the content policy and passes axe in both themes', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.reload();
  await expectFitAndAccess(page);
  expect(built(`${site.path}.html`)).not.toMatch(/ style=/);
  expect(complaints).toEqual([]);
});

test('a picture has several sizes, a modern format, lazy loading, its dimensions and a caption', async ({
  page,
}) => {
  const figure = page
    .getByRole('figure')
    .filter({ has: page.getByAltText('A white circle on blue') });
  const picture = figure.getByRole('img');
  await expect(figure).toContainText('What to notice in it');
  await expect(picture).toHaveAttribute('srcset', /360w.*1440w/);
  await expect(picture).toHaveAttribute('sizes', /rem/);
  await expect(picture).toHaveAttribute('src', /\.webp$/);
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(picture).toHaveAttribute('decoding', 'async');
  await expect(picture).toHaveAttribute('width', '1440');
  await expect(picture).toHaveAttribute('height', '810');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
    .toMatch(/\.webp$/);
});

test('a loop plays muted while on screen, other videos only on demand', async ({ page }) => {
  const loop = page.getByLabel('A white block moves to the right');
  await loop.scrollIntoViewIfNeeded();
  await expect.poll(() => loop.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  expect(await loop.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await page.getByRole('heading', { name: 'Notes and maths' }).scrollIntoViewIfNeeded();
  await expect.poll(() => loop.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);

  const other = page.getByLabel('The same block, when asked');
  await expect(other).toHaveAttribute('controls');
  await expect(other).not.toHaveAttribute('autoplay');
  expect(await other.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expect(other.locator('track')).toHaveAttribute('kind', 'captions');
});

test('a loop does not play with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  const loop = page.getByLabel('A white block moves to the right');
  const observed = loop.evaluate(
    (video) =>
      new Promise((resolve) => {
        new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting) requestAnimationFrame(resolve);
        }).observe(video);
      }),
  );
  await loop.scrollIntoViewIfNeeded();
  await observed;
  expect(
    await loop.evaluate((video: HTMLVideoElement) => [video.paused, video.played.length]),
  ).toEqual([true, 0]);
});

test('callouts, code, tables and footnotes have the right markup', async ({ page }) => {
  for (const title of ['Note', 'Tip', 'Important', 'Warning', 'Caution']) {
    await expect(
      page.getByRole('note').filter({ has: page.getByText(title, { exact: true }) }),
    ).toHaveClass(`callout callout--${title.toLowerCase()}`);
  }
  const code = page.getByRole('figure').filter({ hasText: 'src/answer.ts' });
  await expect(code.locator('mark')).toHaveCount(3);
  await expect(code.locator('mark').first()).toHaveText(' * Twice. */\n');
  await expect(page.locator('.token.inserted-sign')).toHaveText('+ const after = true;\n');

  await expect(page.getByRole('cell', { name: '1.5' })).toHaveCSS('text-align', 'end');
  await expect(page.getByRole('cell', { name: 'b', exact: true })).toHaveCSS(
    'text-align',
    'center',
  );

  const contents = page.getByRole('navigation', { name: 'On this side' });
  await expect(contents.getByRole('link')).toHaveText([
    'Pictures',
    'Decisions',
    'Callouts',
    'Code',
    'Tables',
    'Notes and maths',
  ]);
  await expect(page.getByRole('heading', { name: 'Footnotes' })).toHaveClass('visually-hidden');
  await expect(
    page.getByRole('link', { name: 'Back to reference 1', exact: true }),
  ).toHaveAttribute('href', '#user-content-fnref-source');
  await expect(page.getByRole('math')).toHaveCount(2);
});

test('a decision that the text tells is reached from the header, marked and not a card', async ({
  page,
}) => {
  const told = page.locator('#decision-1');
  await expect(told.getByText('strong', { exact: true })).toHaveCSS('font-weight', '680');
  await expect(told.getByRole('listitem')).toHaveText('And a list.');
  await expect(page.locator('.decision')).toHaveCount(0);
  const mark = () => told.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await mark()).toBe('none');
  await page.getByRole('list', { name: 'Decisions' }).getByRole('link').first().click();
  await expect(told).toBeInViewport();
  await expect.poll(mark).toBe('""');
});

test('the Markdown version and the feed contain pictures, video and callouts', () => {
  const markdown = built(`${site.path}.md`);
  expect(markdown).toMatch(/!\[A white circle on blue\]\(http\S+\.webp\)/);
  expect(markdown).toContain('What to notice in it');
  expect(markdown).toMatch(/\[Video: A white block moves to the right\]\(http\S+\.webm\)/);
  expect(markdown).toContain('A decision in the words of the text, with **strong** ones.');
  expect(markdown).toContain('> **Warning**\n>\n> A warning.');
  expect(markdown).toContain('```math\n\\begin{aligned}');
  expect(markdown).toContain('`a^2 + b^2`');

  const feed = built('projects/feed.json');
  expect(feed).toMatch(/<img src=\\"http[^>]+\.webp\\" alt=\\"A white circle on blue\\"/);
  expect(feed).toContain('<blockquote>');
});
