import { expect, test, type Page } from '@playwright/test';

import { expectNoAxeViolations } from '../support/axe';
import { featuredGroups, featuredSlugs } from '../support/groups';
import { horizontalOverflow } from '../support/page-health';
import { findRareWord, STEM_LENGTH } from '../support/rare-word';
import { projects, someProject } from '../support/samples';

const TOTAL = projects.length;
const TAGS = [...new Set(projects.flatMap(({ tags }) => tags))].sort();

/** Two tags that some project has; the second is empty when none has two. */
const [ONE = '', OTHER = ''] = (projects.find(({ tags }) => tags.length > 1) ?? someProject).tags;

/** Two tags that no project has together. */
const APART = TAGS.flatMap((one) => TAGS.map((other) => [one, other] as const)).find(
  (pair) => withTags(...pair).length === 0,
);

const RARE = findRareWord();
const NONE = { word: '', slug: '' };

/** Far longer than a pointer must rest before a preview plays. */
const LONG_REST_MS = 5_000;

test('two tags leave exactly the projects that have both', async ({ page }) => {
  test.skip(OTHER === '', 'no project has two tags');
  await page.goto('/projects');
  await choose(page, ONE);
  await choose(page, OTHER);
  await expectShown(page, withTags(ONE, OTHER));
  const inOrder = [ONE, OTHER].sort();
  const [first, second] = inOrder.map((tag) => tag.toLowerCase());
  await expect(page).toHaveURL(`/projects?tag=${first}&tag=${second}`);
  await expect(page).toHaveTitle(new RegExp(`^${inOrder.join(' and ')} projects · `));
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
  expect(heights).toHaveLength(TOTAL);
  for (const shared of heights) expect(shared).toBeGreaterThan(0);
});

test('the number beside a tag is how many projects it would leave', async ({ page }) => {
  await page.goto('/projects');
  for (const tag of TAGS) await expectCount(page, tag, withTags(tag).length);
  await choose(page, ONE);
  for (const tag of TAGS) await expectCount(page, tag, withTags(ONE, tag).length);
});

test('choices made in quick succession all count', async ({ page }) => {
  const { tags } = projects.toSorted((a, b) => b.tags.length - a.tags.length)[0] ?? someProject;
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto('/projects');
  await page.evaluate(
    (names) => {
      for (const name of names) {
        document.querySelector<HTMLElement>(`.tag-chips [data-value="${name}"]`)?.click();
      }
    },
    tags.map((tag) => tag.toLowerCase()),
  );
  await expectShown(page, withTags(...tags));
  expect(complaints).toEqual([]);
});

test('a tag that would leave no project is disabled', async ({ page }) => {
  test.skip(!APART, 'any two tags have a project');
  const [chosen = '', impossible = ''] = APART ?? [];
  await page.goto('/projects');
  await choose(page, chosen);
  await expect(chip(page, impossible)).toHaveAttribute('aria-disabled', 'true');
  await expect(chip(page, impossible)).not.toHaveAttribute('href');
});

for (const { name, label, slugs } of featuredGroups) {
  test(`the featured group ${name} combines with a tag`, async ({ page }) => {
    const tag = tagsOf(slugs.at(-1))[0] ?? '';
    await page.goto('/projects');
    await choose(page, label, 'Featured');
    await expectShown(page, inTrackOrder(slugs));
    await choose(page, tag);
    await expectShown(page, inTrackOrder(slugs.filter((slug) => tagsOf(slug).includes(tag))));
    await expect(page).toHaveURL(`/projects?tag=${tag.toLowerCase()}&group=${name}`);
  });

  test(`the page of the group ${name} counts tags within the group`, async ({ page }) => {
    await page.goto(`/projects/group/${name}`);
    await expectShown(page, inTrackOrder(slugs));
    for (const tag of TAGS) {
      await expectCount(page, tag, slugs.filter((slug) => tagsOf(slug).includes(tag)).length);
    }
  });
}

test('sorting by date or title shows one list', async ({ page }) => {
  await page.goto('/projects');
  await choose(page, 'Date', 'Sort by');
  await expectShown(
    page,
    slugsBy((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
  );
  await choose(page, 'Title', 'Sort by');
  await expectShown(
    page,
    slugsBy((a, b) => a.title.localeCompare(b.title, 'en')),
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['By title, A to Z']);
  await choose(page, 'Track', 'Sort by');
  const sides = new Set(projects.map(({ track }) => `Side ${track.charAt(0)}`));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([...sides]);
});

test('search finds a word that only the text of one write-up has, and shows where', async ({
  page,
}) => {
  test.skip(!RARE, 'no write-up has a long word of its own');
  const { word, slug } = RARE ?? NONE;
  await page.goto('/projects');
  await page.getByRole('searchbox').fill(word);
  await expectShown(page, [slug]);
  // The index also marks words with the same stem, such as `deployed` for `deployment`.
  const beginning = new RegExp(`^${word.slice(0, STEM_LENGTH)}`, 'i');
  await expect(card(page, slug).locator('mark').first()).toHaveText(beginning);
  await expect(page).toHaveURL(`/projects?q=${word}`);
});

test('without its index, search still looks through titles and pitches', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/projects');
  const { word, slug } = findPitchWord();
  await page.getByRole('searchbox').fill(word);
  await expectShown(page, [slug]);
});

test('an address with every kind of choice restores the view', async ({ page }) => {
  const [group] = featuredGroups;
  const rare = findRareWord(group?.slugs);
  test.skip(!rare, 'no write-up of the first group has a long word of its own');
  const { word, slug } = rare ?? NONE;
  const [tag = ''] = tagsOf(slug);
  await page.goto(
    `/projects?tag=${tag.toLowerCase()}&group=${group?.name ?? ''}&sort=title&q=${word}`,
  );
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(chip(page, tag)).toHaveAttribute('aria-current', 'true');
  await expect(option(page, group?.label ?? '', 'Featured')).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(option(page, 'Title', 'Sort by')).toHaveAttribute('aria-current', 'true');
  await expectShown(page, [slug]);
});

test('the back button undoes one choice at a time', async ({ page }) => {
  test.skip(OTHER === '', 'no project has two tags');
  await page.goto('/projects');
  await choose(page, ONE);
  await choose(page, OTHER);
  await expectShown(page, withTags(ONE, OTHER));
  await page.goBack();
  await expectShown(page, withTags(ONE));
  await page.goBack();
  await expectShown(page, slugsBy(byTrack));
  await page.goForward();
  await expectShown(page, withTags(ONE));
});

test('a whole search is one step back', async ({ page }) => {
  test.skip(!RARE || TOTAL < 2, 'no search leaves some projects out');
  await page.goto('/projects');
  await page.getByRole('searchbox').pressSequentially(RARE?.word ?? '');
  await expect(page.getByRole('status')).not.toHaveText(`${TOTAL} projects`);
  await page.goBack();
  await expectShown(page, slugsBy(byTrack));
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('coming back from a write-up finds the view as it was left', async ({ page }) => {
  const [tag = ''] = someProject.tags;
  await page.goto('/projects');
  await choose(page, tag);
  await expectShown(page, withTags(tag));
  await page.getByRole('link', { name: someProject.title, exact: true }).click();
  await expect(page).toHaveURL(`/projects/${someProject.slug}`);
  await page.goBack();
  await expectShown(page, withTags(tag));
});

test('the number of results is announced', async ({ page }) => {
  test.skip(!TAGS.some((tag) => withTags(tag).length < TOTAL), 'every project has every tag');
  await page.goto('/projects');
  await expect(page.getByRole('status')).toHaveText(`${TOTAL} projects`);
  const rare = TAGS.find((tag) => withTags(tag).length < TOTAL) ?? '';
  await choose(page, rare);
  await expect(page.getByRole('status')).toHaveText(
    `${withTags(rare).length} of ${TOTAL} projects`,
  );
});

test('an empty view says so and has a way out', async ({ page }) => {
  test.skip(!APART, 'any two tags have a project');
  const [one, other] = (APART ?? []).map((tag) => tag.toLowerCase());
  await page.goto(`/projects?tag=${one}&tag=${other}`);
  await expect(page.getByRole('status')).toHaveText(`0 of ${TOTAL} projects`);
  await expect(page.getByRole('heading', { name: 'No sleeve fits all of that' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: `Show all ${TOTAL} projects` }).click();
  await expectShown(page, slugsBy(byTrack));
});

test('a prerendered view can be widened again without leaving the page', async ({ page }) => {
  test.skip(OTHER === '', 'no project has two tags');
  await page.goto(`/projects/tag/${ONE.toLowerCase()}`);
  await expectShown(page, withTags(ONE));
  await choose(page, OTHER);
  await expectShown(page, withTags(ONE, OTHER));
  await choose(page, ONE);
  await expectShown(page, withTags(OTHER));
  await expect(page).toHaveURL(`/projects?tag=${OTHER.toLowerCase()}`);
  await choose(page, OTHER);
  await expectShown(page, slugsBy(byTrack));
});

test('before it is used, the page loads no filter, no search and no preview', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/projects', { waitUntil: 'networkidle' });
  expect(
    requests.filter((url) => /pagefind|run-filters|find-write-ups|play-previews|\.webp/.test(url)),
  ).toEqual([]);
});

test('a cover plays its preview while the mouse rests on it', async ({ page }) => {
  test.skip(TOTAL < 2, 'there is no second cover to go to');
  const [first, second] = await openCards(page);
  await first.hover();
  await expect(first.locator('.preview')).toHaveJSProperty('complete', true);
  await second.hover();
  await expect(first.locator('.preview')).toHaveCount(0);
  await expect(page.locator('.preview')).toHaveCount(1);
});

test('a cover plays its preview while the keyboard is on it', async ({ page }) => {
  const [first] = await openCards(page);
  await page.getByRole('group', { name: 'Tags' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(first.getByRole('link')).toBeFocused();
  await expect(first.locator('.preview')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first.locator('.preview')).toHaveCount(0);
});

test('a related project plays its preview too', async ({ page }) => {
  test.skip(TOTAL < 2, 'nothing is related to the only project');
  await page.goto(`/projects/${someProject.slug}`);
  const related = page.locator('.related [data-preview]').first();
  await related.hover();
  await expect(related.locator('.preview')).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no preview is shown or downloaded', async ({ page }) => {
    const previews: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.webp')) previews.push(request.url());
    });
    await page.clock.install();
    const [first] = await openCards(page);
    await first.hover();
    await page.clock.runFor(LONG_REST_MS);
    await expect(page.locator('.preview')).toHaveCount(0);
    expect(previews).toEqual([]);
  });
});

for (const path of [
  `/projects/tag/${ONE.toLowerCase()}`,
  `/projects/group/${featuredGroups[0]?.name}`,
  '/projects/sort/date',
]) {
  test(`${path} fits a small phone and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    expect(await horizontalOverflow(page)).toBe(0);
    await expectNoAxeViolations(page);
  });
}

test('every choice of the bar stays in its box at any width', async ({ page }) => {
  await page.goto('/projects');
  for (const width of [360, 390, 600, 767, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const spilling = await page
      .locator('html, [data-filter-bar] ul')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
    expect(spilling, `at ${width} px`).toBe(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every tag is a link to the page of that tag', async ({ page }) => {
    test.skip(OTHER === '', 'no project has two tags');
    await page.goto('/projects');
    await choose(page, ONE);
    await expect(page).toHaveURL(`/projects/tag/${ONE.toLowerCase()}`);
    await expectShown(page, withTags(ONE));
    await choose(page, OTHER);
    await expect(page).toHaveURL(`/projects/tag/${OTHER.toLowerCase()}`);
    await expectShown(page, withTags(OTHER));
    await choose(page, OTHER);
    await expect(page).toHaveURL('/projects');
  });

  test('the page of a tag says how many of its projects each other tag leaves', async ({
    page,
  }) => {
    await page.goto(`/projects/tag/${ONE.toLowerCase()}`);
    for (const tag of TAGS) await expectCount(page, tag, withTags(ONE, tag).length);
  });

  test('groups and orders are pages', async ({ page }) => {
    await page.goto('/projects');
    for (const { name, label } of featuredGroups) {
      await choose(page, label, 'Featured');
      await expect(page).toHaveURL(`/projects/group/${name}`);
      await expectShown(page, inTrackOrder(featuredSlugs(name)));
    }
    await choose(page, 'Date', 'Sort by');
    await expectShown(
      page,
      slugsBy((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    );
  });

  test('every tag of a write-up leads to a page', async ({ page, request }) => {
    for (const tag of TAGS) {
      const answer = await request.get(`/projects/tag/${tag.toLowerCase()}`);
      expect(answer.status(), tag).toBe(200);
    }
    const [tag = ''] = someProject.tags;
    await page.goto(`/projects/${someProject.slug}`);
    await page.getByRole('link', { name: tag, exact: true }).click();
    await expectShown(page, withTags(tag));
  });

  test('search is not offered', async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

function chip(page: Page, tag: string) {
  return page.getByRole('group', { name: 'Tags' }).locator(`[data-value="${tag.toLowerCase()}"]`);
}

function option(page: Page, label: string, group: 'Featured' | 'Sort by') {
  return page.getByRole('group', { name: group }).getByRole('link', { name: label, exact: true });
}

async function choose(page: Page, label: string, group?: 'Featured' | 'Sort by') {
  await (group ? option(page, label, group) : chip(page, label)).click();
}

async function expectCount(page: Page, tag: string, count: number) {
  await expect(chip(page, tag)).toHaveText(
    `${tag} ${count} ${count === 1 ? 'project' : 'projects'}`,
  );
}

/** The first two cards of the whole list. */
async function openCards(page: Page) {
  await page.goto('/projects');
  const [first = someProject, second = someProject] = projects;
  return [card(page, first.slug), card(page, second.slug)] as const;
}

function card(page: Page, slug: string) {
  return page.locator(`[data-project="${slug}"]`);
}

async function expectShown(page: Page, expected: string[]) {
  const shown = page.locator('[data-widget="project-list"] [data-project]:visible');
  await expect
    .poll(() =>
      shown.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-project'))),
    )
    .toEqual(expected);
}

function tagsOf(slug: string | undefined): string[] {
  return projects.find((project) => project.slug === slug)?.tags ?? [];
}

function inTrackOrder(slugs: string[]): string[] {
  return slugsBy(byTrack, ({ slug }) => slugs.includes(slug));
}

/** A word of one project's pitch that no other card has. */
function findPitchWord(): { word: string; slug: string } {
  const cards = projects.map(({ slug, title, description, tags }) => ({
    slug,
    pitch: description.toLowerCase(),
    text: [title, description, ...tags].join(' ').toLowerCase(),
  }));
  for (const { slug, pitch } of cards) {
    const others = cards.filter((other) => other.slug !== slug);
    const word = pitch
      .split(/[^a-z]+/)
      .find((word) => word.length > 5 && !others.some(({ text }) => text.includes(word)));
    if (word) return { word, slug };
  }
  throw new Error('Every long word occurs in two pitches.');
}

function withTags(...tags: string[]): string[] {
  return slugsBy(byTrack, (project) => tags.every((tag) => project.tags.includes(tag)));
}

type Project = (typeof projects)[number];

function byTrack(a: Project, b: Project): number {
  return a.track.localeCompare(b.track, 'en', { numeric: true });
}

function slugsBy(
  order: (a: Project, b: Project) => number,
  isWanted: (project: Project) => boolean = () => true,
): string[] {
  return projects
    .filter(isWanted)
    .sort(order)
    .map(({ slug }) => slug);
}
