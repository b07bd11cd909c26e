import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { receiptsSchema, type Receipts } from '../../src/collections/receipts.schema';
import { MORE_LETTERS } from '../support/budgets';
import { hasReceipts } from '../support/pages';
import { isSampleSite } from '../support/samples';

/* Its weight, axe in both themes and its fit are looked at with those of all pages (every-page.spec.ts). */

test.skip(!hasReceipts, 'nothing was measured');

const receipts: Receipts = hasReceipts
  ? receiptsSchema.parse(JSON.parse(readFileSync('bench/results.json', 'utf8')))
  : {};
const names = receiptsSchema.keyof().options;

test('no script is fetched, and what remains inline is the start of every page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/receipts', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(1);
  await expect(page.locator('[data-needs-script]')).toHaveCount(0);
});

test('all its letters are in the fonts of every page', async ({ page }) => {
  test.skip(!isSampleSite, 'a name may have others');
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(request.url()));
  await page.goto('/receipts', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => MORE_LETTERS.file.test(url))).toEqual([]);
});

test('every part names the command that measures it, and the commit and the day it was measured', async ({
  page,
}) => {
  await page.goto('/receipts');
  for (const name of names) {
    const source = page.locator(`[data-receipt="${name}"] .receipt__source`);
    await expect(source.locator('code')).toHaveText(`npm run receipts -- ${name}`);
    const part = receipts[name];
    await expect(source).toContainText(part ? part.commit.slice(0, 7) : 'Not measured yet');
    if (part) await expect(source).toContainText(part.machine);
  }
});

test('a part that is older than the build says by how many commits', async ({ page }) => {
  await page.goto('/receipts');
  const build = await page.locator('[data-build]').getAttribute('data-build');
  test.skip(build === null, 'the build does not know its commit');
  for (const name of names) {
    const part = receipts[name];
    if (!part) continue;
    const age = commitsBetween(part.commit, build ?? '');
    const said = page.locator(`[data-receipt="${name}"] [data-age]`);
    await expect(said).toHaveAttribute('data-age', age ?? 'unknown');
    if (age !== undefined && age !== '0') await expect(said).toContainText('before this build');
  }
});

test('the same figures are there as JSON', async ({ request }) => {
  const answer = await request.get('/receipts.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(await answer.json()).toMatchObject({ receipts, peers: { unit: 'KiB' } });
});

test('the footer and the palette lead to it, and a theme that was chosen elsewhere is shown', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Receipts' }).click();
  await expect(page).toHaveURL(/\/receipts$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await (await request.get('/palette.json')).text()).toContain('/receipts');
});

/** Commits that changed more than the receipts; undefined when the history has no such commit, as in a shallow clone. */
function commitsBetween(from: string, to: string): string | undefined {
  const others = ['bench/results.json', 'docs/scaling.md', 'docs/scaling.svg'];
  const excluded = others.map((file) => `:(exclude)${file}`);
  const args = ['rev-list', '--count', `${from}..${to}`, '--', '.', ...excluded];
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
