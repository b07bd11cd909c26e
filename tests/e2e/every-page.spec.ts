import { expect, test, type Page } from '@playwright/test';

import { expectNoAxeViolationsInBothThemes } from '../support/axe';
import { pages } from '../support/pages';

const WIDTHS = [360, 768, 1440];
const MISSING = '/no-such-page';

for (const path of [...pages, '/styleguide', MISSING]) {
  test(`${path} fits, keeps to itself and passes axe in both themes`, async ({ page }) => {
    const complaints = collectComplaints(page, path);
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await horizontalOverflow(page), `horizontal scroll at ${width} px`).toBe(0);
      await expectNoAxeViolationsInBothThemes(page);
    }
    expect(complaints).toEqual([]);
  });
}

/** Console errors, uncaught errors and requests to other sites, as they happen. */
function collectComplaints(page: Page, path: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isTheMissingPage = path === MISSING && message.text().includes('404');
    if (message.type() === 'error' && !isTheMissingPage) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') complaints.push(request.url());
  });
  return complaints;
}

function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
