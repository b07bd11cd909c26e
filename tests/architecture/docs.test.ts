import { existsSync, globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import project from '../../package.json' with { type: 'json' };

/** Decision records are left out: they speak of the tree as it was on their day. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].filter(
  (file) => !file.startsWith('docs/adr'),
);
const OWN_PATH =
  /`((?:src|tests|docs|content|projects|scripts|tooling|bench|public)\/[\w./[\]-]*)`/g;

test.each(DOCUMENTS)('%s names only paths that exist', (file) => {
  const text = readFileSync(file, 'utf8');
  const missing = [...text.matchAll(OWN_PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !/my-project|<|name/.test(path))
    .filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});

test.each(DOCUMENTS)('%s names only npm scripts that exist', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(
    ([, name]) => name,
  );
  expect(named.filter((name) => name !== undefined && !(name in project.scripts))).toEqual([]);
});
