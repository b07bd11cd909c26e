import { expect, test } from '@playwright/test';

import { expectFitAndAccess } from '../support/axe';
import { collectScripts, expectLittleScript, expectWithinBudget } from '../support/budgets';
import { collectComplaints } from '../support/page-health';
import { pages } from '../support/pages';
import { weigh } from '../support/weigh';

const MISSING = '/no-such-page';

// One test per page and not one per property: opening a page takes longer than most of what is checked here.
for (const path of pages) {
  test(`${path} is light, fits, makes no foreign request and passes axe in both themes`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    const scripts = collectScripts(page);
    const weight = await weigh(page, path);
    await test.step('its weight', () => expectWithinBudget(page, path, weight));
    if (path !== '/') await test.step('its scripts', () => expectLittleScript(page, path, scripts));
    await expectFitAndAccess(page);
    expect(complaints).toEqual([]);
  });
}

test('a missing page fits, makes no foreign request and passes axe in both themes', async ({
  page,
}) => {
  const complaints = collectComplaints(page, (message) => message.text().includes('404'));
  await page.goto(MISSING);
  await expectFitAndAccess(page);
  expect(complaints).toEqual([]);
});
