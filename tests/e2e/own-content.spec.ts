import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { readSentence, sentenceOf, stageOf } from '../support/demo-steps';
import { describeDemo } from '../support/describe-demo';
import { OWN_SITES } from '../support/own-site';
import { readPdf } from '../support/pdf';
import { buildAndServe, type ScratchSite } from '../support/scratch-site';
import type { BuiltSite } from '../support/serve-built-site';
import { siteTestsPass } from '../support/site-tests';

const BUILD_TIMEOUT_MS = 600_000;

/** The write-up that shows all that Markdown can do. */
const WRITE_UP = '/projects/alpha';

// The portfolio of somebody else who uses everything that is documented, built once for all of them.
test.describe.configure({ mode: 'default' });

let site: ScratchSite;
let server: BuiltSite;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  site = await OWN_SITES.everything();
  server = await buildAndServe(site);
});

test.afterAll(() => server[Symbol.asyncDispose]());

siteTestsPass(() => ({ site, url: server.url }));

const built = (file: string) => readFileSync(join(site.root, 'dist/client', file), 'utf8');

/** A built page, without the comments that React leaves between texts. */
const builtPage = (name: string) => built(name).replaceAll('<!-- -->', '');

test('six projects on four sides, of which a draft is none, say what is true', () => {
  expect(builtPage('index.html')).toContain('write &lt;script&gt; and &lt;style&gt; tags');
  const projects = builtPage('projects.html');
  expect(projects).toContain('6 projects on four sides, each with a write-up.');
  expect(projects).not.toContain('Secret');
  expect(existsSync(join(site.root, 'dist/client/projects/delta.html'))).toBe(false);
  const gamma = builtPage('projects/gamma.html');
  expect(gamma).toMatch(/<img class="cover" src="\/_astro\/photo[^"]+\.webp"/);
  expect(gamma).toContain('May 2026');
  expect(gamma).not.toContain('In short');
  const about = builtPage('about.html');
  for (const words of ['Joinery', 'Łódź, Poland', 'How I work']) expect(about).toContain(words);
  expect(about).toMatch(/<img class="u-photo" src="[^"]+\.webp" alt="Ada Example"/);
  expect(JSON.parse(built('resume.json'))).toMatchObject({
    basics: { location: { address: 'Łódź, Poland' } },
    education: [{ institution: 'A school of wood', startDate: '2018', endDate: '2021' }],
  });
  expect(built('projects/long.html').length).toBeGreaterThan(135_000);
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

test('a role without a logo has initials, its title wraps, and the CV tells what was done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(server.url);
  const card = page.locator('[data-widget="work-history"]');
  await expect(card.locator('svg text')).toHaveText(['WA']);
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
    work: [{ startDate: '2022-03', highlights: [points[1], 'Wrote down how.'] }, {}],
  });
});

test('header and footer have the links of the profile', async ({ page }) => {
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
});

test('an entry shows its picture, in the feed too', async ({ page }) => {
  await page.goto(`${server.url}/stream`);
  const picture = page.getByAltText('A desk with two lamps');
  await expect(picture).toHaveAttribute('src', /\.webp$/);
  await expect(picture).toHaveAttribute('width', '1400');
  await expect(picture).toHaveAttribute('height', '1050');
  expect(built('stream/feed.json')).toMatch(/<img src=\\"http[^"]+\.webp\\" alt=\\"A desk/);
});

test('a tag with a space has an address, a link and a place in the feed', async ({ page }) => {
  await page.goto(`${server.url}/projects/plain`);
  await page.getByRole('link', { name: 'Machine learning' }).first().click();
  await expect(page).toHaveURL(`${server.url}/projects/tag/machine-learning`);
  await expect(page.getByRole('heading', { name: 'C++ (a portfolio)' })).toBeVisible();
  expect(built('projects/feed.xml')).toContain('<category>Machine learning</category>');
  expect(built('palette.json')).toContain('Machine learning');
});

test('a cover of one’s own gives its color to what stands for the project', () => {
  const css = globSync('_astro/*.css', { cwd: join(site.root, 'dist/client') })
    .map(built)
    .join('');
  expect(css).toMatch(
    /\[data-sleeve=["']?gamma["']?\]\[data-sleeve\]\{--sleeve-ground:#[9a][0-9a-f][01][0-9a-f][12][0-9a-f]/,
  );
});

test.describe('a demo of the owner', () => {
  test.use({
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are asked for.
    baseURL: async ({}, use) => {
      await use(server.url);
    },
  });

  // As the file says that `npm run new -- demo beta` has written beside it.
  describeDemo('beta', async (page) => {
    await stageOf(page).locator('[data-handle="Size"]').press('End');
    await expect(sentenceOf(page)).toHaveText('The bar is 100 percent long.');
  });

  describeDemo('gamma', async (page) => {
    const before = await readSentence(page);
    await stageOf(page).locator('[data-handle]').press('Enter');
    await expect(sentenceOf(page)).not.toHaveText(before);
    await expect(stageOf(page).getByRole('button', { name: /^Copy link/ })).toHaveCount(0);
  });

  test('a shared run that nobody describes is named by its settings', async ({ page }) => {
    await page.goto('/projects/beta?size=40');
    await expect(stageOf(page)).toContainText('A shared run: Size: 40 percent.');
  });
});

test.describe('a write-up that uses everything', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(server.url + WRITE_UP);
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
    const markdown = built(`${WRITE_UP}.md`);
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
