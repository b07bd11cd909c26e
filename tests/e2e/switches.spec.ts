import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { expectFitAndAccess } from '../support/axe';
import { createOwnSite } from '../support/own-site';
import type { ScratchSite } from '../support/scratch-site';
import { serveBuiltSite, type BuiltSite } from '../support/serve-built-site';

const BUILD_TIMEOUT_MS = 600_000;

const SWITCHES = `accent: { light: '#8a1c7c', dark: '#e79be0' }
hidden: [music, quotes, marquee]
navigation:
  - { label: Work, href: /projects }
  - { label: Stream, href: /stream }
  - { label: CV, href: /cv }
`;

const ENTRY = `- type: text
  date: '2026-10-18T20:15:00+05:30'
  description: A desk
  text: With two lamps.
  picture: { src: ./media/desk.png, alt: A desk with two lamps }
`;

// A site with one project and one entry, built once for all of them.
test.describe.configure({ mode: 'default' });

let site: ScratchSite;
let server: BuiltSite;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  site = await createOwnSite();
  await site.remove('projects/beta');
  await site.remove('content/tags.yaml');
  await site.edit('content/profile.yaml', (text) => text + SWITCHES);
  await site.edit('content/stream/entries.yaml', () => ENTRY);
  await site.edit('projects/alpha/alpha.mdx', (text) =>
    text
      .replace('tags: [Design]', 'tags: [Machine learning]')
      .replace(/^cover: .*$/m, 'cover: ./photo.png'),
  );
  const picture = await sharp({
    create: { width: 2000, height: 1500, channels: 3, background: '#a01020' },
  })
    .png()
    .toBuffer();
  for (const file of ['content/stream/media/desk.png', 'projects/alpha/photo.png']) {
    await writeFile(join(site.root, file), picture);
  }
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

const built = (file: string) => readFileSync(join(site.root, 'dist/client', file), 'utf8');

for (const path of ['/', '/projects', '/stream', '/about', '/cv']) {
  test(`one project and one entry fit and pass axe on ${path}`, async ({ page }) => {
    await page.goto(server.url + path);
    await expectFitAndAccess(page);
  });
}

test('the accent of the profile is the accent of the pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${server.url}/about`);
  const accent = () =>
    page.evaluate(() => {
      const probe = document.createElement('span');
      probe.className = 'probe';
      document.body.append(probe);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.probe { color: var(--accent) }');
      document.adoptedStyleSheets = [sheet];
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  expect(await accent()).toBe('rgb(138, 28, 124)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accent()).toBe('rgb(231, 155, 224)');
});

test('header and footer have the links of the profile, and hidden parts are gone', async ({
  page,
}) => {
  await page.goto(server.url);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Work',
    'Stream',
    'CV',
  ]);
  await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveText([
    'Home',
    'Work',
    'Stream',
    'CV',
    'Feed',
  ]);
  for (const widget of ['music', 'quote', 'marquee']) {
    await expect(page.locator(`[data-widget="${widget}"]`)).toHaveCount(0);
  }
});

test('an entry shows its picture, in the feed too', async ({ page }) => {
  await page.goto(`${server.url}/stream`);
  const picture = page.getByAltText('A desk with two lamps');
  await expect(picture).toHaveAttribute('src', /\.webp$/);
  await expect(picture).toHaveAttribute('width', '1400');
  await expect(picture).toHaveAttribute('height', '1050');
  expect(built('stream/feed.json')).toMatch(/<img src=\\"http[^"]+\.webp\\" alt=\\"A desk/);
  await expect(page.getByRole('navigation', { name: 'Kinds of entry' })).toHaveCount(0);
});

test('a tag with a space has an address, a link and a place in the feed', async ({ page }) => {
  await page.goto(`${server.url}/projects/alpha`);
  await page.getByRole('link', { name: 'Machine learning' }).first().click();
  await expect(page).toHaveURL(`${server.url}/projects/tag/machine-learning`);
  await expect(page.getByRole('heading', { name: 'Alpha' })).toBeVisible();
  expect(built('projects/feed.xml')).toContain('<category>Machine learning</category>');
  expect(built('palette.json')).toContain('Machine learning');
});

test('a cover of one’s own gives its color to what stands for the project', () => {
  const css = globSync('_astro/*.css', { cwd: join(site.root, 'dist/client') })
    .map(built)
    .join('');
  expect(css).toMatch(
    /\[data-sleeve=["']?alpha["']?\]\[data-sleeve\]\{--sleeve-ground:#[9a][0-9a-f][01][0-9a-f][12][0-9a-f]/,
  );
});
