import { expect, test, type Locator, type Page } from '@playwright/test';

import { demos, hasCrate, TOO_FEW } from '../support/samples';

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
    test.skip(expected.length === 0, 'none of them is there');
    expect(await marked(items)).toEqual(expected);
  });
}

test('every spine of a project with a demo leads to its Play, with the focus on it', async ({
  page,
}) => {
  test.skip(first === undefined, 'no project has a demo');
  test.skip(!hasCrate, TOO_FEW);
  await page.goto('/');
  const plays = page.locator('.crate__play');
  await expect(plays).toHaveCount(playable.length);
  await plays.first().click();
  await expect(page).toHaveURL(`/projects/${first}#demo`);
  await expectPlayFocused(page);
});

for (const viewport of [
  { width: 1440, height: 780 },
  { width: 768, height: 1024 },
  { width: 390, height: 700 },
]) {
  test(`the first screen of every write-up with a demo has its title and the only Play at ${viewport.width} px`, async ({
    page,
  }) => {
    test.skip(first === undefined, 'no project has a demo');
    await page.setViewportSize(viewport);
    for (const slug of playable) {
      await test.step(slug, async () => {
        await page.goto(`/projects/${slug}`);
        const plays = page.getByRole('button', { name: /^Play/ });
        await expect(plays).toHaveCount(1);
        await expect(plays).toBeInViewport({ ratio: 0.99 });
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.9 });
      });
    }
  });
}
