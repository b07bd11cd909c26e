import { existsSync } from 'node:fs';

import { downloadPlaywrightBuild, fail, findProgram, playwrightBuild } from './browser.js';
import { installDebianPackage } from './debian.js';

/**
 * The browsers beside Chromium that the steps of tests/e2e/browsers.spec.ts run in.
 * @typedef {object} OtherBrowser
 * @property {'firefox' | 'webkit'} name
 * @property {string} title
 * @property {string} variable names the program
 * @property {string[]} programs on the PATH; for WebKit the driver, which starts its browser itself
 * @property {string[]} usualPaths
 * @property {string[]} helpers programs without which it does not run
 * @property {string[]} packages of Debian
 */

/** @type {OtherBrowser[]} */
export const otherBrowsers = [
  {
    name: 'firefox',
    title: 'Firefox',
    variable: 'FIREFOX',
    programs: ['firefox', 'firefox-esr'],
    usualPaths: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:/Program Files/Mozilla Firefox/firefox.exe',
    ],
    helpers: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'webkit',
    title: 'WebKit',
    variable: 'WEBKIT_DRIVER',
    programs: ['WebKitWebDriver'],
    usualPaths: [],
    helpers: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/**
 * The program named by the variable, else an installed one, else Playwright's own build; undefined when there is none.
 * @param {OtherBrowser} browser
 * @returns {{ program: string; isPlaywrights: boolean } | undefined}
 */
export function findOtherBrowser({ name, variable, programs, usualPaths, helpers }) {
  const named = process.env[variable];
  if (named) return { program: named, isPlaywrights: false };
  const program = findProgram(programs, usualPaths);
  const canRun = helpers.every((helper) => findProgram([helper]));
  if (program && canRun) return { program, isPlaywrights: false };
  const build = playwrightBuild(name);
  return build ? { program: build, isPlaywrights: true } : undefined;
}

/**
 * Installs what is missing where that is possible. The tests run without the rest, so what they leave out is said at their end.
 * @returns {string[]} one sentence for each browser that is missing
 */
export function ensureOtherBrowsers() {
  return otherBrowsers.flatMap((browser) => {
    const { name, title, variable, packages } = browser;
    const named = process.env[variable];
    if (named && !existsSync(named)) {
      fail(`${variable} names ${named}, but there is no such file. Correct it or unset it.`);
    }
    if (!findOtherBrowser(browser)) for (const one of packages) installDebianPackage([one]);
    if (!findOtherBrowser(browser)) downloadPlaywrightBuild(name);
    if (findOtherBrowser(browser)) return [];
    return [
      `NOT TESTED in ${title}, which was not found and could not be installed: pages, controls and demos of tests/e2e/browsers.spec.ts. Install it (Debian: ${packages.join(', ')}) or name it: ${variable}=/path npm test`,
    ];
  });
}
