import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Every rule axe has: those that are off by default and the enhanced contrast of 7:1 included. */
const RULES = axe.getRules().map(({ ruleId }) => ruleId);

/** The rules whose verdict depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * Sets of rules by name. A running stage wears its sleeve, whose colours are made for 4.5:1: the enhanced contrast is for the
 * page around it.
 */
const RULE_SETS = {
  all: RULES,
  colours: COLOUR_RULES,
  AA: RULES.filter((rule) => rule !== 'color-contrast-enhanced'),
  'AA colours': COLOUR_RULES.filter((rule) => rule !== 'color-contrast-enhanced'),
};

/** Fails with the rule and the markup of whatever axe finds, on the whole page or inside a part of it. */
export async function expectNoAxeViolations(
  page: Page,
  set: keyof typeof RULE_SETS = 'all',
  part = 'html',
): Promise<void> {
  const rules = RULE_SETS[set];
  // Three times as fast: what passed is not carried over, and no second page is opened for frames of other origins.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'], runOnly: { type: 'rule', values: rules } })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => [
    id,
    nodes.filter(isJudged(id)).map(({ html }) => html),
  ]);
  expect(found.filter(([, nodes]) => nodes?.length !== 0)).toEqual([]);
}

/** What a stage writes on its sleeve's ground is held to 4.5:1; the page around it to 7:1. */
function isJudged(rule: string) {
  return ({ target }: { target: unknown[] }): boolean =>
    rule !== 'color-contrast-enhanced' || !target.some((part) => String(part).includes('demo'));
}

/** Every rule in the light theme, and in the dark one those that look at colour. */
export async function expectNoAxeViolationsInBothThemes(page: Page): Promise<void> {
  await changeTheme(page, 'light');
  await expectNoAxeViolations(page);
  await changeTheme(page, 'dark');
  await expectNoAxeViolations(page, 'colours');
}

/** Waits until every colour has arrived: halfway between two themes nothing is readable. */
async function changeTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}
