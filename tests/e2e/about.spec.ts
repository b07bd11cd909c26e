import { existsSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { profile } from '../support/profile';

const SECTIONS = [
  { title: 'How I work', isThere: existsSync('content/principles.yaml') },
  { title: 'Work history', isThere: profile.workHistory.length > 0 },
  { title: 'Education', isThere: profile.education.length > 0 },
  { title: 'Tools', isThere: profile.tools.length > 0 },
  { title: 'Contact', isThere: true },
];

test.beforeEach(({ page }) => page.goto('/about'));

test('the liner notes have their sections in order, without those that the owner left empty', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    SECTIONS.filter(({ isThere }) => isThere).map(({ title }) => title),
  );
});

test('every role of the work history is there with its years', async ({ page }) => {
  const roles = page.getByRole('region', { name: 'Work history' }).getByRole('listitem');
  await expect(roles).toHaveCount(profile.workHistory.length);
  for (const [index, role] of profile.workHistory.entries()) {
    await expect(roles.nth(index)).toContainText(role.title);
    await expect(roles.nth(index)).toContainText(role.company);
    await expect(roles.nth(index)).toContainText(`${role.start} to ${role.end}`);
  }
});

test('every tool links a project that uses it, and every link works', async ({ page, request }) => {
  const tools = page.locator('.tool');
  await expect(tools).toHaveCount(profile.tools.length);
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
    profile.isAvailable ? /^Available/ : /^Not currently available/,
  );
  await contact.getByRole('link', { name: 'One-page CV' }).click();
  await expect(page).toHaveURL(/\/cv$/);
});
