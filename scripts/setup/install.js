import { existsSync, statSync } from 'node:fs';

import { run, step } from './run.js';
import { hashFiles, isStamped, writeStamp } from '../../tooling/stamp.js';

const STAMP = 'node_modules/.installed';
const NAMED = ['package.json', 'package-lock.json'];
/** npm writes it at the end of every installation. */
const NPMS_OWN = 'node_modules/.package-lock.json';

/** Installs what package-lock.json names, unless that is installed. */
export function ensureInstall() {
  if (isInstalled()) return;
  if (!wasInstalledByHand()) {
    step('Installing packages (a few minutes the first time)');
    run('npm', ['ci']);
  }
  markInstalled();
}

/** Whether what package-lock.json names is installed, as far as these commands know. */
export function isInstalled() {
  return isStamped(STAMP, hashNamed());
}

/** After an installation, or after a change that asks for no further package. */
export function markInstalled() {
  writeStamp(STAMP, hashNamed());
}

function hashNamed() {
  return hashFiles(NAMED, process.platform + process.arch);
}

/** Whether npm has installed something since the named versions changed: then it was just these. */
function wasInstalledByHand() {
  const changedAt = (/** @type {string} */ file) => statSync(file).mtimeMs;
  return existsSync(NPMS_OWN) && NAMED.every((file) => changedAt(file) <= changedAt(NPMS_OWN));
}
