import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import {
  findLocked,
  isLock,
  listMissingOptional,
  type Lock,
} from '../../scripts/lock/missing-builds';

/** Packages with native code, without which the site cannot be built or checked. */
const NATIVE = [
  'rolldown',
  'oxc-parser',
  'oxc-resolver',
  'sharp',
  'lightningcss',
  '@astrojs/compiler-binding',
  'satteri',
  'pagefind',
  'esbuild',
];

const PLATFORMS = ['linux-glibc', 'linux-musl', 'darwin', 'win32'].flatMap((system) =>
  ['x64', 'arm64'].map((cpu) => `${system}-${cpu}`),
);

const lock = readLock();

test('the lock contains every optional package it refers to', () => {
  expect(listMissingOptional(lock)).toEqual([]);
});

test.each(NATIVE)('%s has a build for every platform', (name) => {
  const copies = Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`));
  expect(copies).not.toEqual([]);
  for (const copy of copies) {
    const built = platformsOf(copy);
    expect(PLATFORMS.filter((platform) => !built.includes(platform))).toEqual([]);
  }
});

test('the lock names no registry', () => {
  expect(JSON.stringify(lock)).not.toMatch(/"resolved"/);
});

test('a missing build is found, nested or not', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-mac': '1.0.0' } },
    'node_modules/a-linux': {},
    'node_modules/b/node_modules/a': { optionalDependencies: { 'a-linux': '2.0.0' } },
  };
  expect(listMissingOptional({ packages })).toEqual(['node_modules/a: a-mac']);
});

function readLock(): Lock {
  const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  if (!isLock(lock)) throw new Error('package-lock.json lists no packages');
  return lock;
}

/** The platforms that a package has a build for. A build for Linux that names no C library runs with both. */
function platformsOf(path: string): string[] {
  const names = Object.keys(lock.packages[path]?.optionalDependencies ?? {});
  return names.flatMap((name) => {
    const build = lock.packages[findLocked(lock.packages, path, name) ?? ''];
    return (build?.os ?? []).flatMap((os) =>
      (build?.cpu ?? []).flatMap((cpu) =>
        os === 'linux'
          ? (build?.libc ?? ['glibc', 'musl']).map((libc) => `linux-${libc}-${cpu}`)
          : [`${os}-${cpu}`],
      ),
    );
  });
}
