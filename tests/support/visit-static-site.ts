import { expect, type Page } from '@playwright/test';

import { collectComplaints } from './page-health';
import { findRareWord } from './rare-word';
import { demos, projects, someProject } from './samples';
import type { StaticHost } from './static-host';
import { recording } from './stream';

/**
 * What a visitor does on any static host. Fails when something is missing or the console has an error. `copy` says what a
 * copy of this site has lost.
 */
export async function visitStaticSite(
  page: Page,
  host: StaticHost,
  copy: { lost: readonly string[]; hasRecordings: boolean } = {
    lost: [],
    hasRecordings: true,
  },
): Promise<void> {
  const isThere = ({ slug }: { slug: string }) => !copy.lost.includes(slug);
  const left = projects.filter(isThere);
  const [first = someProject] = left;
  const complaints = collectComplaints(page);
  await page.goto(`${host.url}/`);
  const music = page.locator('[data-widget="music"]');
  if (recording && copy.hasRecordings) {
    await expect(music).toHaveAttribute('data-state', 'last-played');
    await expect(music.getByText(recording.title).first()).toBeVisible();
  } else await expect(music).toBeHidden();

  const { word, slug } = findRareWord(left.map((project) => project.slug)) ?? {
    word: first.title,
    slug: first.slug,
  };
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await page.getByRole('searchbox').fill(word);
  await expect(page.locator('[data-project]:visible')).toHaveCount(1);
  await expect(page).toHaveURL(
    `${host.url}/projects?${new URLSearchParams({ q: word }).toString()}`,
  );
  await page.locator(`[data-project="${slug}"] a`).first().click();
  await expect(page).toHaveURL(`${host.url}/projects/${slug}`);

  await page.waitForLoadState();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('About');
  await page.getByRole('option', { name: /^About ?Page$/ }).click();
  await expect(page).toHaveURL(`${host.url}/about`);

  const demoLeft = demos.find(isThere);
  if (demoLeft) {
    await page.goto(`${host.url}/projects/${demoLeft.slug}`);
    const demo = page.locator('[data-widget="demo"]');
    await demo.getByRole('button', { name: /^Play/ }).first().click();
    await expect(demo).toHaveAttribute('data-state', 'running');
  }
  expect(host.missing).toEqual([]);
  expect(complaints).toEqual([]);
}
