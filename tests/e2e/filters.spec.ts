import { expect, test, type Page } from '@playwright/test';

import { tagSlug } from '../../src/lib/tag-slug';
import { expectNoAxeViolations } from '../support/axe';
import { offeredGroups } from '../support/groups';
import { findRareWord, STEM_LENGTH } from '../support/rare-word';
import { hasControls, projects, someProject, TOO_FEW } from '../support/samples';

const TOTAL = projects.length;
const TAGS = [...new Set(projects.flatMap(({ tags }) => tags))].sort();
/** Tags are offered when one of them leaves fewer projects. */
const OFFERED_TAGS = TAGS.some((tag) => withTags(tag).length < TOTAL) ? TAGS : [];
const NO_TAGS = 'every project has every tag';

/** Two tags that some project has; the second is empty when none has two, or tags are not offered. */
const [ONE = '', OTHER = ''] = (
  projects.find(({ tags }) => OFFERED_TAGS.length > 0 && tags.length > 1) ?? someProject
).tags;

/** Two tags that no project has together. */
const APART = TAGS.flatMap((one) => TAGS.map((other) => [one, other] as const)).find(
  (pair) => withTags(...pair).length === 0,
);

const RARE = findRareWord();
const NONE = { word: '', slug: '' };

test.skip(!hasControls, TOO_FEW);

test('two tags leave exactly the projects that have both', async ({ page }) => {
  test.skip(OTHER === '', 'no project has two tags, or every project has every tag');
  await page.goto('/projects');
  await choose(page, ONE);
  await choose(page, OTHER);
  await expectShown(page, withTags(ONE, OTHER));
  const inOrder = [ONE, OTHER].toSorted((a, b) => (tagSlug(a) < tagSlug(b) ? -1 : 1));
  await expect(page).toHaveURL(addressOf(...inOrder.map((tag) => ['tag', tagSlug(tag)] as const)));
  await expect(page).toHaveTitle(
    new RegExp(`^${RegExp.escape(inOrder.join(' and '))} projects · `),
  );
});

test('the number beside a tag is how many projects it would leave', async ({ page }) => {
  test.skip(OFFERED_TAGS.length === 0, NO_TAGS);
  await page.goto('/projects');
  for (const tag of TAGS) await expectCount(page, tag, withTags(tag).length);
  await choose(page, ONE);
  for (const tag of TAGS) await expectCount(page, tag, withTags(ONE, tag).length);
});

test('choices made in quick succession all count', async ({ page }) => {
  test.skip(OFFERED_TAGS.length === 0, NO_TAGS);
  const { tags } = projects.toSorted((a, b) => b.tags.length - a.tags.length)[0] ?? someProject;
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto('/projects');
  await page.evaluate((names) => {
    for (const name of names) {
      document.querySelector<HTMLElement>(`.tag-chips [data-value="${name}"]`)?.click();
    }
  }, tags.map(tagSlug));
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

for (const { name, label, slugs } of offeredGroups) {
  test(`the featured group ${name} combines with a tag`, async ({ page }) => {
    const tag = tagsOf(slugs.at(-1))[0] ?? '';
    test.skip(tag === '' || OFFERED_TAGS.length === 0, NO_TAGS);
    await page.goto('/projects');
    await choose(page, label, 'Featured');
    await expectShown(page, inTrackOrder(slugs));
    await choose(page, tag);
    await expectShown(page, inTrackOrder(slugs.filter((slug) => tagsOf(slug).includes(tag))));
    await expect(page).toHaveURL(addressOf(['tag', tagSlug(tag)], ['group', name]));
  });

  test(`the page of the group ${name} counts tags within the group`, async ({ page }) => {
    await page.goto(`/projects/group/${name}`);
    await expectShown(page, inTrackOrder(slugs));
    for (const tag of OFFERED_TAGS) {
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
    slugsBy((a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' })),
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
  const { word, slug } = findPitchWord() ?? NONE;
  test.skip(word === '', 'no pitch has a long word of its own');
  await page.goto('/projects');
  await page.getByRole('searchbox').fill(word);
  await expectShown(page, [slug]);
});

test('an address with every kind of choice restores the view', async ({ page }) => {
  const [group] = offeredGroups;
  const rare = group && findRareWord(group.slugs);
  test.skip(
    !rare,
    'no group leaves some projects out, or its texts have no long word of their own',
  );
  test.skip(OFFERED_TAGS.length === 0, NO_TAGS);
  const { word, slug } = rare ?? NONE;
  const [tag = ''] = tagsOf(slug);
  await page.goto(
    addressOf(['tag', tagSlug(tag)], ['group', group?.name ?? ''], ['sort', 'title'], ['q', word]),
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
  test.skip(OTHER === '', 'no project has two tags, or every project has every tag');
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
  test.skip(OFFERED_TAGS.length === 0, NO_TAGS);
  const [tag = ''] = someProject.tags;
  await page.goto('/projects');
  await choose(page, tag);
  await expectShown(page, withTags(tag));
  await card(page, someProject.slug).getByRole('link').click();
  await expect(page).toHaveURL(`/projects/${someProject.slug}`);
  await page.goBack();
  await expectShown(page, withTags(tag));
});

test('the number of results is announced', async ({ page }) => {
  test.skip(OFFERED_TAGS.length === 0, NO_TAGS);
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
  const [one = '', other = ''] = (APART ?? []).map(tagSlug);
  await page.goto(addressOf(['tag', one], ['tag', other]));
  await expect(page.getByRole('status')).toHaveText(`0 of ${TOTAL} projects`);
  await expect(page.getByRole('heading', { name: 'No sleeve fits all of that' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: `Show all ${TOTAL} projects` }).click();
  await expectShown(page, slugsBy(byTrack));
});

test('a prerendered view can be widened again without leaving the page', async ({ page }) => {
  test.skip(OTHER === '', 'no project has two tags, or every project has every tag');
  await page.goto(`/projects/tag/${tagSlug(ONE)}`);
  await expectShown(page, withTags(ONE));
  await choose(page, OTHER);
  await expectShown(page, withTags(ONE, OTHER));
  await choose(page, ONE);
  await expectShown(page, withTags(OTHER));
  await expect(page).toHaveURL(addressOf(['tag', tagSlug(OTHER)]));
  await choose(page, OTHER);
  await expectShown(page, slugsBy(byTrack));
});

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
    test.skip(OTHER === '', 'no project has two tags, or every project has every tag');
    await page.goto('/projects');
    await choose(page, ONE);
    await expect(page).toHaveURL(`/projects/tag/${tagSlug(ONE)}`);
    await expectShown(page, withTags(ONE));
    await choose(page, OTHER);
    await expect(page).toHaveURL(`/projects/tag/${tagSlug(OTHER)}`);
    await expectShown(page, withTags(OTHER));
    await choose(page, OTHER);
    await expect(page).toHaveURL('/projects');
  });

  test('the page of a tag says how many of its projects each other tag leaves', async ({
    page,
  }) => {
    await page.goto(`/projects/tag/${tagSlug(ONE)}`);
    for (const tag of OFFERED_TAGS) await expectCount(page, tag, withTags(ONE, tag).length);
  });

  test('groups and orders are pages', async ({ page }) => {
    await page.goto('/projects');
    for (const { name, label, slugs } of offeredGroups) {
      await choose(page, label, 'Featured');
      await expect(page).toHaveURL(`/projects/group/${name}`);
      await expectShown(page, inTrackOrder(slugs));
    }
    await choose(page, 'Date', 'Sort by');
    await expectShown(
      page,
      slugsBy((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    );
  });

  test('search is not offered', async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

function chip(page: Page, tag: string) {
  return page.getByRole('group', { name: 'Tags' }).locator(`[data-value="${tagSlug(tag)}"]`);
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

/** The list with choices, such as `/projects?tag=ai&sort=date`. */
function addressOf(...choices: (readonly [string, string])[]): string {
  return `/projects?${new URLSearchParams(choices.map((choice) => [...choice])).toString()}`;
}

/** A word of one project's pitch that no other card has; short pitches may have none. */
function findPitchWord(): { word: string; slug: string } | undefined {
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
  return undefined;
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
