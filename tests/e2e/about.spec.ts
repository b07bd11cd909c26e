import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';
import { parse } from 'yaml';

import { formatSpanEnd } from '../../src/lib/format-date';
import { profile } from '../support/profile';
import { projects } from '../support/samples';

const PRINCIPLES = 'content/principles.yaml';

const SECTIONS = [
  {
    title: 'How I work',
    // An empty file is one that the owner does not want.
    isThere: existsSync(PRINCIPLES) && Boolean(parse(readFileSync(PRINCIPLES, 'utf8'))),
  },
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
    await expect(roles.nth(index)).toContainText(
      `${formatSpanEnd(role.start)} to ${formatSpanEnd(role.end)}`,
    );
  }
});

test('every tool links the projects that use it, and every link works', async ({
  page,
  request,
}) => {
  const tools = page.locator('.tool');
  await expect(tools).toHaveCount(profile.tools.length);
  for (const [index, tool] of profile.tools.entries()) {
    const proofs = tool.projects.filter((slug) => projects.some((one) => one.slug === slug));
    await expect(tools.nth(index).getByRole('link')).toHaveCount(proofs.length);
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
