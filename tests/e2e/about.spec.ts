import { expect, test } from '@playwright/test';

test.beforeEach(({ page }) => page.goto('/about'));

test('the liner notes have their four sections in order', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'How I work',
    'Work history',
    'Tools',
    'Contact',
  ]);
});

test('every role of the work history is there with its years', async ({ page }) => {
  const roles = page.getByRole('region', { name: 'Work history' }).getByRole('listitem');
  await expect(roles).toHaveText([
    /Software engineer\s*Software company\s*2024 to Present/,
    /Core team member\s*Campus code club\s*2023 to Present/,
  ]);
});

test('every tool links a project that uses it, and every link works', async ({ page, request }) => {
  const tools = page.locator('.tool');
  expect(await tools.count()).toBeGreaterThan(5);
  for (const tool of await tools.all()) {
    expect(await tool.getByRole('link').count()).toBeGreaterThan(0);
  }
  const addresses = await tools
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of new Set(addresses)) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('every habit leads to a page of this site that shows it', async ({ page, request }) => {
  const links = page.getByRole('region', { name: 'How I work' }).getByRole('link');
  for (const address of await links.evaluateAll((elements) =>
    elements.map((link) => link.getAttribute('href') ?? ''),
  )) {
    expect(address).toMatch(/^\//);
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('contact says whether the owner is available and leads to the CV', async ({ page }) => {
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.locator('[data-widget="availability"]')).toHaveText(
    'Available for new projects',
  );
  await contact.getByRole('link', { name: 'One-page CV' }).click();
  await expect(page).toHaveURL(/\/cv$/);
});
