// `npm run lock`: rewrites package-lock.json for all platforms. npm leaves out other platforms when there is a node_modules
// folder, so this runs in an empty folder; and npm does not complete entries that a lock already has, so incomplete and
// overridden packages are removed first.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import project from '../package.json' with { type: 'json' };
import { findLocked, isLock, listMissingOptional, type Lock } from './lock/missing-builds.ts';

const LOCK = 'package-lock.json';
const overrides = Object.keys(project.overrides);

const folder = mkdtempSync(join(tmpdir(), 'complete-lock-'));
try {
  copyFileSync('package.json', join(folder, 'package.json'));
  copyFileSync('.npmrc', join(folder, '.npmrc'));
  const lock = readLock(LOCK);
  removeIncomplete(lock);
  writeFileSync(join(folder, LOCK), JSON.stringify(lock));
  const { status } = spawnSync('npm', ['install', '--package-lock-only'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  copyFileSync(join(folder, LOCK), LOCK);
} finally {
  rmSync(folder, { recursive: true });
}

const missing = listMissingOptional(readLock(LOCK));
if (missing.length > 0) {
  console.error(`These builds are not in the registry (docs/adr/0002):\n${missing.join('\n')}`);
  process.exit(1);
}
console.log(`${LOCK} holds every build of every platform.`);

/** Removes incomplete and overridden packages from the lock, with their optional packages. */
function removeIncomplete({ packages }: Lock): void {
  const incomplete = listMissingOptional({ packages }).map((line) => line.split(': ')[0] ?? '');
  const overridden = Object.keys(packages).filter((path) =>
    overrides.some((name) => path.endsWith(`node_modules/${name}`)),
  );
  for (const path of new Set([...incomplete, ...overridden])) {
    if (path === '') continue;
    for (const name of Object.keys(packages[path]?.optionalDependencies ?? {})) {
      const optional = findLocked(packages, path, name);
      if (optional) Reflect.deleteProperty(packages, optional);
    }
    Reflect.deleteProperty(packages, path);
  }
}

function readLock(file: string): Lock {
  const lock: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isLock(lock)) throw new Error(`${file} has no packages: is it a lock of npm 7 or newer?`);
  return lock;
}
