import { expect, test, type Page } from '@playwright/test';

import { expectNoAxeViolations } from '../support/axe';
import { pages } from '../support/pages';
import { hasControls, NO_PROJECT, projects, someProject, TOO_FEW } from '../support/samples';

const SCRIPT_BUDGET_BYTES = 2_048;

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const field = (page: Page) => palette(page).getByRole('combobox');
const selected = (page: Page) => palette(page).getByRole('option', { selected: true });

const projectName = new RegExp(`^${RegExp.escape(someProject.title)}`);
/** The last line of the whole list. */
const LAST = /^Copy the address/;
/** The end of a title may be missing, as long as enough of it is left. */
const MIN_TYPED = 4;

/** A keyword that finds this project and no other; undefined when it has none. */
function ownKeyword({ slug, keywords }: (typeof projects)[number]): string | undefined {
  const others = projects
    .filter((other) => other.slug !== slug)
    .map((other) => `${other.title} ${other.keywords}`.toLowerCase());
  return keywords
    .split(',')
    .map((keyword) => keyword.trim().toLowerCase())
    .find(
      (keyword) =>
        keyword.includes(' ') &&
        others.every((text) => !keyword.split(' ').every((word) => text.includes(word))),
    );
}

async function openByKeys(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toBeVisible();
}

test('nothing of the palette loads before it is opened', async ({ page }) => {
  const loaded: string[] = [];
  let scriptBytes = 0;
  page.on('requestfinished', async (request) => {
    loaded.push(request.url());
    if (request.resourceType() !== 'script') return;
    scriptBytes += (await request.sizes()).responseBodySize;
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => url.includes('palette'))).toEqual([]);
  expect(scriptBytes).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
  await openByKeys(page);
  await expect.poll(() => loaded.filter((url) => url.includes('palette')).length).toBe(2);
});

test.describe('on a Mac', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15' });

  test('the button names the Mac’s keys', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('button', { name: /Cmd K/ })).toHaveText('⌘ K');
  });
});

test('its button opens it, the field has the focus, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Go to, search and commands' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('typing finds a project, and Enter goes there', async ({ page }) => {
  test.skip(projects.length === 0, NO_PROJECT);
  await page.goto('/');
  await openByKeys(page);
  const { title } = someProject;
  await field(page).fill(title.length > MIN_TYPED ? title.slice(0, -1) : title);
  await expect(selected(page)).toContainText(someProject.title);
  await field(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/projects/${someProject.slug}$`));
});

test('a keyword finds a project', async ({ page }) => {
  const project = projects.find((one) => ownKeyword(one) !== undefined);
  test.skip(!project, 'no project has a keyword of two words of its own');
  await page.goto('/');
  await openByKeys(page);
  await field(page).fill((project && ownKeyword(project)) ?? '');
  await expect(selected(page)).toContainText(project?.title ?? '');
});

test('every page is in the list', async ({ page }) => {
  await page.goto('/');
  await openByKeys(page);
  const listed = palette(page).getByRole('option');
  await expect(listed.filter({ hasText: LAST })).toHaveCount(1);
  const names = await listed.allTextContents();
  for (const [path, name] of [
    ['/', 'HomePage'],
    ['/projects', 'ProjectsPage'],
    ['/stream', 'StreamPage'],
    ['/about', 'AboutPage'],
    ['/cv', 'CVPage'],
  ] as const) {
    expect(names.filter((one) => one === name)).toHaveLength(pages.includes(path) ? 1 : 0);
  }
  for (const { title, track } of projects) expect(names).toContain(title + track);
});

test('words that find nothing can still be searched for in the write-ups', async ({ page }) => {
  test.skip(!hasControls, TOO_FEW);
  await page.goto('/');
  await openByKeys(page);
  await field(page).fill('qzx jvw');
  await expect(selected(page)).toContainText('Search write-ups for “qzx jvw”');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/projects\?q=qzx(%20|\+)jvw/);
});

test('arrows move through the list and around its ends', async ({ page }) => {
  await page.goto('/');
  await openByKeys(page);
  const listed = palette(page).getByRole('option');
  await expect(listed.filter({ hasText: /^Home/ })).toHaveCount(1);
  await expect(selected(page)).toContainText('Home');
  await field(page).press('ArrowDown');
  await expect(listed.nth(1)).toHaveAttribute('aria-selected', 'true');
  await field(page).press('ArrowUp');
  await field(page).press('ArrowUp');
  await expect(selected(page)).toContainText('Copy the address');
  const id = await selected(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
});

test('a theme chosen here is still chosen after a reload, and the system can have it back', async ({
  page,
}) => {
  await page.goto('/');
  await openByKeys(page);
  await field(page).fill('dark');
  await field(page).press('Enter');
  await expect(palette(page).getByRole('status')).toHaveText('Dark theme');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openByKeys(page);
  await field(page).fill('system');
  await field(page).press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('the address of the page can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/about');
  await openByKeys(page);
  await field(page).fill('copy the address');
  await field(page).press('Enter');
  await expect(palette(page).getByRole('status')).toHaveText('Address copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/about$/);
});

test('a pointer alone can use it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Go to, search and commands' }).click();
  await palette(page)
    .getByRole('option', { name: /^About ?Page$/ })
    .click();
  await expect(page).toHaveURL(/\/about$/);
});

test('a click beside it closes it', async ({ page }) => {
  await page.goto('/');
  await openByKeys(page);
  await page.mouse.click(5, 5);
  await expect(palette(page)).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open palette in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/about');
    await openByKeys(page);
    await expect(palette(page).getByRole('option', { name: projectName }).first()).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('its button is not offered', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Go to, search and commands' })).toHaveCount(0);
  });
});
