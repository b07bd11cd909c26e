import { expect, test } from '@playwright/test';

import { expectNoAxeViolationsInBothThemes } from '../support/axe';
import { collectComplaints, horizontalOverflow } from '../support/page-health';
import { pages } from '../support/pages';

const WIDTHS = [360, 768, 1440];
const MISSING = '/no-such-page';

for (const path of [...pages, MISSING]) {
  test(`${path} fits, makes no foreign request and passes axe in both themes`, async ({ page }) => {
    const complaints = collectComplaints(
      page,
      (message) => path === MISSING && message.text().includes('404'),
    );
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await horizontalOverflow(page), `horizontal scroll at ${width} px`).toBe(0);
      await expectNoAxeViolationsInBothThemes(page);
    }
    expect(complaints).toEqual([]);
  });
}
