import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

import { horizontalOverflow } from './page-health.ts';

/** Every rule axe has: those that are off by default and the enhanced contrast of 7:1 included. */
export const RULES = axe.getRules().map(({ ruleId }) => ruleId);

/** The rules whose verdict depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * Sets of rules by name. A running demo uses the colours of its sleeve, which are made for 4.5:1; the enhanced contrast is required of
 * the page around it.
 */
const RULE_SETS = {
  all: RULES,
  colours: COLOUR_RULES,
  'all but colours': RULES.filter((rule) => !COLOUR_RULES.includes(rule)),
  AA: RULES.filter((rule) => rule !== 'color-contrast-enhanced'),
};

/** A script that does nothing, for AxeBuilder to send. */
const ALREADY_LOADED = 'undefined';

/** Fails with the rule and the markup of whatever axe finds, on the whole page or inside a part of it. */
export async function expectNoAxeViolations(
  page: Page,
  set: keyof typeof RULE_SETS = 'all',
  part = 'html',
): Promise<void> {
  expect(await findAxeViolations(page, set, part)).toEqual([]);
}

/** The rules that a page or a part of it breaks, each with the markup of the elements that do. */
export async function findAxeViolations(
  page: Page,
  set: keyof typeof RULE_SETS = 'all',
  part = 'html',
): Promise<{ rule: string; elements: string[] }[]> {
  const rules = RULE_SETS[set];
  await loadAxe(page);
  // Three times as fast: only violations are reported, and no second page is opened for cross-origin frames.
  const { violations } = await new AxeBuilder({ page, axeSource: ALREADY_LOADED })
    .include(part)
    .options({ resultTypes: ['violations'], runOnly: { type: 'rule', values: rules } })
    .setLegacyMode()
    .analyze();
  const found = await Promise.all(
    violations.map(async ({ id, nodes }) => {
      const counted = id === 'color-contrast-enhanced' ? await outsideDemos(page, nodes) : nodes;
      return { rule: id, elements: counted.map(({ html }) => html) };
    }),
  );
  return found.filter(({ elements }) => elements.length > 0);
}

/** AxeBuilder would send its half megabyte of script twice for every run. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
}

/** Inside a demo a contrast of 4.5:1 is enough; the page around it needs 7:1. */
async function outsideDemos<Node extends { target: unknown[] }>(
  page: Page,
  nodes: Node[],
): Promise<Node[]> {
  const selectors = nodes.map(({ target }) => String(target[0]));
  const outside = await page.evaluate(
    (all) => all.filter((one) => !document.querySelector(one)?.closest('[data-widget="demo"]')),
    selectors,
  );
  return nodes.filter((_, index) => outside.includes(selectors[index] ?? ''));
}

/**
 * Looks at the page at three widths for horizontal scrolling, and with axe: every rule at the widest in the light theme, the
 * colours there in the dark one as well, and at the narrowest what depends on the layout. Colours are the same at all widths.
 */
export async function expectFitAndAccess(page: Page): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page), `horizontal scroll at ${width} px`).toBe(0);
    if (width === 360) await expectNoAxeViolations(page, 'all but colours');
  }
  await changeTheme(page, 'light');
  await expectNoAxeViolations(page);
  await changeTheme(page, 'dark');
  await expectNoAxeViolations(page, 'colours');
}

/** Waits for colour transitions to end, because contrast is too low in between. */
export async function changeTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}
