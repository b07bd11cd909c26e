import { chromium } from '@playwright/test';
import axe from 'axe-core';

import type { Receipts } from '../../src/collections/receipts.schema.ts';
import { changeTheme, findAxeViolations, RULES } from '../../tests/support/axe.ts';
import { launchOptions } from '../../tests/support/browser.ts';
import { pages } from '../../tests/support/pages.ts';
import { serveBuiltSite } from '../../tests/support/serve-built-site.ts';

type Axe = NonNullable<Receipts['axe']>['figures'];

const WINDOW = { width: 1_440, height: 900 };

/** Counts, on every page and in both themes, the elements that break a rule of axe. */
export async function countViolations(): Promise<Axe> {
  await using site = await serveBuiltSite({ LOG_REQUESTS: 'off', MUSIC_SOURCE: 'embedded' });
  const browser = await chromium.launch(launchOptions);
  const counted: Axe['pages'] = [];
  for (const path of pages) {
    const context = await browser.newContext({ viewport: WINDOW });
    const page = await context.newPage();
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    const countIn = async (theme: 'light' | 'dark') => {
      await changeTheme(page, theme);
      const violations = await findAxeViolations(page);
      return violations.reduce((sum, { elements }) => sum + elements.length, 0);
    };
    counted.push({ path, light: await countIn('light'), dark: await countIn('dark') });
    await context.close();
  }
  await browser.close();
  return { version: axe.version, rules: RULES.length, pages: counted };
}
