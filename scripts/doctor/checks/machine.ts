import { findLocked, listMissingOptional, type LockedPackage } from '../../lock/missing-builds.ts';
import type { Finding } from '../finding.ts';
import type { MachineFacts } from '../read/read-machine.ts';
import type { Site } from '../site.ts';

const LOCK = 'package-lock.json';

/** A package with fewer builds has an extra for one system, such as fsevents, and works without it. */
const MIN_BUILDS = 3;

/** Whether Node, the lock and the installed packages fit each other and this machine. */
export function checkMachine({ machine }: Site): Finding[] {
  return [...checkNode(machine), ...checkLock(machine), ...checkPlatform(machine)];
}

function checkNode({ node, wantedNode, packageJson }: MachineFacts): Finding[] {
  const { engines } = Object.assign({ engines: {} }, packageJson);
  const { node: range } = Object.assign({ node: '' }, engines);
  const needed = majorOf(range);
  if (needed > majorOf(node)) {
    const problem = `Node ${node} runs here, and the site needs ${range}`;
    return [{ file: 'package.json', field: 'engines', problem, fix: 'Install a newer Node.' }];
  }
  if (wantedNode === '' || majorOf(wantedNode) === majorOf(node)) return [];
  return [
    {
      file: '.nvmrc',
      field: 'version',
      problem: `Node ${node} runs here, and the site is built and tested with ${wantedNode}`,
      fix: 'Run "npm install": it brings that Node with it.',
    },
  ];
}

function checkLock({ lock, packageJson }: MachineFacts): Finding[] {
  const say = (field: string, problem: string, fix: string) => ({
    file: LOCK,
    field,
    problem,
    fix,
  });
  if (!lock) return [say('file', 'it is missing or damaged', 'Run "npm install" and commit it.')];
  const wanted = dependenciesOf(packageJson);
  const locked = dependenciesOf(lock.packages['']);
  const differing = [...new Set([...Object.keys(wanted), ...Object.keys(locked)])].filter(
    (name) => wanted[name] !== locked[name],
  );
  return [
    ...differing.map((name) =>
      say(
        name,
        `package.json asks for ${wanted[name] ?? 'nothing'} and the lock for ${locked[name] ?? 'nothing'}`,
        'Run "npm install", then "npm run lock".',
      ),
    ),
    ...listMissingOptional(lock).map((name) =>
      say(name, 'this build for some platform is not in the lock', 'Run "npm run lock".'),
    ),
  ];
}

/** Packages with native code need the build of this system and processor. */
function checkPlatform({ lock, os, cpu, libc, isInstalled }: MachineFacts): Finding[] {
  const packages = lock?.packages ?? {};
  const fits = (build: LockedPackage) =>
    (build.os?.includes(os) ?? true) &&
    (build.cpu?.includes(cpu) ?? true) &&
    (build.libc === undefined || libc === undefined || build.libc.includes(libc));
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) => {
    const builds = Object.keys(optionalDependencies).flatMap((name) => {
      const found = findLocked(packages, folder, name);
      const build = packages[found ?? ''];
      return found !== undefined && build?.os ? [{ folder: found, build }] : [];
    });
    if (builds.length < MIN_BUILDS || !isInstalled(folder)) return [];
    const own = builds.filter(({ build }) => fits(build));
    if (own.some((build) => isInstalled(build.folder))) return [];
    return [
      {
        file: LOCK,
        field: folder.replace(/^.*node_modules\//, ''),
        problem: `its build for ${[os, libc, cpu].filter(Boolean).join('-')} is not installed`,
        fix:
          own.length > 0
            ? 'Run "npm ci" on this machine.'
            : 'Build on another machine: there is none for this one.',
      },
    ];
  });
}

function dependenciesOf(manifest: unknown): Record<string, string> {
  const { dependencies, devDependencies } = Object.assign(
    { dependencies: {}, devDependencies: {} },
    manifest,
  );
  return { ...dependencies, ...devDependencies };
}

/** 20 of `>=20`, of 20.11.1 and of v20. */
function majorOf(version: string): number {
  return Number(/\d+/.exec(version)?.[0] ?? 0);
}
