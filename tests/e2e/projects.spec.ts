import { expect, test, type Locator, type Page } from '@playwright/test';

import { tagSlug } from '../../src/lib/tag-slug';
import { expectNoAxeViolations } from '../support/axe';
import { featuredGroups } from '../support/groups';
import { horizontalOverflow } from '../support/page-health';
import { NO_PROJECT, projects, someProject } from '../support/samples';

/* The list of projects, however many there are. tests/e2e/filters.spec.ts narrows and sorts it. */

const TAGS = [...new Set(projects.flatMap(({ tags }) => tags))];

/** Far longer than a pointer must rest before a preview plays. */
const LONG_REST_MS = 5_000;

test.skip(projects.length === 0, NO_PROJECT);

test('every project is in the list, in track order', async ({ page }) => {
  await page.goto('/projects');
  expect(await slugsShown(page)).toEqual(projects.map(({ slug }) => slug));
});

test('number, title, Play mark and reading time of a card stand on one line', async ({ page }) => {
  await page.goto('/projects');
  const lines = page.locator('.project-card__line');
  const heights = await lines.evaluateAll((all) =>
    all.map((line) => {
      const boxes = [...line.children].map((part) => part.getBoundingClientRect());
      const lowestTop = Math.max(...boxes.map(({ top }) => top));
      return Math.min(...boxes.map(({ bottom }) => bottom)) - lowestTop;
    }),
  );
  expect(heights).toHaveLength(projects.length);
  for (const shared of heights) expect(shared).toBeGreaterThan(0);
});

test('before it is used, the page loads no filter, no search and no preview', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/projects', { waitUntil: 'networkidle' });
  const previews = await listPreviews(page);
  expect(
    requests.filter(
      (url) =>
        /pagefind|run-filters|find-write-ups|play-previews/.test(url) ||
        previews.some((preview) => url.endsWith(preview)),
    ),
  ).toEqual([]);
});

test('a cover plays its preview while the mouse rests on it', async ({ page }) => {
  test.skip(projects.length < 2, 'there is no second cover to go to');
  const [first, second] = await openCards(page);
  await first.hover();
  await expect(first.locator('.preview')).toHaveJSProperty('complete', true);
  await second.hover();
  await expect(first.locator('.preview')).toHaveCount(0);
  await expect(page.locator('.preview')).toHaveCount(1);
});

test('a cover plays its preview while the keyboard is on it', async ({ page }) => {
  const [first] = await openCards(page);
  await tabTo(page, first.getByRole('link'));
  await expect(first.locator('.preview')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first.locator('.preview')).toHaveCount(0);
});

test('a related project plays its preview too', async ({ page }) => {
  const one = projects.find(({ slug, tags }) =>
    projects.some((other) => other.slug !== slug && other.tags.some((tag) => tags.includes(tag))),
  );
  test.skip(!one, 'no two projects share a tag');
  await page.goto(`/projects/${one?.slug}`);
  const related = page.locator('.related [data-preview]').first();
  await related.hover();
  await expect(related.locator('.preview')).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no preview is shown or downloaded', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.clock.install();
    const [first] = await openCards(page);
    await first.hover();
    await page.clock.runFor(LONG_REST_MS);
    await expect(page.locator('.preview')).toHaveCount(0);
    const previews = await listPreviews(page);
    expect(requests.filter((url) => previews.some((one) => url.endsWith(one)))).toEqual([]);
  });
});

for (const path of [
  ...TAGS.slice(0, 1).map((tag) => `/projects/tag/${tagSlug(tag)}`),
  ...featuredGroups.slice(0, 1).map(({ name }) => `/projects/group/${name}`),
  '/projects/sort/date',
]) {
  test(`${path} fits a small phone and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    expect(await horizontalOverflow(page)).toBe(0);
    await expectNoAxeViolations(page);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every tag of a write-up leads to a page', async ({ page, request }) => {
    for (const tag of TAGS) {
      const answer = await request.get(`/projects/tag/${tagSlug(tag)}`);
      expect(answer.status(), tag).toBe(200);
    }
    const [tag = ''] = someProject.tags;
    await page.goto(`/projects/${someProject.slug}`);
    await page.locator('.facts__tags').getByRole('link', { name: tag, exact: true }).click();
    const having = projects.filter(({ tags }) => tags.includes(tag));
    await expect.poll(() => slugsShown(page)).toEqual(having.map(({ slug }) => slug));
  });
});

/** The first two cards of the whole list. */
async function openCards(page: Page) {
  await page.goto('/projects');
  const [first = someProject, second = someProject] = projects;
  return [card(page, first.slug), card(page, second.slug)] as const;
}

function card(page: Page, slug: string) {
  return page.locator(`[data-project="${slug}"]`);
}

/** The previews that are more than the cover, by address. */
function listPreviews(page: Page): Promise<string[]> {
  return page.locator('[data-preview]').evaluateAll((cards) =>
    cards.flatMap((one) => {
      const preview = one.getAttribute('data-preview') ?? '';
      return one.querySelector('.cover')?.getAttribute('src') === preview ? [] : [preview];
    }),
  );
}

function slugsShown(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-widget="project-list"] [data-project]:visible')
    .evaluateAll((cards) => cards.map((one) => one.getAttribute('data-project')));
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((one) => one === document.activeElement);
  do await page.keyboard.press('Tab');
  while (!(await hasFocus()));
}
