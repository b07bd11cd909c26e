import { chromium, firefox, webkit } from '@playwright/test';

import { findOtherBrowser, otherBrowsers } from '../../../scripts/setup/other-browsers.js';
import { launchOptions } from '../browser.ts';
import { launchFirefox } from './bidi-driver.ts';
import type { Driver } from './driver.ts';
import { drive } from './playwright-driver.ts';
import { launchWebKit } from './webdriver-driver.ts';

export interface Browser {
  title: string;
  /** Unset where it is not installed. */
  launch?: () => Promise<Driver>;
}

const OWN = { firefox: launchFirefox, webkit: launchWebKit };
const PLAYWRIGHTS = { firefox, webkit };

/** The three browsers that visitors come with. */
export const browsers: Browser[] = [
  { title: 'Chromium', launch: async () => drive(await chromium.launch(launchOptions)) },
  ...otherBrowsers.map((browser): Browser => {
    const { name, title } = browser;
    const found = findOtherBrowser(browser);
    if (!found) return { title };
    if (!found.isPlaywrights) return { title, launch: () => OWN[name](found.program) };
    return { title, launch: async () => drive(await PLAYWRIGHTS[name].launch()) };
  }),
];
