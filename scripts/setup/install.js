import { run, step } from './run.js';
import { hashFiles, isStamped, writeStamp } from './stamp.js';

const STAMP = 'node_modules/.installed';

/** Installs what package-lock.json names, unless exactly that is installed. */
export function ensureInstall() {
  const wanted = hashFiles(['package.json', 'package-lock.json'], process.platform + process.arch);
  if (isStamped(STAMP, wanted)) return;
  step('Installing packages (a few minutes the first time)');
  run('npm', ['ci']);
  writeStamp(STAMP, wanted);
}
