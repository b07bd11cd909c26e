import { existsSync, globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import sharp from 'sharp';

import { expectFitAndAccess } from '../support/axe';
import { createFeatureSite } from '../support/feature-site';
import { collectComplaints } from '../support/page-health';
import { readPdf } from '../support/pdf';
import { serveBuiltSite, type BuiltSite } from '../support/serve-built-site';

const BUILD_TIMEOUT_MS = 600_000;

const BARE_PROJECT = `---
title: Gamma
description: A thing with only the fields that a project must have.
publishedAt: '2026-03-04'
updatedAt: '2026-05-06'
track: C1
tags: [Glue]
keywords: bare, thing
cover: ./photo.jpg
---

Some words.
`;

const BARE_PROFILE = `name: Ada Example
role: Builder of small things
headline: I build things.
intro: I build small things, write <script> and <style> tags by hand, and say what I turned down.
location: Łódź, Poland
workHistory:
  - company: Wood and glue
    title: Principal joiner for shelves, boxes, stairs and all else that is made of wood
    start: 2022-03
    end: Present
    summary: Led a workshop of two.
    points: [Built forty shelves without a single screw., Wrote down how.]
education:
  - { school: A school of wood, title: Joinery, start: 2018, end: 2021 }
`;

// The portfolio of somebody else, built once for all of them: one write-up uses everything, the rest leaves most of it out.
test.describe.configure({ mode: 'default' });

type FeatureSite = Awaited<ReturnType<typeof createFeatureSite>>;
let site: FeatureSite;
let server: BuiltSite;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  site = await createFeatureSite();
  await leaveOutMost();
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

/** Without the files that an owner may delete, with a project that has only what it must have, and with a draft. */
async function leaveOutMost(): Promise<void> {
  for (const name of ['principles', 'groups', 'tags']) await site.remove(`content/${name}.yaml`);
  for (const file of ['quotes.yaml', 'stream/entries.yaml', 'stream/stream.mdx']) {
    await site.edit(`content/${file}`, () => '');
  }
  const write = (file: string, content: string | Buffer) =>
    writeFile(join(site.root, file), content);
  await write('content/profile.yaml', BARE_PROFILE);
  const photo = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#456' },
  })
    .jpeg()
    .toBuffer();
  for (const [slug, text] of [
    ['gamma', BARE_PROJECT],
    ['delta', BARE_PROJECT.replace('Gamma', 'Secret').replace('C1', 'C2\ndraft: true')],
  ] as const) {
    await site.copy('projects/beta', `projects/${slug}`);
    await site.remove(`projects/${slug}/beta.mdx`);
    await write(`projects/${slug}/${slug}.mdx`, text);
    await write(`projects/${slug}/photo.jpg`, photo);
  }
}

const built = (file: string) => readFileSync(join(site.root, 'dist/client', file), 'utf8');

/** A built page, without the comments that React leaves between texts. */
const builtPage = (name: string) => built(name).replaceAll('<!-- -->', '');

test('a portfolio of three projects on three sides, most of it left out, says what is true', () => {
  const home = builtPage('index.html');
  expect(home).toContain('3 projects, three sides');
  expect(home).toContain('write &lt;script&gt; and &lt;style&gt; tags');
  for (const widget of ['quote', 'marquee', 'social-grid']) {
    expect(home).not.toContain(`data-widget="${widget}"`);
  }
  const projects = builtPage('projects.html');
  expect(projects).toContain('3 projects on three sides, each with a write-up.');
  expect(projects).not.toContain('Secret');
  const gamma = builtPage('projects/gamma.html');
  expect(gamma).toMatch(/<img class="cover" src="\/_astro\/photo[^"]+\.webp"/);
  expect(gamma).toContain('May 2026');
  expect(gamma).not.toContain('In short');
  const about = builtPage('about.html');
  expect(about).toContain('Joinery');
  expect(about).toContain('Łódź, Poland');
  expect(about).not.toContain('How I work');
  expect(JSON.parse(built('resume.json'))).toMatchObject({
    basics: { location: { address: 'Łódź, Poland' } },
    education: [{ institution: 'A school of wood', startDate: '2018', endDate: '2021' }],
  });
  expect(existsSync(join(site.root, 'dist/client/projects/delta.html'))).toBe(false);
});

test('a site that has measured nothing has no receipts, and no door to them', () => {
  for (const file of ['receipts.html', 'receipts.json'])
    expect(existsSync(join(site.root, 'dist/client', file)), file).toBe(false);
  for (const file of ['index.html', 'about.html', 'palette.json', 'sitemap.xml'])
    expect(built(file), file).not.toContain('/receipts');
});

test("the letters of the owner's words come with the first font, which pages ask for at once", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${server.url}/about`);
  const preloaded = await page.locator('link[rel=preload][as=font]').getAttribute('href');
  expect(preloaded).toContain('extra-archivo');
  const faces = await page.evaluate(async () => {
    const used = await document.fonts.load('500 16px Archivo', 'Łódź');
    return used.map(({ status }) => status);
  });
  expect(faces).toEqual(['loaded']);
  expect(asked.filter((path) => !path.includes('geist-mono'))).toEqual([preloaded]);
});

test('three projects stand once on each page, without a crate and without controls', () => {
  const home = builtPage('index.html');
  expect(home).not.toContain('class="crate"');
  expect(home).not.toContain('Latest projects');
  for (const slug of ['alpha', 'beta', 'gamma']) {
    expect(home.split(`data-cover="${slug}"`)).toHaveLength(2);
    expect(home.split(`data-project="${slug}"`)).toHaveLength(2);
  }
  const projects = builtPage('projects.html');
  expect(projects).not.toContain('Find a project');
  expect(projects).not.toContain('Side A');
  // A tag has links in write-ups, and its page a way back to all projects.
  expect(builtPage('projects/tag/glue.html')).toContain('Show all');
});

test('a role without a logo has initials, its title wraps, and the CV tells what was done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(server.url);
  const card = page.locator('[data-widget="work-history"]');
  await expect(card.locator('svg text')).toHaveText('WA');
  await expect(card).toContainText('Mar 2022');
  const title = card.getByText('Principal joiner');
  expect(await title.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(
    true,
  );
  await expect(title).toHaveCSS('white-space', 'normal');

  const points = ['Led a workshop of two.', 'Built forty shelves without a single screw.'];
  const pdf = (await readPdf(readFileSync(join(site.root, 'dist/client/cv.pdf')))).join(' ');
  for (const point of points) {
    expect(builtPage('cv.html')).toContain(point);
    expect(pdf).toContain(point);
  }
  expect(pdf).toContain('Mar 2022 to Present');
  expect(JSON.parse(built('resume.json'))).toMatchObject({
    work: [{ startDate: '2022-03', highlights: [points[1], 'Wrote down how.'] }],
  });
});

test('a stream without entries is on no page, in no feed and in no link', () => {
  const files = globSync('**/*.{html,json,xml,txt,md}', {
    cwd: join(site.root, 'dist/client'),
  }).filter((file) => !file.startsWith('pagefind'));
  expect(files).toContain('about.html');
  expect(
    files.filter((file) => /^stream[./]/.test(file) && file !== 'stream/addresses.json'),
  ).toEqual([]);
  for (const file of files) expect(built(file), file).not.toMatch(/["(]\/stream[/#")]/);
});

test.describe('a write-up that uses everything', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(server.url + site.path);
  });

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
});
