import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Every rule axe has, those that are off by default included, but for one: enhanced contrast (7:1) is AAA, and the design
 * promises 4.5:1.
 */
const RULES = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((rule) => rule !== 'color-contrast-enhanced');

/** The rules whose verdict depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with the rule and the markup of whatever axe finds. */
export async function expectNoAxeViolations(page: Page, rules = RULES): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(rules).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Every rule in the light theme, and in the dark one those that look at colour. */
export async function expectNoAxeViolationsInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, COLOUR_RULES);
}
