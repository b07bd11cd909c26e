import { expect, type Page } from '@playwright/test';

import { ENOUGH_FOR } from '../../src/config/enough';
import { collectComplaints } from './page-health';
import { isHidden } from './profile';
import { findRareWord } from './rare-word';
import { demos, projects } from './samples';
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
  const complaints = collectComplaints(page);
  await page.goto(`${host.url}/`);
  const music = page.locator('[data-widget="music"]');
  if (recording && copy.hasRecordings && !isHidden('music')) {
    await expect(music).toHaveAttribute('data-state', 'last-played');
    await expect(music.getByText(recording.title).first()).toBeVisible();
  } else await expect(music).toBeHidden();

  if (left.length > 0)
    await visitProjects(
      page,
      host,
      left.map(({ slug }) => slug),
    );

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

/** Finds a project in the list, by its search where it has one, and opens it. */
async function visitProjects(page: Page, host: StaticHost, slugs: string[]): Promise<void> {
  await page.locator('main a[href$="/projects"]').first().click();
  const rare = slugs.length >= ENOUGH_FOR.controls ? findRareWord(slugs) : undefined;
  if (rare) {
    await page.getByRole('searchbox').fill(rare.word);
    await expect(page.locator('[data-project]:visible')).toHaveCount(1);
    await expect(page).toHaveURL(
      `${host.url}/projects?${new URLSearchParams({ q: rare.word }).toString()}`,
    );
  }
  const slug = rare?.slug ?? slugs[0];
  await page.locator(`[data-project="${slug}"] a`).first().click();
  await expect(page).toHaveURL(`${host.url}/projects/${slug}`);
  await page.waitForLoadState();
}
