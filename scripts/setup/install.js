import { existsSync, statSync } from 'node:fs';

import { run, step } from './run.js';
import { hashFiles, isStamped, writeStamp } from './stamp.js';

const STAMP = 'node_modules/.installed';
const NAMED = ['package.json', 'package-lock.json'];
/** npm writes it at the end of every installation. */
const NPMS_OWN = 'node_modules/.package-lock.json';

/** Installs what package-lock.json names, unless exactly that is installed. */
export function ensureInstall() {
  const wanted = hashFiles(NAMED, process.platform + process.arch);
  if (isStamped(STAMP, wanted)) return;
  if (!wasInstalledByHand()) {
    step('Installing packages (a few minutes the first time)');
    run('npm', ['ci']);
  }
  writeStamp(STAMP, wanted);
}

/** Whether npm has installed something since the named versions changed: then it was just these. */
function wasInstalledByHand() {
  const changedAt = (/** @type {string} */ file) => statSync(file).mtimeMs;
  return (
    existsSync(NPMS_OWN) &&
    !existsSync(STAMP) &&
    NAMED.every((file) => changedAt(file) <= changedAt(NPMS_OWN))
  );
}
