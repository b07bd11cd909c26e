import { gitLines, tryGit } from '../shared/git.ts';

/** Always the owner's. */
const CONTENT = 'content';

/** The owner's as soon as they change it: each folder here is one project. */
const PROJECTS = 'projects';

/** The owner's as soon as they change it, file by file. */
const FILES = [
  'LICENSE',
  'README.md',
  'public',
  'tests/portfolio',
  // The owner's own figures, or none.
  'bench/results.json',
  'docs/scaling.md',
  'docs/scaling.svg',
];

/** The paths that a merge must leave as they are at HEAD; `start` is the version the site has, `next` the one it takes. */
export function listOwned(start: string, next: string): string[] {
  const projects = union([start, next, 'HEAD'], (version) =>
    (tryGit('ls-tree', '--name-only', version, `${PROJECTS}/`) ?? '').split('\n').filter(Boolean),
  );
  const files = union([start, next, 'HEAD'], (version) =>
    gitLines('ls-tree', '-r', '--name-only', version, '--', ...FILES),
  );
  return [
    CONTENT,
    // A new sample is not the owner's work, and one that the template has dropped is still on their site.
    ...projects.filter(
      (path) => isChanged(path, start) || !isIn(path, next) || !isIn(path, 'HEAD'),
    ),
    ...files.filter((path) => isChanged(path, start)),
  ];
}

/** Whether a path exists in a version. */
export function isIn(path: string, version: string): boolean {
  return hashOf(path, version) !== undefined;
}

function isChanged(path: string, start: string): boolean {
  return hashOf(path, 'HEAD') !== hashOf(path, start);
}

function hashOf(path: string, version: string): string | undefined {
  return tryGit('rev-parse', '--quiet', '--verify', `${version}:${path}`);
}

function union(versions: string[], list: (version: string) => string[]): string[] {
  return [...new Set(versions.flatMap(list))].sort();
}
