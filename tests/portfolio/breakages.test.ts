import { existsSync, globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { BREAKAGES } from '../breakages';

test.each(BREAKAGES)('"$name" still finds what it breaks', ({ file, find, tests }) => {
  const broken = globSync(file).filter((name) => hasMatch(readFileSync(name, 'utf8'), find));
  expect(broken).toHaveLength(1);
  expect(tests.filter((name) => !existsSync(name))).toEqual([]);
});

function hasMatch(text: string, find: string | RegExp): boolean {
  return typeof find === 'string' ? text.includes(find) : text.search(find) >= 0;
}
