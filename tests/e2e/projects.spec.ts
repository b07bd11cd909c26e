import { expect, test, type Page } from '@playwright/test';

import { expectNoAxeViolations } from '../support/axe';
import { listFrontmatter } from '../support/frontmatter';
import { findRareWord } from '../support/rare-word';

const projects = listFrontmatter();
const TOTAL = projects.length;

/** Far longer than a pointer must rest before a preview plays. */
const LONG_REST_MS = 5_000;

test('two tags leave exactly the projects that have both', async ({ page }) => {
  await page.goto('/projects');
  await choose(page, 'AI');
  await choose(page, 'Web3');
  await expectShown(page, withTags('AI', 'Web3'));
  await expect(page).toHaveURL('/projects?tag=ai&tag=web3');
  await expect(page).toHaveTitle(/^AI and Web3 projects · /);
});

test('the number beside a tag is how many projects it would leave', async ({ page }) => {
  await page.goto('/projects');
  await expect(chip(page, 'Finance')).toHaveText(`Finance${withTags('Finance').length} projects`);
  await choose(page, 'AI');
  for (const tag of ['Finance', 'Security', 'Web3']) {
    await expect(chip(page, tag)).toHaveText(`${tag}${withTags('AI', tag).length} projects`);
  }
});

test('choices made faster than they can be drawn all count', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto('/projects');
  await page.evaluate(() => {
    for (const name of ['ai', 'web3', 'security']) {
      document.querySelector<HTMLElement>(`.tag-chips [data-value="${name}"]`)?.click();
    }
  });
  await expectShown(page, withTags('AI', 'Web3', 'Security'));
  expect(complaints).toEqual([]);
});

test('a tag that would leave nothing leads nowhere', async ({ page }) => {
  await page.goto('/projects');
  await choose(page, 'Finance');
  await expect(chip(page, 'Audio')).toHaveAttribute('aria-disabled', 'true');
  await expect(chip(page, 'Audio')).not.toHaveAttribute('href');
});

test('a featured group combines with a tag', async ({ page }) => {
  await page.goto('/projects');
  await choose(page, 'Web3', 'Featured');
  await expectShown(page, ['silkroad', 'smartwhalesai']);
  await choose(page, 'AI');
  await expectShown(page, ['smartwhalesai']);
  await expect(page).toHaveURL('/projects?tag=ai&group=web3');
});

test('sorting by date or title puts both sides into one run', async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Side A', 'Side B']);
});

test('search finds a word that only the text of one write-up has, and shows where', async ({
  page,
}) => {
  const { word, slug } = findRareWord();
  await page.goto('/projects');
  await page.getByRole('searchbox').fill(word);
  await expectShown(page, [slug]);
  await expect(card(page, slug).locator('mark').first()).toHaveText(new RegExp(word, 'i'));
  await expect(page).toHaveURL(`/projects?q=${word}`);
});

test('without its index, search still looks through titles and pitches', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/projects');
  await page.getByRole('searchbox').fill('memecoin');
  await expectShown(page, ['pkmb']);
});

test('an address with every kind of choice restores the view', async ({ page }) => {
  await page.goto('/projects?tag=web3&group=ai&sort=title&q=contract');
  await expect(page.getByRole('searchbox')).toHaveValue('contract');
  await expect(chip(page, 'Web3')).toHaveAttribute('aria-current', 'true');
  await expect(option(page, 'AI', 'Featured')).toHaveAttribute('aria-current', 'true');
  await expect(option(page, 'Title', 'Sort by')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-project]')).not.toHaveCount(TOTAL);
  await expect(card(page, 'auditrix')).toBeVisible();
});

test('the back button undoes one choice at a time', async ({ page }) => {
  await page.goto('/projects');
  await choose(page, 'AI');
  await choose(page, 'Web3');
  await expectShown(page, withTags('AI', 'Web3'));
  await page.goBack();
  await expectShown(page, withTags('AI'));
  await page.goBack();
  await expectShown(page, slugsBy(byTrack));
  await page.goForward();
  await expectShown(page, withTags('AI'));
});

test('a whole search is one step back', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('searchbox').pressSequentially('jury');
  await expect(page.getByRole('status')).not.toHaveText(`${TOTAL} projects`);
  await page.goBack();
  await expectShown(page, slugsBy(byTrack));
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('coming back from a write-up finds the view as it was left', async ({ page }) => {
  await page.goto('/projects');
  await choose(page, 'Health');
  await expectShown(page, withTags('Health'));
  await page.getByRole('link', { name: 'ZenCare' }).click();
  await expect(page).toHaveURL('/projects/zencare');
  await page.goBack();
  await expectShown(page, withTags('Health'));
});

test('the number of results is announced', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('status')).toHaveText(`${TOTAL} projects`);
  await choose(page, 'Health');
  await expect(page.getByRole('status')).toHaveText(
    `${withTags('Health').length} of ${TOTAL} projects`,
  );
});

test('an empty view says so and has a way out', async ({ page }) => {
  await page.goto('/projects?tag=ai&tag=audio');
  await expect(page.getByRole('status')).toHaveText(`0 of ${TOTAL} projects`);
  await expect(page.getByRole('heading', { name: 'No sleeve fits all of that' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: `Show all ${TOTAL} projects` }).click();
  await expectShown(page, slugsBy(byTrack));
});

test('a prerendered view can be widened again without leaving the page', async ({ page }) => {
  await page.goto('/projects/tag/ai/web3');
  await expectShown(page, withTags('AI', 'Web3'));
  await choose(page, 'Web3');
  await expectShown(page, withTags('AI'));
  await expect(page).toHaveURL('/projects?tag=ai');
});

test('before it is used, the page loads no filter, no search and no preview', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/projects', { waitUntil: 'networkidle' });
  expect(
    requests.filter((url) => /pagefind|run-filters|find-write-ups|play-previews|\.webp/.test(url)),
  ).toEqual([]);
});

test('a sleeve plays its preview while the mouse rests on it', async ({ page }) => {
  await page.goto('/projects');
  await card(page, 'auditrix').hover();
  await expect(card(page, 'auditrix').locator('.preview')).toHaveJSProperty('complete', true);
  await card(page, 'fairbnb').hover();
  await expect(card(page, 'auditrix').locator('.preview')).toHaveCount(0);
  await expect(page.locator('.preview')).toHaveCount(1);
});

test('a sleeve plays its preview while the keyboard is on it', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('group', { name: 'Tags' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Audio Visualizer' })).toBeFocused();
  await expect(card(page, 'audio-visualizer').locator('.preview')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card(page, 'audio-visualizer').locator('.preview')).toHaveCount(0);
});

test('a related project plays its preview too', async ({ page }) => {
  await page.goto('/projects/auditrix');
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
    await page.goto('/projects');
    await card(page, 'auditrix').hover();
    await page.clock.runFor(LONG_REST_MS);
    await expect(page.locator('.preview')).toHaveCount(0);
    expect(previews).toEqual([]);
  });
});

for (const path of ['/projects/tag/ai', '/projects/group/web3', '/projects/sort/date']) {
  test(`${path} fits a small phone and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
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

  test('tags are links that add up', async ({ page }) => {
    await page.goto('/projects');
    await choose(page, 'AI');
    await expect(page).toHaveURL('/projects/tag/ai');
    await choose(page, 'Web3');
    await expect(page).toHaveURL('/projects/tag/ai/web3');
    await expectShown(page, withTags('AI', 'Web3'));
    await choose(page, 'AI');
    await expectShown(page, withTags('Web3'));
  });

  test('groups and orders are pages', async ({ page }) => {
    await page.goto('/projects');
    await choose(page, 'Design', 'Featured');
    await expectShown(page, ['prakruti', 'zencare']);
    await choose(page, 'Date', 'Sort by');
    await expectShown(
      page,
      slugsBy((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
    );
  });

  test('every tag of a write-up leads to a page', async ({ page, request }) => {
    for (const tag of new Set(projects.flatMap(({ tags }) => tags))) {
      const answer = await request.get(`/projects/tag/${tag.toLowerCase()}`);
      expect(answer.status(), tag).toBe(200);
    }
    await page.goto('/projects/zencare');
    await page.getByRole('link', { name: 'Health', exact: true }).click();
    await expectShown(page, withTags('Health'));
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
