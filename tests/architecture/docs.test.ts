import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import project from '../../package.json' with { type: 'json' };
import { DOCUMENTS, isContent, listPaths } from '../support/documents';

test.each(DOCUMENTS)('%s names only paths that exist', (file) => {
  expect(listPaths(file).filter((path) => !isContent(path) && !existsSync(path))).toEqual([]);
});

test.each([...DOCUMENTS, ...globSync('docs/adr/*.md')])(
  '%s links only files that exist',
  (file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([\w./-]+\.md)/g)];
    const paths = links.map(([, path = '']) => join(dirname(file), path));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test.each(DOCUMENTS)('%s names only npm scripts that exist', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(
    ([, name]) => name,
  );
  expect(named.filter((name) => name !== undefined && !(name in project.scripts))).toEqual([]);
});

test('the README lists every npm script', () => {
  const readme = readFileSync('README.md', 'utf8');
  const names = Object.keys(project.scripts);
  // npm runs `predev` before `dev` by itself.
  const commands = names.filter((name) => !names.some((other) => name === `pre${other}`));
  const unlisted = commands.filter(
    (name) => !new RegExp(`npm (run )?${name}(?![\\w:])`).test(readme),
  );
  expect(unlisted).toEqual([]);
});
