import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

import { installDebianPackage } from './debian.js';
import { step, succeeds } from './run.js';

/** The shell without windows comes first: it is the same engine, and the browser tests take two thirds of the time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Older versions of Debian have only the second. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

const USUAL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

const DOWNLOAD_LIMIT_MS = 5 * 60_000;

/**
 * A Chromium for the tests: the one named by CHROMIUM, else an installed one, else Playwright's download, else
 * Debian's package. Exits with a message when there is none.
 * @returns {string} the path of the program
 */
export function ensureBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    fail(`CHROMIUM names ${named}, but there is no such file. Correct it or unset it.`);
  }
  return findInstalledBrowser() ?? downloadBrowser() ?? installBrowserPackage() ?? fail(NONE);
}

/**
 * An installed Chrome or Chromium, Playwright's own included; undefined when there is none.
 * @returns {string | undefined}
 */
export function findInstalledBrowser() {
  return findProgram(NAMES, USUAL_PATHS) ?? playwrightBuild('chromium');
}

/**
 * The first of these names on the PATH, else the first of these paths that exists.
 * @param {string[]} names
 * @param {string[]} [paths]
 * @returns {string | undefined}
 */
export function findProgram(names, paths = []) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...paths].find((path) => existsSync(path));
}

/**
 * Playwright's own build of a browser, where it was downloaded.
 * @param {'chromium' | 'firefox' | 'webkit'} name
 * @returns {string | undefined}
 */
export function playwrightBuild(name) {
  try {
    const require = createRequire(import.meta.url);
    const path = require('@playwright/test')[name].executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Not installed yet, or no build for this platform; the next source is tried.
    return undefined;
  }
}

/** @param {'chromium' | 'firefox' | 'webkit'} name */
export function downloadPlaywrightBuild(name) {
  step(`Downloading ${name} for the tests`);
  succeeds('npx', ['playwright', 'install', name], { isShown: true, timeout: DOWNLOAD_LIMIT_MS });
}

const NONE =
  'No Chrome or Chromium was found, and none could be downloaded. Install one, or name it: CHROMIUM=/path/to/chrome npm test';

function downloadBrowser() {
  downloadPlaywrightBuild('chromium');
  return findInstalledBrowser();
}

function installBrowserPackage() {
  installDebianPackage(DEBIAN_PACKAGES);
  return findInstalledBrowser();
}

/**
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
