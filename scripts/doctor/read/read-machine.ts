import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isLock, type Lock } from '../../lock/missing-builds.ts';

/** What runs the commands, and what is installed. */
export interface MachineFacts {
  /** The version of Node that runs this, such as 24.21.0. */
  node: string;
  /** The content of .nvmrc; empty when there is none. */
  wantedNode: string;
  os: string;
  cpu: string;
  /** Unset where there is only one C library. */
  libc: string | undefined;
  packageJson: unknown;
  /** Unset when there is none, or it lists no packages. */
  lock: Lock | undefined;
  /** Whether a folder of the lock, such as node_modules/sharp, exists. */
  isInstalled: (folder: string) => boolean;
}

/** Reads the facts about this machine and the packages below `root`. */
export function readMachine(root: string): MachineFacts {
  const lock = readJson(join(root, 'package-lock.json'));
  return {
    node: process.versions.node,
    wantedNode: readText(join(root, '.nvmrc')).trim(),
    os: process.platform,
    cpu: process.arch,
    libc: findLibc(),
    packageJson: readJson(join(root, 'package.json')),
    lock: isLock(lock) ? lock : undefined,
    isInstalled: (folder) => existsSync(join(root, folder)),
  };
}

function findLibc(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  // Otherwise the report looks up the names of open connections, which may take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = Object.assign({ header: {} }, process.report.getReport());
  return 'glibcVersionRuntime' in header ? 'glibc' : 'musl';
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch {
    return undefined;
  }
}

function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
