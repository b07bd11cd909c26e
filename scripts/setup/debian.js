import { step, succeeds } from './run.js';

/**
 * Installs the first of these packages of Debian that there is, where root and apt allow it.
 * @param {string[]} names
 */
export function installDebianPackage(names) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !succeeds('apt-get', ['--version'])) return;
  step(`Installing Debian's ${names[0]}`);
  succeeds('apt-get', ['update'], { isShown: true });
  const install = ['install', '-y', '--no-install-recommends'];
  names.some((name) => succeeds('apt-get', [...install, name], { isShown: true }));
}
