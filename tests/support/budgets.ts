import { brotliCompressSync } from 'node:zlib';

import { expect, type Page, type Response } from '@playwright/test';

import { isSampleSite } from './samples.ts';
import type { Weight } from './weigh.ts';

const KB = 1_000;
/**
 * About 5% above what was measured (bench/README.md); home must stay below 150 KB. An owner's texts and pictures are as long and
 * as large as they want them; of their pages only what the template adds is limited.
 */
const HOME_BUDGET = { Script: 74 * KB, Image: 7.8 * KB, Font: 42 * KB, total: 150 * KB };
const PAGE_BUDGET = { Font: 42 * KB, total: 95 * KB };
/** All its figures are text, and it has no script at all. */
const RECEIPTS_BUDGET = { Script: 0, Font: 42 * KB, total: 70 * KB };
/** Letters beyond those of plain English are in files of their own, which load only on pages that have them. */
export const MORE_LETTERS = { file: /\/(archivo-latin|extra)[^/]*\.woff2$/, bytes: 30 * KB };
/** Another family weighs what its letters weigh. */
const OTHER_SCRIPT = /\/extra-(?!archivo)[^/]*\.woff2$/;
/** Write-ups may have more, because highlighted code has one element per token, and so may the tables of nine measured parts. */
const MAX_ELEMENTS = { page: 800, writeUp: 1_000, receipts: 1_100 };
/** Compressed, of a page without islands; Play of a write-up and of the tour knows where every demo is. */
const MAX_SCRIPT_BYTES = { page: 2_048, withDemos: 3_200 };
/** What texts and pictures decide. */
const OF_CONTENT = new Set(['Image', 'total']);

/** The limits of a page, in bytes by kind. */
export function budgetOf(path: string) {
  if (path === '/') return HOME_BUDGET;
  return path === '/receipts' ? RECEIPTS_BUDGET : PAGE_BUDGET;
}

/** Fails when a page is heavier than it may be, or has too many elements. */
export async function expectWithinBudget(page: Page, path: string, weight: Weight): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const hasMore = loaded.some((name) => MORE_LETTERS.file.test(name));
  const letters = hasMore ? MORE_LETTERS.bytes : 0;
  const hasOtherScript = loaded.some((name) => OTHER_SCRIPT.test(name));
  for (const [kind, limit] of Object.entries(budgetOf(path))) {
    if (OF_CONTENT.has(kind) && !isSampleSite) continue;
    if (kind === 'Font' && hasOtherScript) continue;
    expect(weight, kind).toHaveProperty(kind);
    expect(Object.entries(weight).find(([name]) => name === kind)?.[1], kind).toBeLessThanOrEqual(
      limit + (kind === 'Font' || kind === 'total' ? letters : 0),
    );
  }
  if (!isSampleSite) return;
  expect(await page.locator('*').count()).toBeLessThanOrEqual(MAX_ELEMENTS[kindOf(path)]);
}

function kindOf(path: string): keyof typeof MAX_ELEMENTS {
  if (path.startsWith('/projects/')) return 'writeUp';
  return path === '/receipts' ? 'receipts' : 'page';
}

/** The scripts that a page fetches from now on. */
export function collectScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

/** Fails when a page without islands sends more script than it may, its own and what it fetched, or a framework. */
export async function expectLittleScript(
  page: Page,
  path: string,
  scripts: readonly Response[],
): Promise<void> {
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && (type === '' || type === 'module'))
      .map(({ textContent }) => textContent)
      .join(''),
  );
  const external = await Promise.all(scripts.map((script) => script.body()));
  const sent = [Buffer.from(inline), ...external]
    .map((script) => brotliCompressSync(script).byteLength)
    .reduce((sum, size) => sum + size, 0);
  const hasDemos = path === '/play' || path.startsWith('/projects/');
  expect(sent).toBeLessThanOrEqual(MAX_SCRIPT_BYTES[hasDemos ? 'withDemos' : 'page']);
  expect(external.some((script) => script.includes('hydrateRoot'))).toBe(false);
}
