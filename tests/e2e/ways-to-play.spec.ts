import { expect, test, type Locator, type Page } from '@playwright/test';

import { demos } from '../support/samples';

const playable = demos.map(({ slug }) => slug);
const [first] = playable;

/** The projects among `items` that say "Can be played", by slug. */
async function marked(items: Locator): Promise<string[]> {
  const slugs = await items.filter({ hasText: 'Can be played' }).evaluateAll((elements) =>
    elements.map((element) => {
      const link = element.querySelector('a[href^="/projects/"]');
      return link?.getAttribute('href')?.replace('/projects/', '') ?? '';
    }),
  );
  return slugs.sort();
}

async function listed(items: Locator): Promise<string[]> {
  const links = items.locator('a[href^="/projects/"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return paths.map((path) => path.replace('/projects/', '')).sort();
}

const expectPlayFocused = (page: Page) => expect(page.locator('[data-demo-play]')).toBeFocused();

for (const [name, path, selector] of [
  ['the list', '/projects', '[data-widget="project-list"] [data-project]'],
  ['latest tracks', '/', '.latest-track'],
  ['related projects', `/projects/${first}`, '.related li'],
] as const) {
  test(`${name}: exactly the projects with a demo carry a Play mark`, async ({ page }) => {
    test.skip(first === undefined, 'no project has a demo');
    await page.goto(path);
    const items = page.locator(selector);
    const expected = (await listed(items)).filter((slug) => playable.includes(slug));
    expect(expected).not.toEqual([]);
    expect(await marked(items)).toEqual(expected);
  });
}

test('every spine of a project with a demo leads to its Play, with the focus on it', async ({
  page,
}) => {
  test.skip(first === undefined, 'no project has a demo');
  await page.goto('/');
  const plays = page.locator('.crate__play');
  await expect(plays).toHaveCount(playable.length);
  await plays.first().click();
  await expect(page).toHaveURL(`/projects/${first}#demo`);
  await expectPlayFocused(page);
});

test('the button beside the facts of a write-up starts the demo', async ({ page }) => {
  test.skip(first === undefined, 'no project has a demo');
  await page.goto(`/projects/${first}`);
  await page.getByRole('link', { name: 'Play the demo' }).click();
  await expect(page.locator('[data-widget="demo"]')).not.toHaveAttribute('data-state', 'idle');
  await expect(page.locator('[data-widget="demo"] .stage')).toBeInViewport();
});
