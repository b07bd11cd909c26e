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

/** Fails with the rule and the markup of whatever axe finds. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(RULES).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
