import { globSync, readFileSync } from 'node:fs';

const OWN_PATH =
  /`((?:src|tests|docs|content|projects|scripts|tooling|bench|public)\/[\w./[\]-]*)`/g;

/** The documentation. Decision records are not part of it, because they describe the tree at the time of the decision. */
export const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].filter(
  (file) => !file.startsWith('docs/adr'),
);

/** The paths of this repository that a document names. */
export function listPaths(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(OWN_PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !/my-project|<|name/.test(path));
}

/** Whether a path is content, which an owner may delete. */
export function isContent(path: string): boolean {
  return /^(content|projects|tests\/portfolio)(\/|$)/.test(path);
}
