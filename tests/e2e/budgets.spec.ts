import { expect, test } from '@playwright/test';

import { pages } from '../support/pages';
import { weigh } from '../support/weigh';

const KB = 1_000;
const HOME_BUDGET = { Script: 85 * KB, Image: 40 * KB, Font: 60 * KB, total: 190 * KB };
const PAGE_BUDGET = { Font: 60 * KB, total: 100 * KB };
/** Write-ups may have more, because highlighted code has one element per token. */
const MAX_ELEMENTS = { page: 800, writeUp: 1_000 };

for (const path of pages) {
  const budget = path === '/' ? HOME_BUDGET : PAGE_BUDGET;

  test(`${path} stays within its weight`, async ({ page }) => {
    const weight = await weigh(page, path);
    for (const [kind, limit] of Object.entries(budget)) {
      expect(weight, kind).toHaveProperty(kind);
      expect(Object.entries(weight).find(([name]) => name === kind)?.[1], kind).toBeLessThanOrEqual(
        limit,
      );
    }
    expect(await page.locator('*').count()).toBeLessThanOrEqual(
      path.startsWith('/projects/') ? MAX_ELEMENTS.writeUp : MAX_ELEMENTS.page,
    );
  });
}
